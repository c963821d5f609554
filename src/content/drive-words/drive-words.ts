/**
 * What a driver's page says in one language. Words of this page alone, short, to be read in a car park: two of its languages are no
 * languages of the site. @param time as a clock shows it @param route from where to where
 */
export interface DriveWords {
  language: 'he' | 'ar' | 'en' | 'ru' | 'fr';
  /** The language's own name. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** BCP 47 tag for Intl, with the digits of the page. */
  intl: string;
  /** Says so where nobody has read the words a second time. */
  unread?: string;
  title: string;
  languages: string;
  loading: string;
  /** The page runs by script alone. */
  noScript: string;
  /** Without a key, or with one that opens nothing any more. */
  noLink: { title: string; text: string };
  unreachable: { text: string; again: string };
  upToDate: (time: string) => string;
  noSignal: (time: string) => string;
  waiting: (count: number) => string;
  today: string;
  tomorrow: string;
  noRides: string;
  allRides: string;
  done: string;
  /** @param state of the ride */
  states: Readonly<
    Record<'assigned' | 'acknowledged' | 'on_the_way' | 'at_pickup' | 'on_board' | 'done' | 'no_show', string>
  >;
  steps: Readonly<Record<'acknowledged' | 'on_the_way' | 'at_pickup' | 'on_board' | 'done', string>>;
  undo: string;
  leaveFrom: (time: string) => string;
  late: { button: string; question: string; minutes: (count: number) => string; said: (count: number) => string };
  noShow: {
    button: string;
    from: (time: string) => string;
    question: string;
    text: string;
    place: string;
    called: string;
    confirm: string;
  };
  /** What a ride has cost besides. @param figures names of the fields */
  extra: {
    button: string;
    question: string;
    kinds: Readonly<Record<'parking' | 'waiting' | 'stop', string>>;
    figures: Readonly<Record<'parking' | 'waiting', string>>;
    words: string;
    send: string;
    noted: string;
  };
  cancel: string;
  rows: Readonly<
    Record<
      | 'from'
      | 'to'
      | 'stop'
      | 'meeting'
      | 'flight'
      | 'passenger'
      | 'collect'
      | 'instructions'
      | 'note'
      | 'car'
      | 'reference'
      | 'checks',
      string
    >
  >;
  /** What the traveller has said on the trip's page. */
  told: { here: (time: string) => string; lost: (time: string) => string };
  landing: (time: string) => string;
  /** Facts of a ride that have no place of their own there, by their names. */
  facts: Readonly<Partial<Record<string, string>>>;
  meetingWays: Readonly<Record<string, string>>;
  price: (shekels: string) => string;
  /** @param price with its sign @param ways a list in words */
  collect: Readonly<
    Record<'fixed' | 'at_most' | 'first_ride' | 'office' | 'paid', (price: string, ways: string) => string>
  >;
  ways: Readonly<Record<string, string>>;
  sign: { open: string; close: string; awake: string };
  call: string;
  /** What is written to the traveller, in his language; here its name in the driver's. */
  write: { title: string; here: string; late: string; where: string };
  phoneLater: string;
  office: string;
  refusals: Readonly<Record<'not_yours' | 'changed' | 'not_possible' | 'step_time' | 'other', string>> & {
    until: (time: string) => string;
  };
  lost: (time: string, route: string) => string;
  understood: string;
}
