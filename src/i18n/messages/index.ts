import { use } from 'react';
import { downloadsByKey, type Download } from '@/lib/download';
import { useLocale } from '../locale-context';
import type { Locale } from '../locales';
import { useFilled } from '../promises';

/**
 * The texts of the interface, in groups that load separately: a visitor who reads never downloads the words of the
 * back office. Each group is one file per language, `messages/<locale>/<file>.ts`, exporting `messages`; the Hebrew
 * file defines the type that the others must satisfy.
 */
export interface Messages {
  article: import('./he/article').ArticleMessages;
  articleBody: import('./he/article-body').ArticleBodyMessages;
  consent: import('./he/consent').ConsentMessages;
  contact: import('./he/contact').ContactMessages;
  destination: import('./he/destination').DestinationMessages;
  destinationGuide: import('./he/destination-guide').DestinationGuideMessages;
  flights: import('./he/flights').FlightsMessages;
  outbox: import('./he/outbox').OutboxMessages;
  /** The home page below its first screen. */
  home: import('./he/home').HomeMessages;
  contactBar: import('./he/contact-bar').ContactBarMessages;
  footer: import('./he/footer').FooterMessages;
  itinerary: import('./he/itinerary').ItineraryMessages;
  menu: import('./he/menu').MenuMessages;
  pageParts: import('./he/page-parts').PagePartsMessages;
  privacySettings: import('./he/privacy-settings').PrivacySettingsMessages;
  publicPrices: import('./he/public-prices').PublicPricesMessages;
  sharing: import('./he/sharing').SharingMessages;
  site: import('./he/site').SiteMessages;
  staff: import('./he/staff').StaffMessages;
  staffDataDesk: import('./he/staff-data-desk').StaffDataDeskMessages;
  staffFleet: import('./he/staff-fleet').StaffFleetMessages;
  staffMeetingPoints: import('./he/staff-meeting-points').StaffMeetingPointsMessages;
  staffOffers: import('./he/staff-offers').StaffOffersMessages;
  staffPrices: import('./he/staff-prices').StaffPricesMessages;
  staffRideLists: import('./he/staff-ride-lists').StaffRideListsMessages;
  staffRides: import('./he/staff-rides').StaffRidesMessages;
  staffRideMessages: import('./he/staff-ride-messages').StaffRideMessagesMessages;
  staffSecurity: import('./he/staff-security').StaffSecurityMessages;
  staffSettings: import('./he/staff-settings').StaffSettingsMessages;
  staffTasks: import('./he/staff-tasks').StaffTasksMessages;
  staffTeam: import('./he/staff-team').StaffTeamMessages;
  staffTrends: import('./he/staff-trends').StaffTrendsMessages;
  staffLeads: import('./he/staff-leads').StaffLeadsMessages;
  taxiDifference: import('./he/taxi-difference').TaxiDifferenceMessages;
  /** The traveller's own page, which has code of its own (src/entry-guest.tsx). */
  trip: import('./he/trip').TripMessages;
  tripRequest: import('./he/trip-request').TripRequestMessages;
  tripStart: import('./he/trip-start').TripStartMessages;
}
export type MessageGroup = keyof Messages;

/** Name of a group's file: "tripRequest" stands in trip-request.ts. */
const fileOf = (group: MessageGroup) => group.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const downloads = downloadsByKey<unknown>();

/** Source file of a group, as the build manifest names it. */
export function messagesFile(locale: Locale, group: MessageGroup): string {
  return `src/i18n/messages/${locale}/${fileOf(group)}.ts`;
}

function downloadOf(locale: Locale, group: MessageGroup): Download<unknown> {
  const file = messagesFile(locale, group);
  return downloads(file, async () => {
    const { loaders } = await import('./loaders');
    const load = loaders[`./${locale}/${fileOf(group)}.ts`];
    if (!load) throw new Error(`there are no texts ${file}`);
    return load();
  });
}

/** Takes in groups that came with a page's own module. */
export function giveMessages(locale: Locale, groups: Partial<Messages>): void {
  for (const [group, messages] of Object.entries(groups)) downloadOf(locale, group as MessageGroup).give(messages);
}

/** Downloads a group of texts, once for everyone who asks. */
export const loadMessages = (locale: Locale, group: MessageGroup): Promise<unknown> =>
  downloadOf(locale, group).start();

/** The texts of a group in the page's language, with what the business promises now; suspends while they download. */
export function useMessages<Group extends MessageGroup>(group: Group): Messages[Group] {
  return useFilled(downloadOf(useLocale(), group).read(use) as Messages[Group]);
}
