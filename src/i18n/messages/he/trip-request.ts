export const messages = {};
export type TripRequestMessages = typeof messages;
