/** What programs and people are told who ask for a price, in English: the answers' codes are for programs. */
import type { QuestionField, QuestionRefusalCode } from '../contracts/price-question.ts';
import { ASKED_ROUTES, MOST_ASKED } from '../contracts/price-question.ts';
import { locales } from './locales.ts';
import type { AskReason } from '../price/price.ts';

/** What each part of a question has to be. */
const WANTED: Readonly<Record<QuestionField, string>> = {
  from: 'where the ride begins, as text',
  to: 'where the ride ends, as text',
  stop_1: 'a place on the way, as text, or nothing',
  stop_2: 'a place on the way, as text, or nothing',
  stop_3: 'a place on the way, as text, or nothing',
  hours: 'for how many hours a car is taken, a whole number from 1 to 24 and no route beside it, or nothing',
  event_hours:
    'for how many hours cars take the guests of an event, a whole number from 1 to 24 and neither hours nor a route beside it, or nothing',
  class: 'a class of cars by its name in the classes of an answer, or nothing',
  route: `${ASKED_ROUTES.join(' or ')}, or nothing`,
  date: 'the day of the pick-up in Israel as YYYY-MM-DD',
  time: 'the time of the pick-up in Israel as HH:MM, 24 hours',
  people: `how many travel, a whole number from 1 to ${MOST_ASKED}`,
  luggage: `how many large suitcases, a whole number from 0 to ${MOST_ASKED}, or nothing`,
  language: `${locales.join(' or ')}, or nothing`,
};

const REFUSALS: Readonly<Record<QuestionRefusalCode, string>> = {
  method_not_allowed: 'Ask with GET, the question in the address.',
  missing: 'This is missing.',
  invalid: 'This cannot be read.',
  past: 'The pick-up is in the past by the clock in Israel.',
  too_far_ahead: 'The pick-up is more than two years away.',
  town: 'This names no town that is known. Write the town beside the street, hotel or terminal.',
  which: 'This names two places, or a name that several places share. Write one place with its town.',
  link: 'Links are not read. Write the street and the town.',
  coordinates: 'Coordinates are not read. Write the street and the town.',
  number: 'A number alone is no place. Write the street and the town.',
  signs: 'There is no name of a place in this. Write the street and the town.',
  too_long: 'This is too long for an address. Write the street and the town alone.',
  blocked: 'Questions from this address are blocked for a while.',
  rate_limited: 'This address has asked too often. Wait, then ask again.',
  no_list: 'No price list is published at present. The office answers a request in writing.',
  unavailable: 'The price list cannot be read at the moment. Ask again in a little while.',
};

/** @param field the part of the question that is wrong */
export function refusalSentence(code: QuestionRefusalCode, field?: QuestionField): string {
  const sentence = REFUSALS[code];
  if (!field) return sentence;
  return code === 'missing' || code === 'invalid'
    ? `${field}: ${sentence} Give ${WANTED[field]}.`
    : `${field}: ${sentence}`;
}

/** Why there is no price. */
export const REASONS: Readonly<Record<AskReason, string>> = {
  from: 'The place where the ride begins is not in the price list, or our cars do not go there.',
  to: 'The place where the ride ends is not in the price list, or our cars do not go there.',
  no_fare: 'There is no fixed price for this route.',
  same_zone: 'A ride within one town or area has no fixed price.',
  group: 'For so many people or suitcases an offer is prepared.',
  too_soon:
    'The pick-up is too soon for a price here: call, or write on WhatsApp; the page behind the link has the numbers.',
  return_time: 'The way back has no hour yet.',
  return_early: 'The way back begins before the arrival.',
  return_hours: 'A car that is taken for a time brings everybody back, too: no way back is priced.',
  stop: 'One of the stops is not in the price list, or our cars do not go there.',
  detour: 'One of the stops is too far off the way.',
  needs: 'The office chooses the car for what is needed.',
  hours: 'This is priced by the hour.',
  day_route: 'The price of a day trip depends on the route.',
  route_door: 'The day route has no fixed price from or to there.',
  other: 'This is priced by the office.',
};

/** What assistants are told of the tool. @param business its name */
export const PRICE_TOOL_WORDS = (business: string) => ({
  title: 'Price of a private transfer in Israel',
  description: `What a private car with a driver of ${business} costs in Israel: between two places with up to three stops (from, to, day, hour, people, suitcases), by the hour (hours), by the hour for the guests of an event (event_hours), or for a day along a route (route). Answers the price of the whole in shekels with VAT, also in each class of cars (class), or the nearest hours at which the firm drives, or why its office has to answer. It reads only: it books nothing, and no name, phone number or other personal detail may be given. To book, a person opens the link of the answer, where the form has these answers, and sends it.`,
  instructions: `Prices of ${business}, a private-driver firm in Israel. Pass on the price with what it includes, say so where it is a sample, and give the link: only a person books. Hours are by the clock in Israel.`,
});
