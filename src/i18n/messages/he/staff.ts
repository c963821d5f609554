export const messages = {};
export type StaffMessages = typeof messages;
