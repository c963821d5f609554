/** Ids that buttons of the home page lead to: the request form, and the short contact form. */
export const REQUEST_ID = 'request';
export const CONTACT_ID = 'contact';
