/** Where a form without JavaScript is answered; the function that sends people there shares it. */
export { POSTED_ANSWER_IDS, POSTED_TRIP_IDS } from '@shared/contracts/posted-answer';
