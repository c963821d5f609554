import type { ClosedWay, LeadRefusalCode } from '../../contracts/lead-contract.ts';
import type { RideLine } from '../../facts/lead-field.ts';
import type { FieldError, LeadFieldName, ServiceType, TripServiceType } from '../../facts/lead-fields.ts';
import type { Localized } from '../locales.ts';

type Labels = Readonly<Record<LeadFieldName, string>>;

/**
 * The words of a request in one language, for the site's forms, the functions and staff. A language is a file beside this
 * one, and the forms load only their own; where the same thing is said in other words, that is meant.
 */
export interface LeadWords {
  /** What the sender reads at a field. */
  labels: Labels;
  /** Where staff read another word. */
  staffLabels: Readonly<Partial<Labels>>;
  /** What is said of a ride; a fact without words of its own here has the label of its field. */
  ride: {
    /** Where another word than that label is read. */
    labels: Readonly<Partial<Labels>>;
    /** Of lines with several facts; `load` is all that is counted. */
    lines: Readonly<Record<RideLine | 'load', string>>;
    /** So many of something, among others on its line. */
    counted: Readonly<Partial<Record<LeadFieldName, (count: number) => string>>>;
    /** What can be chosen, but for services and languages. */
    choices: Readonly<Partial<Record<LeadFieldName, Readonly<Record<string, string>>>>> & {
      readonly passenger_language: Localized<string>;
    };
  };
  services: Readonly<Record<TripServiceType, string>>;
  /** Staff know their services: shorter, and with the message that is none. */
  staffServices: Readonly<Record<ServiceType, string>>;
  /** What is wrong with a field, said beside it. */
  errors: Readonly<Record<FieldError, string>>;
  /** What a wish comes to whose hour is closed. @param start, end of the time in which nobody drives, in words */
  closedWay: (way: ClosedWay['way'], start: string, end: string) => string;
  /** After the answer to a request that no mail follows, and the link to where one is asked for. */
  unmailed: { text: string; link: string };
  /** The form without JavaScript and the page that answers it. */
  page: {
    /** Where a plain input needs more words than the site's own. */
    labels: Readonly<Partial<Labels>>;
    /** Label of the message in the short form. */
    message: string;
    /** Of a list from which nothing is chosen yet. */
    choose: string;
    send: string;
    thanks: string;
    received: string;
    reference: string;
    /** @param until day and hour in words, by the clock in Israel */
    price: (price: string, until: string) => string;
    home: string;
    /** Ways to people instead of the form. */
    call: string;
    chat: string;
    contact: string;
    refused: string;
    /** What is wrong, each naming its field. */
    errors: Readonly<Record<FieldError, string>>;
    /** Why a request was refused; the site's forms show it too where they have nothing clearer. */
    refusals: Readonly<Record<LeadRefusalCode, string>>;
  };
}
