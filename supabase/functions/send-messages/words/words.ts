import type { ClosedWay } from '../../_shared/contracts/lead-contract.ts';
import type { Localized } from '../../_shared/words/locales.ts';

/** What the office hears of when a traveller does something on the page of the trip, or staff do it for them. */
export type TripKind = 'offer_accepted' | 'offer_declined' | 'trip_changed' | 'trip_cancelled' | 'cannot_find_driver';

/** What the mails to staff say in one language, besides the words of a request and of an alert. */
export interface MailWords {
  yes: string;
  no: string;
  reference: string;
  languages: Localized<string>;
  lead: {
    /** @param service what is asked for, or "message" */
    subject: (reference: string, service: string) => string;
    opening: string;
    /** Before the customer's own words. */
    wrote: string;
    /** Before what the form showed, and until when it is kept. */
    shownPrice: string;
    /** The wished hour is one at which nobody drives, of which way. */
    closed: Record<ClosedWay['way'], string>;
    closedTime: (start: string, end: string) => string;
    /** Where none went to the customer. */
    confirmation: string;
    unmailed: string;
    call: string;
    whatsapp: string;
    link: string;
  };
  /** What a traveller did, or staff for them. */
  trip: {
    subject: Readonly<Record<TripKind, (reference: string) => string>>;
    opening: Readonly<Record<TripKind, string>>;
    customer: string;
    driver: string;
    route: string;
    when: string;
    price: string;
    fee: string;
    by: string;
    reason: string;
    /** What a change does to the price, and where the list says none. */
    listPrice: string;
    noPrice: string;
    /** First sentences for events of the timeline that say more than the kind does. */
    events: Readonly<Record<'change_asked' | 'asked_again' | 'cancel_notice' | 'notice_of_no_trip', string>>;
  };
  alert: { subject: (name: string) => string; opening: string; severity: string; address: string; link: string };
  heldBack: { subject: (count: number) => string; opening: string; link: string };
  accounts: { subject: (count: number) => string; opening: string; link: string };
  /** The evening's digest of rides until a day. */
  rides: {
    subject: (day: string, total: number, open: number) => string;
    opening: (total: number, day: string, open: number) => string;
    nothingOpen: (total: number, day: string) => string;
    byHand: (count: number) => string;
    withoutDriver: string;
    notConfirmed: (driver: string) => string;
    link: string;
  };
  invitation: { subject: string; opening: string; role: string; link: string };
  /** By the database's own words. */
  roles: Readonly<Record<string, string>>;
  /** Of a list that is longer than the mail. */
  more: (count: number) => string;
}
