/** Where both forms send, as a pattern for routes. */
export const SUBMIT_LEAD = '**/functions/v1/submit-lead';
