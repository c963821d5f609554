import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tiberias',
  meta: {
    title: 'De Ben Gourion à Tibériade et au lac, avec chauffeur',
    description:
      'Capharnaüm, Tabgha, mont des Béatitudes, Magdala, dans un ordre qui évite les portes closes. Transfert privé depuis Ben Gourion, prix fixe.',
  },
  name: 'Tibériade',
  tagline: 'Le lac et les lieux de l’Évangile',
  lead: 'Un lac d’eau douce sous le niveau de la mer et, sur sa rive nord, Tabgha, Capharnaüm et les Béatitudes. Dans le bon ordre, tout se voit avant la fermeture de midi.',
  pictureShows: 'Un voilier sur le lac entre palmiers et arches de basalte, l’Hermon enneigé au fond.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Tibériade.',
  ride: {
    title: 'Vers le nord par la route 6, puis le lac d’un seul coup',
    paragraphs: [
      'De l’aéroport, la route 6 remonte la plaine côtière ; on la quitte par le Wadi Ara ou par Yokneam, on traverse la basse Galilée et, au carrefour de Golani, on prend vers l’est. Quelques minutes encore et la route bascule : le lac entier est là, deux cents mètres sous le niveau de la mer, le Golan derrière. Demandez à vous arrêter : c’est de ce virage qu’on prend la photo.',
      'Dites-nous où vous dormez. La ville de Tibériade, les maisons d’hôtes des kibboutz de Guinossar et d’Ein Guev, les maisons de pèlerins du mont des Béatitudes sont sur des rives différentes. Pour le sud du lac, la route 90 par Beit Shéan vaut parfois mieux, et longe les ruines d’une ville romaine.',
      'Votre groupe atterrit le soir et commence à l’aube ? La voiture vous amène au lac dans la nuit et revient après le petit déjeuner, ou reste avec vous le temps du séjour.',
    ],
  },
  sights: {
    title: 'Autour du lac',
    items: [
      {
        name: 'Tabgha, Capharnaüm, les Béatitudes',
        text: 'La mosaïque des pains et des poissons, la maison de Pierre sous un sol de verre, la colline. Quelques minutes en voiture de l’une à l’autre. L’église des Béatitudes ferme à midi ; épaules et genoux couverts.',
      },
      {
        name: 'Magdala',
        text: 'Une synagogue du temps de Jésus, trouvée au moment de bâtir un hôtel, et une chapelle dont l’autel est une barque. L’endroit le plus paisible du lac.',
      },
      {
        name: 'Le tombeau de Maïmonide',
        text: 'En pleine ville, sous une couronne d’acier rouge. Hommes et femmes entrent séparément.',
      },
      {
        name: 'Hamat Tibériade et Rabbi Meïr',
        text: 'Des sources chaudes, une synagogue au zodiaque de mosaïque et, à côté, l’un des tombeaux juifs les plus visités du nord.',
      },
      {
        name: 'Yardenit',
        text: 'Les baptêmes dans le Jourdain, à sa sortie du lac. Robes blanches en location. Pour le lieu du baptême de Jésus, c’est Qasr el-Yahoud, près de Jéricho.',
      },
    ],
  },
  tips: {
    title: 'Conseils pratiques',
    items: [
      {
        term: 'L’ordre des visites',
        text: 'Les églises avant midi, les ruines et l’eau ensuite : les parcs nationaux ne ferment pas à l’heure du déjeuner.',
      },
      {
        term: 'Célébrer',
        text: 'Les messes à Tabgha, aux Béatitudes ou à la maison de Pierre se réservent longtemps avant, auprès de chaque communauté. Donnez-nous l’heure, nous bâtissons la journée autour.',
      },
      {
        term: 'En bateau',
        text: 'Les barques de bois partent de Guinossar et de Tibériade ; à deux, on se joint à un groupe.',
      },
      {
        term: 'La chaleur',
        text: 'De juin à septembre, l’air est moite même la nuit. En mars et avril, les collines sont vertes et fleuries.',
      },
      {
        term: 'Le chabbat',
        text: `Les sites restent ouverts le samedi{if rest_city|, mais nous ne roulons pas avant le samedi soir|}. ${fridayLanding('fr', 'tiberias')}`,
      },
      {
        term: 'À combiner',
        text: 'Safed en haut de la montagne, ou Nazareth sur le chemin du retour : l’une des deux suffit à compléter la journée.',
      },
    ],
  },
};
