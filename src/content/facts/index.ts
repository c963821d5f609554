/** A fact about the world that guides state: what it is, who says it, and when that was read. */
interface Fact {
  /** In English, for those who check it again; each language writes it in its own words. */
  readonly says: string;
  /** Address of the page that says it. */
  readonly source: string;
  /** "YYYY-MM-DD" */
  readonly read: string;
  /** Nobody of the business has checked it yet, or the sources differ. */
  readonly confirm?: true;
}

const READ = '2026-11-22';

/**
 * What more than one language states, stated once. The sources of the English guides stand in blog/sources.en.ts, the
 * tariff of taxis in fares/. `npm run launch-check` lists what was read more than a year ago; docs/facts.md is the table.
 */
export const facts = {
  landingToHall: {
    says: 'From touchdown to the arrivals hall with a suitcase: about 50 minutes, 20 with hand luggage, more than an hour at worst',
    source: 'https://www.iaa.gov.il/en/airports/ben-gurion/',
    read: READ,
    confirm: true,
    minutes: 50,
  },
  etaIl: {
    says: 'Visa-exempt visitors need an approved ETA-IL before boarding: 25 shekels, two years, at least 72 hours ahead',
    source: 'https://israel-entry.piba.gov.il/',
    read: READ,
    confirm: true,
    shekels: 25,
    years: 2,
    hoursAhead: 72,
  },
  terminalOne: {
    says: 'Since 19 October 2025 flights to Eilat leave from Terminal 3; Terminal 1 opens and closes for low-cost flights',
    source: 'https://www.kikar.co.il/south-tourism/t4657w',
    read: READ,
    confirm: true,
  },
  deadSeaDrownings: {
    says: 'People drown in the Dead Sea: 18 cases in 2025 by Magen David Adom',
    source: 'https://www.kikar.co.il/israel-news/t9bbpn',
    read: READ,
  },
  masadaCableCar: {
    says: 'The first cable car at Masada starts at about eight, all year',
    source: 'https://dannythedigger.com/7-2021-the-pros-and-cons-of-climbing-masada-at-sunrise/',
    read: READ,
    opens: '08:00',
  },
  diamondMuseum: {
    says: 'The diamond museum in Ramat Gan closed in 2018',
    source: 'https://aroundus.com/p/8204187-harry-oppenheimer-diamond-museum',
    read: READ,
    confirm: true,
  },
  roshHanikra: {
    says: 'Rosh Hanikra lies on the Lebanese border and closes early in winter: its state is asked on the day',
    source: 'https://www.rosh-hanikra.com/',
    read: READ,
    confirm: true,
  },
  uber: {
    says: 'Uber left in July 2023; a bill to let private drivers carry passengers passed a preliminary reading 37 to 2 on 21 January 2026',
    source:
      'https://www.theyeshivaworld.com/news/israel-news/2501878/knesset-advances-bill-to-allow-uber-and-lyft-to-operate-in-israel.html',
    read: READ,
  },
  meterIsDuty: {
    says: 'A taxi runs its meter even where a price was agreed, and may only take less',
    source: 'https://www.globes.co.il/news/article.aspx?did=568554',
    read: READ,
    confirm: true,
  },
  noLuggageSupplement: {
    says: 'Supplements for luggage and for a third or fourth passenger were abolished',
    source: 'https://taximigdalhaemek.co.il/',
    read: READ,
    confirm: true,
  },
  cardsInTaxis: {
    says: 'Taxis of the airport take cards since 22 April 2018',
    source: 'https://en.globes.co.il/en/article-1001228873',
    read: READ,
    confirm: true,
  },
  fastLane: {
    says: 'A taxi with three or four people in it, the driver counted, pays no toll in the fast lane',
    source: 'https://www.fastlane.co.il/taxi',
    read: READ,
    confirm: true,
  },
  nightTrains: {
    says: 'Trains run through most weekday nights between the airport and Tel Aviv, Jerusalem and Haifa, with closures for works',
    source: 'https://www.rail.co.il/',
    read: READ,
    confirm: true,
  },
  amendment13: {
    says: 'Amendment 13 of the Privacy Protection Law came into force on 14 August 2025',
    source: 'https://www.gov.il/he/departments/the_privacy_protection_authority',
    read: READ,
  },
  adequacy: {
    says: 'The European Commission confirmed on 15 January 2024 that Israel protects data adequately',
    source:
      'https://commission.europa.eu/law/law-topic/data-protection/international-dimension-data-protection/adequacy-decisions_en',
    read: READ,
    confirm: true,
  },
} as const satisfies Record<string, Fact & Record<string, unknown>>;
