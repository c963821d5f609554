import { facts } from '../facts';
import type { RichText } from './article';
import { sourceLine, type Source } from './article-sources';

const READ = '2026-11-22';

/** The page that a fact of the site comes from. */
const ofFact = (fact: keyof typeof facts, by: string, says: string): Source => ({
  by,
  address: facts[fact].source,
  says,
  read: facts[fact].read,
});

export const sources = {
  etaCost: {
    by: 'Embassy of Spain in Tel Aviv',
    address:
      'https://www.exteriores.gob.es/Embajadas/telaviv/es/Comunicacion/Noticias/Paginas/Articulos/Entrada-en-vigor-del-Sistema-de-Autorizaci%C3%B3n-de-Viaje-a-Israel-ETA-IL.aspx',
    says: 'ETA-IL since 1 January 2025: ₪25, two years, stays of up to 90 days',
    shekels: [25],
    read: READ,
  },
  etaHours: {
    by: 'Vueling help centre',
    address: 'https://help.vueling.com/hc/it/articles/26926053163153-Modulo-per-viaggiare-in-Israele-ETA',
    says: 'ETA-IL at least 72 hours before arrival',
    read: READ,
  },
  etaIsraelis: {
    by: 'Embassy of Israel in Wellington',
    address: 'https://new.embassies.gov.il/wellington/he/announcements/eta-il',
    says: 'who needs ETA-IL, and that Israelis do not',
    read: READ,
  },
  dualNationals: {
    by: 'Stamped Nomad, 2 July 2026',
    address: 'https://www.stampednomad.com/updates/israel-extends-foreign-passport-entry-rules-for-dual-citizens',
    says: 'foreign passports of dual nationals until 30 September 2026',
    read: READ,
  },
  taxiStops: {
    by: 'Israel Airports Authority',
    address: 'https://www.iaa.gov.il/airports/regulation/regulationform/',
    says: 'the rank on level G, pre-booked taxis at gate 23, the ₪5 fee',
    shekels: [5],
    read: READ,
  },
  levels: {
    by: 'Air Fast Track',
    address: 'https://airfasttrack.com/ben-gurion-terminal-3-new-map-your-complete-guide/',
    says: 'exits 01 to 03, the way to the station, car hire on level 1',
    read: READ,
  },
  buses: {
    by: 'All-maps, 2026',
    address: 'https://all-maps.com/ben-gurion-international-airport-terminal-3-map',
    says: 'buses on level 2 at gate 23, car hire on level 1, taxis and the shuttle on level G',
    read: READ,
  },
  trolleys: {
    by: 'Ben-gurion.com',
    address: 'https://ben-gurion.com/priljot-dobro-pozhalovat-v-izrail/',
    says: 'free trolleys and the lost-luggage desk in the baggage hall',
    read: READ,
  },
  terminalOne: {
    by: 'Ynetnews, May 2024',
    address: 'https://ynetnews.com/travel/article/r1sf0gt70',
    says: 'what Terminal 1 is used for, and the free shuttle',
    read: READ,
  },
  eilatAtThree: {
    by: 'Srugim, 17 October 2025',
    address:
      'https://www.srugim.co.il/1253888-%D7%94%D7%97%D7%9C-%D7%9E%D7%A9%D7%91%D7%95%D7%A2-%D7%94%D7%91%D7%90-%D7%94%D7%A9%D7%99%D7%A0%D7%95%D7%99-%D7%94%D7%9E%D7%A9%D7%9E%D7%A2%D7%95%D7%AA%D7%99-%D7%91%D7%A0%D7%AA%D7%91%D7%92',
    says: 'flights to and from Eilat at Terminal 3 during works, announced until the end of March 2026',
    read: READ,
  },
  drownings: {
    by: 'Kikar HaShabbat, 23 January 2026',
    address: 'https://www.kikar.co.il/israel-news/t9bbpn',
    says: 'eighteen drowning cases in the Dead Sea in the bathing season of 2025, by Magen David Adom',
    read: READ,
  },
  meterIsDuty: {
    by: 'Globes, on a ruling of the Supreme Court',
    address: 'https://www.globes.co.il/news/article.aspx?did=568554',
    says: 'the meter has to run even where a price was agreed, and the driver may only take less',
    read: READ,
  },
  allArriveAtThree: {
    by: 'Cestee',
    address: 'https://www.cestee.com/airport/tel-aviv-tlv/terminal',
    says: 'international arrivals at Terminal 3, also from Terminal 1 airlines',
    read: READ,
  },
  gett: {
    by: 'Jerusalem Post, September 2023',
    address: 'https://jpost.com/israel-news/article-757229',
    says: 'Gett’s contract for the airport rank, four years with an option for four more',
    read: READ,
  },
  queueHour: {
    by: 'Ynetnews, spring 2024',
    address: 'https://ynetnews.com/travel/article/h1d411xllr',
    says: 'waits of half an hour to an hour at the rank, worst in the early morning and at weekends',
    read: READ,
  },
  queueTwoHours: {
    by: 'Ynet report of September 2025, copied by Newsbeep',
    address: 'https://www.newsbeep.com/il/?p=19298',
    says: 'waits of two hours and more before the holidays',
    read: READ,
  },
  cards: {
    by: 'Globes, March 2018',
    address:
      'http://www.globes.co.il/en/article-From-April-all-Ben-Gurion-airport-taxis-to-take-credit-cards-1001228873',
    says: 'every taxi from the airport has to take cards',
    read: READ,
  },
  tariff: {
    by: 'Taxitariff',
    address: 'https://taxitariff.co.il/',
    says: 'the three tariffs, their hours and prices, and what may be added',
    read: READ,
  },
  nightTrain: {
    by: 'Times of Israel, September 2022',
    address:
      'https://www.timesofisrael.com/overnight-jerusalem-ben-gurion-airport-tel-aviv-train-service-to-launch-this-month/',
    says: 'hourly night trains between Tel Aviv, the airport and Jerusalem',
    read: READ,
  },
  northTrain: {
    by: 'Haifaru, May 2025',
    address: 'https://haifaru.co.il/pereboi-v-dvizhenii-poezdov-po-pribrezhnoj-linii-proverte-marshrut-zaranee',
    says: 'night trains between Netivot, the airport, Haifa and Nahariya, and their interruption for works',
    read: READ,
  },
  fastTrain: {
    by: 'Globes, December 2019',
    address: 'https://en.globes.co.il/en/article-direct-jerusalem-tel-aviv-trains-from-next-week-1001310836',
    says: 'the fast line between Jerusalem and Tel Aviv',
    read: READ,
  },
  bus485: {
    by: 'Jerusalem Post, 2017',
    address: 'https://www.jpost.com/israel-news/jerusalemites-laud-first-direct-bus-route-to-ben-gurion-airport-481536',
    says: 'line 485: hourly, day and night, until Friday at two and again on Saturday at seven in the evening',
    read: READ,
  },
  bus905: {
    by: 'Detaly, 2022',
    address: 'https://nep.detaly.co.il/iz-hajfy-v-aeroport-ben-gurion-budet-hodit-nochnoj-avtobus/index.php',
    says: 'night line 905 between Haifa and the airport',
    read: READ,
  },
  noCash: {
    by: 'Wikivoyage',
    address: 'https://en.wikivoyage.org/wiki/Bus_travel_in_Israel',
    says: 'Rav-Kav and apps, no cash on buses',
    read: READ,
  },
  payApps: {
    by: 'Haaretz, December 2020',
    address:
      'https://www.haaretz.com/israel-news/tech-news/.premium-israeli-public-transport-users-can-now-pay-via-phone-apps-1.9373058',
    says: 'paying by Moovit, HopOn Rav-Pass or Anyway, for a group with one phone',
    read: READ,
  },
  fastLane: {
    by: 'Jerusalem Post, September 2014',
    address:
      'https://www.jpost.com/Israel-News/New-Tech/New-app-to-allow-Tel-Aviv-carpoolers-to-expedite-fast-lane-travel-374970',
    says: 'where the fast lane runs, and who is exempt from its toll',
    read: READ,
  },
  fastLaneTaxi: {
    by: 'Fast Lane, page for taxis',
    address: 'https://fastlane.co.il/taxi',
    says: 'taxis with three or four people in them, the driver counted, pay no toll',
    read: READ,
  },
  yango: {
    by: 'Globes, 2023',
    address: 'https://en.globes.co.il/en/article-only-one-bid-filed-for-ben-gurion-airport-taxi-tender-1001447133',
    says: 'Gett and Yango as apps for licensed taxis',
    read: READ,
  },
  uberTrial: {
    by: 'i24NEWS, July 2022',
    address:
      'https://www.i24news.tv/en/news/israel/politics/1657513354-uber-lobbied-netanyahu-envoys-to-operate-in-israel',
    says: 'Uber’s trial with private drivers in 2017 and the court ruling',
    read: READ,
  },
  uberLeft: {
    by: 'Globes, 15 June 2023',
    address: 'https://en.globes.co.il/en/article-Uber-ends-taxi-hailing-service-in-Israel-1001449549',
    says: 'Uber’s return in 2022 as an app for taxis, and the end of that service',
    read: READ,
  },
  uberPlan: {
    by: 'NEWSru.co.il, 16 September 2025',
    address: 'https://www.newsru.co.il/finance/16sep2025/uber322.html',
    says: 'the minister’s announcement',
    read: READ,
  },
  uberCommittee: {
    by: 'i24NEWS, 18 January 2026',
    address: 'https://www.i24news.tv/he/news/economic/artc-83e346c9',
    says: 'the ministerial committee’s approval of the two bills',
    read: READ,
  },
  uberReading: {
    by: 'Arutz Sheva, 21 January 2026',
    address: 'https://www.inn.co.il/news/688197',
    says: 'the preliminary reading, 37 to 2, and what the bill contains',
    read: READ,
  },
  uberSteps: {
    by: 'Yeshiva World, January 2026',
    address:
      'https://www.theyeshivaworld.com/news/israel-news/2501878/knesset-advances-bill-to-allow-uber-and-lyft-to-operate-in-israel.html',
    says: 'the readings that are still to come',
    read: READ,
  },
  yadVashem: ofFact('yadVashem', 'Yad Vashem, in Hebrew', 'opening hours, and the history museum from the age of ten'),
  templeMount: ofFact('templeMount', 'iTravelJerusalem', 'days, hours and gate for visitors to the Temple Mount'),
  israelMuseum: ofFact(
    'israelMuseum',
    'Things to Do in Jerusalem',
    'opening hours of the Israel Museum, Tuesdays included',
  ),
  pilgrims: {
    by: 'Christian Information Centre, Franciscan pilgrims’ office',
    address: 'http://cicts.org/default.asp?id=627',
    says: 'which sanctuaries take bookings for Mass, and for whom',
    read: READ,
  },
  abuGosh: {
    by: 'Cath.ch, in French',
    address: 'https://cath.ch/blogsf/abbaye-dabu-gosh',
    says: 'the abbey of Abu Ghosh and its offices',
    read: READ,
  },
  masadaCableCar: {
    by: 'Danny the Digger',
    address: 'https://dannythedigger.com/7-2021-the-pros-and-cons-of-climbing-masada-at-sunrise/',
    says: 'first cable car at eight, and the climb before sunrise',
    read: READ,
  },
  candles: {
    by: 'Hebcal',
    address: 'https://www.hebcal.com/home/4463/candle-lighting-havdalah-fast-times',
    says: 'how long before sunset candles are lit',
    read: READ,
  },
} as const satisfies Record<string, Source>;

/** Lines of a list of sources: who says it, as a link, and what. */
export const sourceLines = (...keys: readonly (keyof typeof sources)[]): readonly RichText[] =>
  keys.map((key) => sourceLine(sources[key]));
