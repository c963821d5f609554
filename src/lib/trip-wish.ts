/** What a visitor was looking at before the request form: it travels in the address, and the form begins with it. */
export interface TripWish {
  /** Addresses as people write them, or names of known places (`_shared/places/known-places.ts`): "eilat", "airport". */
  from?: string;
  to?: string;
  /** A type of service of the form. */
  service?: string;
  /** As travellers write it, "LY 316". */
  flight?: string;
  /** Day of the journey, "YYYY-MM-DD" or typed in any usual way. */
  date?: string;
  /** Full hour by the clock in Israel, "09:00". */
  time?: string;
  /** How many travel. */
  passengers?: string;
  /** How many suitcases they have. */
  luggage?: string;
  /** Places on the way there; with one of them, empty or not, the others count no more. */
  stop_1?: string;
  stop_2?: string;
  stop_3?: string;
  /** Of a car with its driver. */
  hours?: string;
  /** A day route of the form: the service is a day's, then. */
  route?: string;
  /** A class of cars of the price list. */
  class?: string;
  /** How whoever lands is met: "board" or "kerb". */
  meeting?: string;
  /** "1" for both ways, "0" for one, whatever an older draft says. */
  round?: string;
  /** Day and full hour of the way back. */
  back?: string;
  back_time?: string;
}

/** Dispatched on the window when the address of the page that is shown has got a wish. */
export const WISH_EVENT = 'trip:wish';

/** The wish as a query, with its question mark; empty without one. */
export function wishQuery(wish: TripWish = {}): string {
  const query = new URLSearchParams(Object.entries(wish)).toString();
  return query && `?${query}`;
}

/** Whether an address may wish for something. Asked before any of the form's code is here. */
export const hasWish = (search: string): boolean =>
  /[?&](?:from|to|service|flight|date|time|passengers|luggage|stop_\d|hours|route|class|meeting|round|back|back_time)=/u.test(
    search,
  );

/** What an address wishes, unchecked. */
export const readWish = (search: string): TripWish => Object.fromEntries(new URLSearchParams(search));
