import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'Chauffeur privé pour Ashkelon depuis Ben Gourion',
    description:
      'Parc antique au bord de la plage, porte cananéenne, marina, Afridar, hôpital Barzilaï : Ashkelon depuis l’aéroport, à prix fixe, à contre-courant des bouchons.',
  },
  name: 'Ashkelon',
  tagline: 'L’Antiquité au bord de l’eau',
  lead: 'Près de quatre mille ans de remparts qui finissent dans le sable d’une plage. On commence à la porte cananéenne, on finit pieds nus dans l’eau.',
  pictureShows: 'Deux colonnes romaines et une porte de pierre sur la plage, la mer visible à travers l’arche.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ashkelon.',
  ride: {
    title: 'Vers le sud, à contre-courant',
    paragraphs: [
      'De l’aéroport, la 431 conduit à la route 4, qui descend en passant Ashdod. Si elle est bouchée, le chauffeur bascule sur la 6 et entre par l’est. Le matin, le gros du trafic va vers Tel-Aviv, donc dans l’autre sens. En fin d’après-midi, c’est l’inverse : nous en tenons compte pour un vol du soir.',
      'Ashkelon est plus étendue qu’on ne croit : Barnéa au nord, Afridar et ses jardins, le vieux Migdal, les quartiers neufs près de la marina. Donnez le quartier, ou le nom de l’hôtel, pour ne pas arriver du mauvais côté de la ville.',
      'Une bar-mitsva, et la famille arrive par deux vols le même jour ? Donnez-nous les deux numéros : selon l’écart, une seule voiture attend les deux, ou il vaut mieux en prévoir deux. Le prix écrit tient compte de ce que nous aurons choisi ensemble.',
      'Pour une visite à l’hôpital Barzilaï, on vous conduit à l’entrée que vous indiquez et l’on revient à l’heure convenue. Si quelqu’un marche mal, dites-le : un fauteuil pliant a sa place à bord.',
    ],
  },
  sights: {
    title: 'Les remparts, la ville et la mer',
    items: [
      {
        name: 'Le parc national',
        text: 'La porte cananéenne, vieille de près de quatre mille ans, l’une des plus anciennes arches connues ; une basilique romaine et ses statues ; un rempart des croisés, hérissé de colonnes antiques, au ras de l’eau. On va de l’un à l’autre en voiture.',
      },
      {
        name: 'Afridar',
        text: 'Une cité-jardin des années 1950, sa tour de l’Horloge et, dans une petite cour, deux sarcophages romains. Une demi-heure, un café.',
      },
      {
        name: 'La marina et la plage Dalila',
        text: 'Promenade, restaurants, îlots de rocher. Avant le couchant, quand le vent tombe.',
      },
      {
        name: 'Le khan de Migdal',
        text: 'Le musée de la ville dans un caravansérail ottoman, au milieu du vieux marché. Vérifiez les horaires, et venez l’estomac vide un jour de marché.',
      },
      {
        name: 'Yad Mordekhaï',
        text: 'Le musée du kibboutz, sur les combattants des ghettos et la bataille de 1948, un peu plus au sud. Téléphonez avant, et rapportez du miel.',
      },
    ],
  },
  tips: {
    title: 'Avant de partir',
    items: [
      {
        term: 'Les heures',
        text: 'Le parc ferme tôt en hiver et le vendredi. Entrez au moins deux heures avant la fermeture.',
      },
      {
        term: 'Se baigner',
        text: 'Le parc a sa propre plage : prenez les maillots.',
      },
      {
        term: 'L’ombre',
        text: 'De vieux figuiers sycomores à l’entrée, presque rien ailleurs. Chapeau et eau dès avril.',
      },
      {
        term: 'Le chabbat',
        text: `Le parc ouvre le samedi et se remplit{if rest_city| ; nous ne roulons pas|}. Le jeudi est un bon jour. ${fridayLanding('fr', 'ashkelon')}`,
      },
      { term: 'À combiner', text: 'Ashdod et les dunes de Nitzanim au retour, ou Beer-Sheva le lendemain.' },
    ],
  },
};
