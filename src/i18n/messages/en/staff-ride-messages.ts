import type { StaffRideMessagesMessages } from '../he/staff-ride-messages';

export const messages: StaffRideMessagesMessages = {
  title: 'Messages to driver and customer',
  none: 'Nothing has been sent yet.',
  failedToLoad: 'The messages could not be loaded',
  retry: 'Try again',
  to: { driver: 'To the driver', traveller: 'To the customer' },
  kinds: {
    ride_assigned: 'new ride',
    ride_changed: 'ride changed',
    ride_cancelled: 'ride taken off',
    tomorrow: 'rides ahead',
    driver_details: 'the driver’s details',
    driver_changed: 'another driver',
  },
  statuses: {
    pending: 'waiting to be sent',
    sent: 'sent by email',
    failed: 'not sent',
    handed_over: 'sent by WhatsApp',
  },
  byHand: 'waits for you to send it',
  open: 'Open WhatsApp',
  newTab: 'opens in a new tab',
  done: 'I have sent it',
  failed: 'Not saved. Please try again.',
};
