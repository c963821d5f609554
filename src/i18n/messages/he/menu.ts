/** Panels of the main menu. */
export const messages = {
  popular: 'היעדים המבוקשים',
  more: 'עוד יעדים',
};
export type MenuMessages = typeof messages;
