import type { TripRequestMessages } from '../he/trip-request';

export const messages: TripRequestMessages = {};
