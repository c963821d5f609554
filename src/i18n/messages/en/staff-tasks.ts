import type { StaffTasksMessages } from '../he/staff-tasks';

export const messages: StaffTasksMessages = {
  title: 'Needs your attention',
  failed: 'The tasks could not be loaded',
  retry: 'Try again',
  all: (count) => `All ${count} tasks`,
  urgencies: { now: 'Now', today: 'Today', soon: 'Soon' },
  kinds: {
    request_unanswered: 'A request is waiting for an answer',
    offer_unanswered: 'An offer is still unanswered',
    offer_declined: 'An offer was declined',
    change_requested: 'The customer has asked for a change',
    trip_cancelled: 'The customer has cancelled',
    message_failed: 'A message did not reach the customer',
  },
  open: 'Open the request',
  take: 'I’ll take it',
  mine: 'Yours',
  takenBy: 'Taken by',
  dismiss: 'No action needed',
  why: 'Why?',
  whyMissing: 'Give a short reason',
  confirm: 'Close the task',
  keep: 'Keep it',
  notSaved: 'Not saved. Please try again.',
};
