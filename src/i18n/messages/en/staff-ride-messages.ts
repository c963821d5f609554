import type { StaffRideMessagesMessages } from '../he/staff-ride-messages';

export const messages: StaffRideMessagesMessages = {
  title: 'Messages to driver and customer',
  none: 'Nothing has been sent yet.',
  failedToLoad: 'The messages could not be loaded',
  to: { driver: 'To the driver', traveller: 'To the customer', passenger: 'To the passenger' },
  kinds: {
    ride_assigned: 'new ride',
    ride_changed: 'ride changed',
    ride_cancelled: 'ride cancelled or reassigned',
    tomorrow: 'upcoming rides',
    driver_details: 'the driver’s details',
    driver_changed: 'change of driver or car',
    pickup_moved: 'pick-up moved',
    flight_moved: 'flight late or early: pick-up moved',
    flight_cancelled: 'flight cancelled',
    no_show: 'nobody came',
    driver_on_the_way: 'driver on the way',
    driver_waiting: 'driver waiting',
    driver_late: 'driver late',
    extra_to_agree: 'extra to agree to',
  },
  statuses: {
    pending: 'waiting to be sent',
    sent: 'sent by email',
    failed: 'not sent',
    handed_over: 'sent by WhatsApp',
  },
  byHand: 'waiting for you to send it',
  open: 'Open WhatsApp',
  done: 'I have sent it',
};
