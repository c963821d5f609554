import type { RestRules } from '../clock/rest-clock.ts';

/**
 * What the business promises of every ride: pages, mails and new offers say these figures. Their home is the database's table
 * `settings`, where the owner changes them; each is named as its row there. An offer that was sent keeps its own.
 */
export interface Promises {
  /** Minutes within which a request is answered on working days. */
  reply_minutes: number;
  /** Working days within which a complaint is answered. */
  complaint_days: number;
  /** Hours before the ride until which a traveller changes it. */
  change_hours: number;
  /** Hours before the ride until which it is cancelled free of charge. */
  free_until_hours: number;
  /** Percent of the price that cancelling later costs. */
  late_fee_percent: number;
  /** Minutes that the driver waits free of charge: from the landing at the airport, from the agreed time anywhere else. */
  landing_waiting_minutes: number;
  free_waiting_minutes: number;
  /** Hours of a flight's delay that cost nothing. */
  free_delay_hours: number;
  /** By whose sun the business rests on Shabbat and holidays; "none" for one that drives then. */
  rest_city: RestRules['city'];
  /** Minutes before candle lighting by which rides are over, and after nightfall from which they begin. */
  rest_margin_before: number;
  rest_margin_after: number;
  /** Hours that a price holds from when it is said, in the form or in an offer that says nothing else. */
  price_hold_hours: number;
  /** Minutes before the pick-up until which a traveller accepts an offer. */
  min_notice_minutes: number;
  /** Percent off the total of a round trip to and from the airport: a rule of the price list. */
  round_trip_percent: number;
  /** Passengers and suitcases up to which the cars are priced together: rules of the price list. */
  most_passengers: number;
  most_luggage: number;
}

/** What holds until somebody changes it: the database begins with the same (tests compare), and so does a build without one. */
export const FIRST_PROMISES: Promises = {
  reply_minutes: 30,
  complaint_days: 14,
  change_hours: 4,
  free_until_hours: 24,
  late_fee_percent: 50,
  landing_waiting_minutes: 60,
  free_waiting_minutes: 15,
  free_delay_hours: 2,
  rest_city: 'tel-aviv',
  rest_margin_before: 60,
  rest_margin_after: 30,
  price_hold_hours: 48,
  min_notice_minutes: 180,
  round_trip_percent: 10,
  most_passengers: 20,
  most_luggage: 24,
};

/** When the business rests by what it promises. @param closed_dates days that it closes besides, as far as they are known */
export const restOf = (promises: Promises, closed_dates: RestRules['closed_dates'] = []): RestRules => ({
  city: promises.rest_city,
  before: promises.rest_margin_before,
  after: promises.rest_margin_after,
  closed_dates,
});

export const FIRST_REST = restOf(FIRST_PROMISES);
