import { deadSea } from '../../safety/dead-sea.fr';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'dead-sea',
  meta: {
    title: 'La mer Morte avec chauffeur, depuis l’aéroport',
    description:
      'Ein Bokek ou les plages du nord, Qumran, Ein Guedi, la bonne heure pour flotter : la mer Morte depuis Ben Gourion ou Jérusalem, à prix fixe.',
  },
  name: 'Mer Morte',
  tagline: 'Le point le plus bas du monde',
  lead: 'Il y a deux mers Mortes, à une heure l’une de l’autre : les hôtels d’Ein Bokek au sud, la boue noire au nord. Choisissez la vôtre avant de partir.',
  pictureShows:
    'Un arbre sur une île de sel dans une eau turquoise, une personne qui flotte à côté et des montagnes sur l’autre rive.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers la mer Morte.',
  ride: {
    title: 'Passer sous le niveau de la mer, puis descendre encore',
    paragraphs: [
      'Depuis l’aéroport, la route 1 monte à Jérusalem, la traverse en tunnel et bascule de l’autre côté dans le désert. En quelques minutes, les pins cèdent la place aux collines nues, un panneau signale le niveau de la mer et les oreilles le confirment. Au carrefour d’Almog, on prend la route 90 vers le sud, les falaises d’un côté, l’eau de l’autre.',
      'Pour les plages du nord, vous y êtes. Ein Bokek est une heure plus loin, après Qumran et Ein Guedi ; depuis l’aéroport, on y arrive parfois aussi vite par Beer-Sheva et les lacets d’Arad. Le chauffeur décide selon la météo : une pluie sur les monts de Judée peut inonder la route 90 sous un ciel bleu. Si la route risque de fermer, nous vous prévenons avant le départ.',
      'Pour une cure ou quelques nuits, inutile de garder une voiture devant l’hôtel : nous vous déposons et revenons le jour dit. À la journée, gardez le chauffeur : vêtements secs, sacs et eau fraîche restent à bord pendant que vous flottez.',
    ],
  },
  sights: {
    title: 'De quoi remplir une journée',
    items: [
      {
        name: 'Ein Bokek',
        text: 'Des plages publiques gratuites, avec douches, ombre et promenade entre les hôtels. Le niveau de l’eau y est constant : marches et rampes descendent jusqu’au bord. Le bon choix avec des parents âgés.',
      },
      {
        name: 'Les plages du nord',
        text: 'Kalia et ses voisines : boue noire naturelle, entrée payante, et la vraie mer, qui baisse de plus d’un mètre par an. La marche depuis la voiture s’allonge chaque saison.',
      },
      {
        name: 'Ein Guedi',
        text: 'L’oasis où David se cacha de Saül : cascades et bouquetins dans un canyon. On réserve auprès des parcs nationaux, et le sentier n’admet plus personne en début d’après-midi.',
      },
      {
        name: 'Qumran',
        text: 'Les ruines de la communauté, près des grottes des manuscrits. Peu d’ombre : à voir tôt. La grotte 4 se regarde depuis la terrasse du bout.',
      },
      {
        name: 'Qasr el-Yahoud',
        text: 'Le lieu du baptême de Jésus, au nord d’Almog, face à la Jordanie. Les groupes y renouvellent leurs promesses de baptême. Fermeture tôt l’après-midi : vérifiez.',
      },
    ],
  },
  tips: {
    title: 'Avant d’entrer dans l’eau',
    items: [
      {
        term: 'La sécurité',
        text: `${deadSea.where} ${deadSea.back} ${deadSea.mouth} ${deadSea.time} ${deadSea.skin}`,
      },
      {
        term: 'Les dolines',
        text: 'Entre les plages, la rive est souvent clôturée : le sol s’effondre par endroits. Aucun chauffeur ne s’y arrêtera.',
      },
      {
        term: 'La saison',
        text: 'De novembre à avril, c’est agréable toute la journée. L’été, à l’ouverture ou dans la dernière heure de lumière.',
      },
      {
        term: 'Dans le sac',
        text: 'Sandales d’eau, vieux maillot, sachet pour le linge salé. L’argent noircit : laissez vos bijoux dans la voiture.',
      },
      {
        term: 'Le chabbat',
        text: 'Les plages restent ouvertes le samedi{if rest_city|, mais nous ne roulons pas avant le samedi soir|}. Pour un week-end, venez le vendredi matin et rentrez à la sortie du chabbat.',
      },
    ],
  },
};
