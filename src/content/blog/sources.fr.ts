import { dayInText } from '@/i18n/format';
import { facts } from '../facts';
import { tariff } from '../fares';
import type { RichText } from './article';
import { sourceLine, type Source } from './article-sources';

const READ = '2026-11-22';

export const sources = {
  etaIl: {
    by: 'All Israel News, 1er janvier 2025',
    address:
      'https://cp.allisrael.com/fr/malgre-la-secheresse-touristique-les-visiteurs-d-israel-doivent-desormais-demander-un-permis-de-voyage-ce-qui-rend-les-visites-en-terre-sainte-un-peu-plus-difficiles',
    says: 'l’autorisation ETA-IL, une demande par personne, son prix et sa durée',
    shekels: [25],
    read: READ,
  },
  etaHours: {
    by: 'Terre Sainte Magazine, 28 mai 2024',
    address: 'https://www.terresainte.net/2024/05/tourisme-en-israel-de-nouvelles-regles-en-amont-des-voyages/',
    says: 'le délai de 72 heures et les pays concernés, dont la France, la Belgique, la Suisse et le Canada',
    read: READ,
  },
  etaIsraelis: {
    by: 'Ambassade d’Israël à Wellington',
    address: 'https://new.embassies.gov.il/wellington/he/announcements/eta-il',
    says: 'les citoyens israéliens n’en ont pas besoin',
    read: READ,
  },
  dualNationals: {
    by: 'Stamped Nomad, 2 juillet 2026',
    address: 'https://www.stampednomad.com/updates/israel-extends-foreign-passport-entry-rules-for-dual-citizens',
    says: 'la tolérance pour les binationaux jusqu’au 30 septembre 2026',
    read: READ,
  },
  terminalOne: {
    by: 'Srugim, octobre 2025',
    address: facts.terminalOne.source,
    says: 'les vols d’Eilat au terminal 3',
    read: facts.terminalOne.read,
  },
  levels: {
    by: 'Air Fast Track',
    address: 'https://airfasttrack.com/ben-gurion-terminal-3-new-map-your-complete-guide/',
    says: 'les sorties 01 à 03, le chemin de la gare, la location au niveau 1',
    read: READ,
  },
  taxiStops: {
    by: 'Autorité des aéroports d’Israël',
    address: 'https://www.iaa.gov.il/airports/regulation/regulationform/',
    says: 'la station au niveau G, les taxis réservés porte 23, la taxe de 5 ₪',
    shekels: [5],
    read: READ,
  },
  infoDesks: {
    by: 'World Travel Guide',
    address: 'http://manage.derreisefuehrer.com/israel/tel-aviv-ben-gurion-internationaler-flughafen',
    says: 'les bureaux d’information du hall et des bagages',
    read: READ,
  },
  carHire: {
    by: 'Ben-gurion.com',
    address: 'https://ben-gurion.com/priljot-dobro-pozhalovat-v-izrail/',
    says: 'la location de voitures au niveau 1, les chariots gratuits',
    read: READ,
  },
  gate23: {
    by: 'Israelmagazin, 15 mars 2017',
    address: 'http://www.israelmagazin.de/bus-jerusalem-flughafen-ben-gurion',
    says: 'la porte 23 et les arrêts de la ligne 485',
    read: READ,
  },
  bus485: {
    by: 'Jerusalem Post, mars 2017',
    address: 'https://www.jpost.com/israel-news/jerusalemites-laud-first-direct-bus-route-to-ben-gurion-airport-481536',
    says: 'l’ouverture de la ligne 485, ses heures et son prix d’alors',
    shekels: [16],
    read: READ,
  },
  fastTrain: {
    by: 'Globes, décembre 2019',
    address: 'https://en.globes.co.il/en/article-direct-jerusalem-tel-aviv-trains-from-next-week-1001310836',
    says: 'la ligne rapide, trente-deux minutes, un train par demi-heure',
    read: READ,
  },
  nightTrain: {
    by: 'Times of Israel, septembre 2022',
    address:
      'https://www.timesofisrael.com/overnight-jerusalem-ben-gurion-airport-tel-aviv-train-service-to-launch-this-month/',
    says: 'les trains de nuit',
    read: READ,
  },
  station: {
    by: 'World Travel Guide',
    address: 'http://manage.derreisefuehrer.com/israel/tel-aviv-ben-gurion-internationaler-flughafen',
    says: 'la gare au niveau S, les billets au niveau G',
    read: READ,
  },
  fares2025: {
    by: 'Ashdodcafé, avril 2025',
    address: 'https://ashdodcafe.com/?p=94864',
    says: 'les tarifs des bus et des trains depuis le 25 avril 2025',
    shekels: [8, 11],
    read: READ,
  },
  freeze2026: {
    by: 'Israj, 29 janvier 2026',
    address:
      'https://israj.media-j.com/article/50241/volte-face-du-ministere-les-tarifs-des-transports-resteront-inchanges-jusquen-2027',
    says: 'le gel des tarifs jusqu’à la fin de 2026',
    read: READ,
  },
  cityFare: {
    by: 'Israj, 29 janvier 2026',
    address:
      'https://israj.media-j.com/article/50241/volte-face-du-ministere-les-tarifs-des-transports-resteront-inchanges-jusquen-2027',
    says: 'le billet urbain à 8 ₪ et le gel des tarifs',
    shekels: [8],
    read: READ,
  },
  noCash: {
    by: 'LPH, 31 juillet 2022',
    address:
      'https://lphinfo.com/la-reforme-des-tarifs-dans-les-transports-en-commun-entre-en-vigueur-demain-manuel-dutilisation/',
    says: 'plus d’espèces dans les bus',
    read: READ,
  },
  tariff: {
    by: `Calculateur de tarifs de taxi, prix du ${dayInText('fr', tariff.since)}, lu le ${dayInText('fr', tariff.read)}`,
    address: tariff.source,
    says: 'la prise en charge, les trois tarifs, la fin des suppléments',
    read: READ,
  },
  tariffReform: {
    by: 'Globes, article 1001313631',
    address: 'https://en.globes.co.il/en/article-1001313631',
    says: 'la réforme des compteurs',
    read: READ,
  },
  taxiCards: {
    by: 'Globes, 21 mars 2018',
    address:
      'http://www.globes.co.il/en/article-From-April-all-Ben-Gurion-airport-taxis-to-take-credit-cards-1001228873',
    says: 'la carte obligatoire dans les taxis de l’aéroport',
    read: READ,
  },
  euroRate: {
    by: 'Ouvrir-un-compte-bancaire-en-israel.com, 24 janvier 2026',
    address:
      'https://www.ouvrir-un-compte-bancaire-en-israel.com/eur-ils-une-parite-soutenue-par-la-discipline-monetaire-et-la-solidite-regionale',
    says: 'le cours de l’euro en 2025 et en janvier 2026',
    shekels: [4.27, 3.7],
    read: READ,
  },
  candles: {
    by: 'Hebcal',
    address: 'https://www.hebcal.com/home/4463/candle-lighting-havdalah-fast-times',
    says: 'combien de minutes avant le coucher du soleil on allume',
    read: READ,
  },
  calendars: {
    by: 'Newsru, calendriers d’octobre 2025 à février 2026',
    address: 'https://www.newsru.co.il/jtradition/20feb2026/candles.html',
    says: 'les heures imprimées auxquelles nous avons comparé notre calcul',
    read: READ,
  },
  seatsMinistry: {
    by: 'Ministère israélien des Transports, page du 15 janvier 2018',
    address: 'https://www.gov.il/he/Departments/legalInfo/regulations_safety_seats',
    says: 'pas d’enfant de moins de huit ans sans siège',
    read: READ,
  },
  seatsText: {
    by: 'Tourcar, texte de l’article 83A',
    address: 'https://tourcar.org.il/7707-2/',
    says: 'les âges, le sens du siège et l’airbag',
    read: READ,
  },
  seatsTaxis: {
    by: 'Jeepolog, 15 mars 2023, citation de l’article 83A',
    address: 'https://www.jeepolog.com/forums/archive/index.php/t-126614.html',
    says: 'l’exception des taxis et les conseils de l’autorité de sécurité routière',
    read: READ,
  },
  seatsFrance: {
    by: 'Service-public.fr, fiche F628',
    address: 'https://www.service-public.fr/particuliers/vosdroits/F628',
    says: 'la règle française, dix ans',
    read: READ,
  },
  kotelFoundation: {
    by: 'Fondation du patrimoine du Mur occidental',
    address: 'http://english.thekotel.org/content.asp?id=110',
    says: 'l’accompagnement gratuit et le prêt de tefillin',
    read: READ,
  },
  kotelReading: {
    by: 'Haatika',
    address: 'https://en.haatika.co.il/category/aliyah-at-the-western-wall',
    says: 'les jours de lecture et la fin de matinée',
    read: READ,
  },
  kotelInside: {
    by: 'Me-ander, 17 février 2012',
    address: 'https://me-ander.blogspot.com/2012/02/rainy-bar-mitzvah-at-kotel-western-wall.html',
    says: 'la salle couverte et la section des femmes',
    read: READ,
  },
  ezratIsrael: {
    by: 'Reform-rabbi.com',
    address: 'http://reform-rabbi.com/bneimitzvah/possible-locations-in-israel/western-wall-kotel',
    says: 'Ezrat Israël, son entrée et ses jours',
    read: READ,
  },
  jewishAgency: {
    by: 'Agence juive, archives',
    address: 'https://archive.jewishagency.org/fr/aliyah/program/7656',
    says: 'l’accueil des olim et les documents remis',
    read: READ,
  },
  olimSteps: {
    by: 'Ashdodcafé, 5 juin 2013',
    address: 'https://ashdodcafe.com/2013/06/05/lalya-pour-les-nuls-lintegration-etape-par-etape/',
    says: 'le téléphone du couloir et le taxi gratuit, bagages compris',
    read: READ,
  },
  olimTaxi: {
    by: 'Nefesh B’Nefesh',
    address:
      'https://www.nbn.org.il/making-aliyah/the-aliyah-process/flights-and-logistics/group-flight-luggage-allowance-and-arrival-schedule/',
    says: 'le bon de taxi remis au bureau',
    read: READ,
  },
  olimLuggage: {
    by: 'Rootsisrael',
    address: 'https://rootsisrael.com/alyah-technique',
    says: 'trois valises par personne',
    read: READ,
  },
  fpo: {
    by: 'Christian Information Center, bureau des pèlerins',
    address: 'http://cicts.org/default.asp?id=627',
    says: 'les sanctuaires et ce qui s’y réserve',
    read: READ,
  },
  fpoOnline: {
    by: 'Custodie de Terre sainte, août 2014',
    address: 'http://www.custodia.org/default.asp?id=779&id_n=27665',
    says: 'la réservation des messes en ligne',
    read: READ,
  },
  infoCenter: {
    by: 'Custodie de Terre sainte',
    address: 'https://www.custodia.org/en/christian-information-center',
    says: 'le centre, en face de la porte de Jaffa',
    read: READ,
  },
  abuGosh: {
    by: 'Cath.ch',
    address: 'https://cath.ch/blogsf/abbaye-dabu-gosh',
    says: 'les offices d’Abou Gosh, le plus souvent en français',
    read: READ,
  },
  abuGoshFrance: {
    by: 'Carnet de pèlerins, 15 février 2012',
    address: 'http://cagoupelerinageterresainte2012.blogspot.co.at/2012/03/mercredi-15-fevrier-2012-abou-gosh-et.html',
    says: 'les quatre domaines français et les fresques',
    read: READ,
  },
} as const satisfies Record<string, Source>;

/** What the house knows itself. */
const own = {
  roads:
    'Temps de route : ceux de nos pages de destination, circulation fluide la nuit, heures de pointe un jour de semaine.',
} as const;

/** Lines of a list of sources: who says it, as a link, and what. */
export function sourceLines(...keys: readonly (keyof typeof sources | keyof typeof own)[]): readonly RichText[] {
  return keys.map((key) => {
    if (key in own) return own[key as keyof typeof own];
    return sourceLine(sources[key as keyof typeof sources], '\u202F: ');
  });
}
