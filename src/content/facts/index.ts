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
    says: 'Terminal 1 opens and closes for flights to Eilat and low-cost flights: those to Eilat used Terminal 3 from 19 October 2025, announced until the end of March 2026',
    source:
      'https://www.srugim.co.il/1253888-%D7%94%D7%97%D7%9C-%D7%9E%D7%A9%D7%91%D7%95%D7%A2-%D7%94%D7%91%D7%90-%D7%94%D7%A9%D7%99%D7%A0%D7%95%D7%99-%D7%94%D7%9E%D7%A9%D7%9E%D7%A2%D7%95%D7%AA%D7%99-%D7%91%D7%A0%D7%AA%D7%91%D7%92',
    read: READ,
    confirm: true,
  },
  deadSeaDrownings: {
    says: 'People drown in the Dead Sea: 18 cases in the bathing season of 2025, by Magen David Adom',
    source: 'https://www.kikar.co.il/israel-news/t9bbpn',
    read: READ,
  },
  deadSeaSalt: {
    says: 'People in the Dead Sea lose their balance and swallow water, which is dangerous in small amounts; lifeguards are to be in sight',
    source:
      'https://www.haaretz.com/2010-08-19/ty-article/think-that-swimming-in-dead-sea-is-safe-think-again/0000017f-e709-dc7e-adff-f7ad978a0000',
    read: READ,
  },
  deadSeaLevel: {
    says: 'The northern Dead Sea falls by more than a metre a year, and sinkholes open along it',
    source:
      'https://mideastenvironment.apps01.yorku.ca/2017/06/dead-sea-likely-to-recede-back-to-lowest-point-ever-israeli-researchers-warn-haaretz/',
    read: READ,
  },
  flyingAfterDiving: {
    says: 'Divers wait before they fly: at least 12 hours after a single dive, 18 after several',
    source: 'https://gohealthcentre.co.za/diving-flying/',
    read: '2026-11-27',
    confirm: true,
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
  canaaniteGate: {
    says: 'The Canaanite gate of Ashkelon, about 3,850 years old, is held to be the oldest arched gate in the world',
    source: 'https://www.jpost.com/Local-Israel/Around-Israel/Oldest-arched-gate-in-the-world-restored',
    read: READ,
  },
  yadVashem: {
    says: 'No children under ten in the Holocaust History Museum; closed on Saturdays and Jewish holidays; Fridays until 14:00',
    source: 'https://yadvashem.org/he/press-release/08-july-2024-10-14.html',
    read: READ,
    confirm: true,
  },
  israelMuseum: {
    says: 'The Israel Museum opens at 16:00 on Tuesdays, in August earlier',
    source: 'https://thingstodoinjerusalem.com/landmark/israel-museum',
    read: READ,
    confirm: true,
  },
  templeMount: {
    says: 'Visitors who are not Muslims enter the Temple Mount by the Mughrabi Gate alone, Sunday to Thursday, at a few hours',
    source: 'https://www.itraveljerusalem.com/attraction/temple-mount',
    read: READ,
    confirm: true,
  },
  bahaiGardens: {
    says: 'The Bahá’í gardens in Haifa are open to everybody, free of charge; what is open changes, and dress is modest',
    source: 'https://ganbahai.org.il/he/%d7%94%d7%9e%d7%9c%d7%a6%d7%95%d7%aa',
    read: READ,
    confirm: true,
  },
  elAlShabbat: {
    says: 'El Al does not fly on Shabbat, and moves flights that would touch it',
    source:
      'https://www.theyeshivaworld.com/news/headlines-breaking-stories/2188037/mekadeish-shem-shamayim-el-al-cancels-flights-to-avoid-chillul-shabbos.html',
    read: READ,
  },
  elAlKosher: {
    says: 'Meals on El Al’s own flights are kosher; on flights of partners they are not',
    source: 'https://theyeshivaworld.com/?p=3516',
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
    says: 'Uber left in the summer of 2023; a bill to let private drivers carry passengers passed a preliminary reading 37 to 2 on 21 January 2026',
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
  airportTaxis: {
    says: 'Taxis of the queue at Ben Gurion pick up on level G; those ordered ahead, with a permit, on the public transport level by gate 23; a ride from the airport carries a fee of 5 shekels',
    source: 'https://www.iaa.gov.il/airports/regulation/regulationform/',
    read: READ,
    confirm: true,
  },
  noValet: {
    says: 'The Airports Authority said on 2 September 2025 that Ben Gurion has no valet parking, and warned of those who offer it',
    source: 'https://www.i24news.tv/he/news/news/local/artc-cf952f75',
    read: READ,
  },
  childSeatsInTaxis: {
    says: 'Regulation 83A: a safety seat up to 3, a seat or booster up to 8; taxis are exempt',
    source: 'https://tourcar.org.il/7707-2/',
    read: READ,
    confirm: true,
  },
  taxiLicence: {
    says: 'A taxi runs by regulations 490–493 of the Traffic Regulations',
    source: 'https://www.fridmanwork.com/X4247.html',
    read: READ,
    confirm: true,
  },
  taxiQueue: {
    says: 'Half an hour to an hour in the queue for taxis, spring 2024',
    source: 'https://ynetnews.com/travel/article/h1d411xllr',
    read: READ,
    confirm: true,
  },
  roadBlocks: {
    says: 'On a day of blocked roads in October 2025 passengers were told to come four hours ahead, and flights of Terminal 1 moved to Terminal 3',
    source: 'https://www.globes.co.il/news/article.aspx?did=1001524409',
    read: READ,
  },
  freeFrom67: {
    says: 'Public transport is free from the age of 67 since April 2025, once the profile is updated',
    source: 'https://1075.fm/item/191663',
    read: READ,
    confirm: true,
  },
  bus485: {
    says: 'Bus 485 runs between Jerusalem and Ben Gurion, once an hour, by night as well',
    source: 'https://www.jpost.com/israel-news/jerusalemites-laud-first-direct-bus-route-to-ben-gurion-airport-481536',
    read: READ,
    confirm: true,
  },
  bus905: {
    says: 'Bus 905 runs by night between Haifa and Ben Gurion',
    source: 'https://nep.detaly.co.il/iz-hajfy-v-aeroport-ben-gurion-budet-hodit-nochnoj-avtobus/index.php',
    read: READ,
    confirm: true,
  },
  transportApps: {
    says: 'Public transport is paid with Moovit, HopOn and Anyway',
    source:
      'https://www.haaretz.com/israel-news/tech-news/.premium-israeli-public-transport-users-can-now-pay-via-phone-apps-1.9373058',
    read: READ,
    confirm: true,
  },
  gettQueue: {
    says: 'Gett runs the queue for taxis at Ben Gurion, from September 2023 for four years',
    source: 'https://jpost.com/israel-news/article-757229',
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
