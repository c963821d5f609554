export const messages = {
  close: 'סגירה',
  loading: 'טוען…',
};
export type SiteMessages = typeof messages;
