import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashdod',
  meta: {
    title: 'Transfert Ben Gourion – Ashdod, et accueil au port',
    description:
      'Les quartiers d’Ashdod lettre par lettre, la porte du port pour les croisiéristes, les dunes et la forteresse. Transfert privé à prix fixe.',
  },
  name: 'Ashdod',
  tagline: 'Le port et les dunes',
  lead: 'Une ville où l’adresse commence par une lettre. Donnez le rova (le quartier) et la rue : le bon échangeur en dépend.',
  pictureShows:
    'Un toit blanc au-dessus d’un amphithéâtre parmi les dunes et, derrière, un porte-conteneurs sous les grues du port.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ashdod.',
  ride: {
    title: 'La 431, la 4, puis la bonne lettre',
    paragraphs: [
      'De l’aéroport, la route 431 rejoint la côte et la 4 descend vers le sud. Les quartiers du nord s’abordent par une entrée, la marina et les quartiers récents du sud par l’autre, celle d’Ad Halom. Le matin, les bouchons vont en sens inverse, vers Tel-Aviv : on arrive vite à Ashdod, et l’on en part tôt pour prendre l’avion.',
      'Rova Alef, Beth, Guimel : les quartiers suivent l’alphabet hébraïque, et des noms de rues proches reviennent de l’un à l’autre. Envoyez donc le rova, la rue, le numéro et l’étage. Pour une arrivée en famille, poussette, cadeaux et valises de fêtes, comptez les bagages avec nous : nous prévoirons la place.',
      'Les paquebots accostent dans un port de commerce interdit aux piétons. La navette du bord vous mène à la porte, où le chauffeur vous attend. Jérusalem est à un peu plus d’une heure : une journée là-bas est réaliste, à condition de fixer d’abord l’heure du retour, et les visites ensuite.',
    ],
  },
  sights: {
    title: 'Au-delà du port',
    items: [
      {
        name: 'La plage du Lido et son marché',
        text: 'Le mercredi, un grand marché occupe le bord de mer : olives, poisson, vêtements, cris. Les autres jours, une large plage et des restaurants.',
      },
      {
        name: 'La colline de Jonas',
        text: 'Le point le plus haut de la ville : le phare, la tombe du prophète selon la tradition, et tout le port en contrebas. On y monte en voiture.',
      },
      {
        name: 'La forteresse d’Ashdod-Yam',
        text: 'Un fort carré des premiers siècles de l’islam, d’où l’on répondait aux navires par des feux. Ouvert, presque toujours vide, beau au couchant.',
      },
      {
        name: 'Le musée de la culture philistine',
        text: 'Le peuple de Goliath : sa cuisine, ses dieux, ses poteries venues de l’Égée. Vérifiez les horaires.',
      },
      {
        name: 'Les dunes de Nitzanim',
        text: 'Du sable jusqu’à l’horizon, au sud de la ville. Allez-y à la première heure, avec de l’eau : les traces de gazelles sont encore nettes.',
      },
    ],
  },
  tips: {
    title: 'Bon à savoir',
    items: [
      {
        term: 'Le chabbat',
        text: `Plusieurs quartiers ferment leurs rues aux voitures. {if rest_city|Nos voitures s’arrêtent jusqu’au samedi soir. |}${fridayLanding('fr', 'ashdod')}`,
      },
      {
        term: 'Bar-mitsva et mariages',
        text: 'Les salles de la zone industrielle se vident d’un coup. Fixez l’heure et le point de retour avant d’entrer.',
      },
      {
        term: 'La mer',
        text: 'L’après-midi, en été, elle se lève. Avec des enfants, baignez-vous le matin, derrière un brise-lames.',
      },
      {
        term: 'L’hôpital Assuta',
        text: 'Donnez-nous l’entrée que l’hôpital vous a indiquée : nous vous déposons devant.',
      },
      {
        term: 'En français',
        text: 'Dans le centre, on parle volontiers français. Gardez tout de même l’adresse par écrit, en hébreu.',
      },
      {
        term: 'À combiner',
        text: 'Le parc antique d’Ashkelon, à une demi-heure, remplit l’autre moitié de la journée.',
      },
    ],
  },
};
