import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'Netanya depuis Ben Gourion : transfert en famille',
    description:
      'Deux itinéraires selon l’heure, appartements de vacances et remise des clés, chabbat, plages et Césarée à côté. De l’aéroport à Netanya, à prix fixe.',
  },
  name: 'Netanya',
  tagline: 'Falaises, promenade et mer',
  lead: 'Pour beaucoup de familles de France, Israël commence ici, sur la falaise. La voiture vient au point de rendez-vous, avec assez de place pour les valises de tout l’été.',
  pictureShows: 'L’ascenseur de verre sur la falaise, la plage à son pied et des parapentes au-dessus de la mer.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Netanya.',
  ride: {
    title: 'Deux routes, selon l’heure',
    paragraphs: [
      'Quand l’autoroute Ayalon est fluide, c’est le plus court : on traverse Tel-Aviv et l’on remonte la route 2 jusqu’à l’échangeur de Poleg ou de Netanya. Quand elle ne l’est pas, le chauffeur prend la 6, à péage, par l’intérieur, et entre dans la ville par l’est. C’est plus long sur la carte, souvent plus rapide, et votre prix ne change pas.',
      'Netanya, ce sont trois villes. Ir Yamim et Kiryat Nordau au sud ; les hôtels et la place de l’Indépendance sur la falaise ; Kiryat Sanz, religieuse, au nord, où les rues ferment aux voitures avant le chabbat. Les tours du bord de mer ont souvent deux halls, sur deux rues : envoyez le nom de l’immeuble, l’étage et le téléphone de la personne qui a les clés.',
      'Un vol de Paris ou de Lyon qui atterrit le vendredi laisse peu de marge. Donnez-nous son numéro avant d’acheter le billet : nous vous dirons s’il permet d’arriver avant l’allumage des bougies.',
    ],
  },
  sights: {
    title: 'Sur la falaise, en bas et autour',
    items: [
      {
        name: 'La promenade et la Kikar',
        text: 'Des jardins au bord du vide sur des kilomètres, les terrasses de la place, l’ascenseur de verre vers la plage Sironit. On vous dépose à un bout, on vous reprend à l’autre.',
      },
      {
        name: 'Les plages',
        text: 'Sironit, avec ses rampes, convient aux familles et aux poussettes ; Poleg, au sud, est plus large et plus calme. En juillet, les parkings sont pleins à neuf heures.',
      },
      {
        name: 'La réserve des iris',
        text: 'L’iris pourpre de la côte fleurit au-dessus de la mer de fin janvier à mars. Le matin, sans quitter le sentier.',
      },
      {
        name: 'Césarée',
        text: 'Le port d’Hérode, le théâtre, l’hippodrome, à une demi-heure. Deux heures au moins ; l’aqueduc est superbe en fin de journée.',
      },
      {
        name: 'La rivière Alexandre',
        text: 'De grandes tortues à carapace molle, vues d’une passerelle, des pelouses pour le goûter. C’est gratuit, et les enfants s’en souviennent.',
      },
    ],
  },
  tips: {
    title: 'Détails utiles',
    items: [
      {
        term: 'Le chabbat',
        text: `{if rest_city|Nos voitures s’arrêtent jusqu’au samedi soir. |}Beaucoup d’hôtels ont un ascenseur de chabbat et une synagogue à quelques minutes à pied. ${fridayLanding('fr', 'netanya')}`,
      },
      {
        term: 'En août',
        text: 'Réservez le trajet retour en même temps que l’aller : fin août, tout le front de mer repart la même semaine.',
      },
      {
        term: 'Cacher',
        text: 'Beaucoup de restaurants de la place se disent cachers : demandez le certificat. Le samedi soir, on y dîne tard, et sans réservation on attend.',
      },
      {
        term: 'Les sièges enfant',
        text: 'Donnez l’âge et le poids. Trois sièges dans la même voiture, c’est possible si nous le savons.',
      },
      {
        term: 'L’hôpital Laniado',
        text: 'Il est au nord de la ville. Donnez-nous le service : nous nous arrêtons à l’entrée la plus proche.',
      },
      {
        term: 'Le couchant',
        text: 'La falaise regarde plein ouest. Prenez un banc près de l’amphithéâtre un quart d’heure avant.',
      },
      {
        term: 'La journée à Jérusalem',
        text: 'Partez après l’heure de pointe et rentrez après le dîner ; c’est le dimanche matin que la route est le plus chargée.',
      },
    ],
  },
};
