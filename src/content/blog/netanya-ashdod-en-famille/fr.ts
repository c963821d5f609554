import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { drive, leaveFor } from '../figures.fr';
import { sourceLines } from '../sources.fr';

const netanya = drive('netanya');
const ashdod = drive('ashdod');

export const article: ArticleTexts = {
  title: 'Netanya ou Ashdod pour l’été : arriver, circuler, repartir',
  excerpt:
    'On ne va pas de la même façon dans les deux villes où l’on entend le plus de français. Routes, quartiers, clés, excursions et départs d’août, comparés ligne par ligne.',
  tags: ['family', 'planning', 'arrivals'],
  meta: {
    title: 'Netanya ou Ashdod en famille : transferts et trajets',
    description:
      'Vacances en famille à Netanya ou à Ashdod : temps de route depuis Ben Gourion, quartiers et adresses, clés, train, excursions possibles et départs d’août.',
    keywords: [
      'Netanya vacances famille',
      'Ashdod été',
      'transfert Ben Gourion Netanya',
      'transfert Ben Gourion Ashdod',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Chaque été, les mêmes conversations commencent à Créteil, à Sarcelles ou à Marseille : « Cette année, Netanya ou Ashdod ? » On compare les plages, les synagogues, le prix de la location, et rarement les trajets. Ce sont pourtant eux qui décident de la première nuit, de chaque excursion et du dernier jour.',
    },
    {
      kind: 'table',
      caption: 'Les deux villes, vues de Ben Gourion',
      columns: ['Ce qui compte', 'Netanya', 'Ashdod'],
      rows: [
        ['Distance', netanya.km, ashdod.km],
        ['Circulation fluide', netanya.clear, ashdod.clear],
        ['Heures de pointe', netanya.rush, ashdod.rush],
        ['Chemin', 'Ayalon et route 2, ou routes 6 et 57', 'Route 431, puis route 4'],
        [
          'Où ça coince',
          'La traversée de Tel-Aviv, du matin au soir',
          'Le matin vers Tel-Aviv, donc surtout au retour',
        ],
        ['Train depuis l’aéroport', 'Oui ; la gare est loin de la mer', 'Avec un changement à Tel-Aviv'],
        ['Quitter la ville pour un vol de 11 h', leaveFor('11:00', 'netanya'), leaveFor('11:00', 'ashdod')],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ashdod est un peu plus près et plus prévisible, parce que la 431 contourne Tel-Aviv par le sud. Pour Netanya, tout dépend de l’autoroute Ayalon. Si elle est bouchée, la route 6, à péage, passe par l’intérieur des terres et fait entrer dans la ville par l’est. Le trajet est plus long, mais souvent plus rapide. Dans les deux cas, votre prix reste le même.',
    },
    { kind: 'heading', level: 2, id: 'adresse', text: 'Une adresse qui se trouve du premier coup' },
    {
      kind: 'paragraph',
      text: 'Netanya, ce sont trois villes en une : Ir Yamim et Kiryat Nordau au sud, les hôtels et la place de l’Indépendance sur la falaise, Kiryat Sanz au nord, quartier religieux fermé aux voitures pendant le chabbat. Les tours du front de mer ont souvent deux halls, sur deux rues différentes. Envoyez le nom de l’immeuble avec la rue.',
    },
    {
      kind: 'paragraph',
      text: 'À Ashdod, l’adresse commence par une lettre : rova Alef, Beth, Guimel, Dalet, et ainsi de suite selon l’alphabet hébraïque. Les rues portent des noms voisins d’un quartier à l’autre, et une navigation réglée sur la rue seule peut vous déposer à trois kilomètres. Écrivez le rova d’abord.',
    },
    {
      kind: 'checklist',
      title: 'Le message à envoyer avec la réservation',
      items: [
        'Ville, quartier ou rova, rue, numéro, nom de l’immeuble',
        'Étage et ascenseur : oui, non, de chabbat',
        'Prénom et téléphone israélien de la personne qui a les clés',
        'Heure jusqu’à laquelle elle répond',
        'Nombre de grandes valises, de poussettes, de sièges enfant',
        'Un mot si quelqu’un marche difficilement',
      ],
    },
    { kind: 'heading', level: 2, id: 'cles', text: 'Les clés : le vrai point faible' },
    {
      kind: 'paragraph',
      text: 'Dans une location d’été, la première nuit se gâte souvent pour une clé. Le propriétaire est à Paris, la voisine est à un mariage, la boîte à code est sur la mauvaise porte. Demandez une photo de l’entrée et de la boîte. Ne transmettez pas le code à d’autres que ceux qui dorment là : un chauffeur n’en a pas besoin, la rue et le numéro lui suffisent.',
    },
    {
      kind: 'paragraph',
      text: 'S’il faut prendre les clés dans un autre quartier, dites-le avant. Un arrêt prévu est compté dans le prix et dans l’horaire. Découvert à minuit sur l’autoroute, il coûte du temps à tout le monde. Pour les courses de la première nuit, le plus simple reste un panier commandé à l’avance ou une cousine dévouée.',
    },
    { kind: 'heading', level: 2, id: 'sortir', text: 'Sortir de la ville : ce qui se fait dans la journée' },
    {
      kind: 'table',
      caption: 'Excursions raisonnables avec des enfants',
      columns: ['But', 'De Netanya', 'D’Ashdod'],
      rows: [
        [
          'Césarée, port et aqueduc',
          'À une demi-heure : une demi-journée suffit',
          'Une journée, en évitant l’Ayalon le matin',
        ],
        ['Jérusalem et le Kotel', 'Partir après l’heure de pointe, rentrer après dîner', 'Un peu plus d’une heure'],
        ['Mer Morte', 'Une longue journée, départ tôt', 'Une longue journée, départ tôt'],
        [
          'Haïfa, jardins et téléphérique',
          'Facile, par la route 2 ou le train',
          'À garder pour un séjour dans le nord',
        ],
        ['Ashkelon, parc antique', 'Trop loin avec des petits', 'Une demi-heure'],
        ['Galilée et lac de Tibériade', 'Faisable dans la journée', 'Dormez une nuit là-bas'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Pour une famille de six ou sept, une voiture à la journée avec chauffeur a un avantage que le prix ne montre pas : personne ne cherche de place. À Césarée comme au Kotel, les parkings d’août se remplissent tôt, et le trajet du parking à l’entrée, en plein soleil, est ce dont les enfants se souviennent. Le chauffeur vous dépose devant, attend et revient vous chercher.',
    },
    { kind: 'heading', level: 2, id: 'chabbat', text: 'Le chabbat, en pratique' },
    {
      kind: 'paragraph',
      text: 'Les deux villes ralentissent dès le vendredi midi. À Ashdod, plusieurs quartiers ferment leurs rues aux voitures ; à Netanya, Kiryat Sanz. Trains et bus s’arrêtent dans l’après-midi. Choisissez un logement dont la synagogue est accessible à pied, poussette comprise, et demandez si l’immeuble a un ascenseur de chabbat : au quatorzième étage, cela compte. Le samedi soir, la promenade de Netanya et le front de mer d’Ashdod se remplissent d’un coup ; réservez le restaurant avant le chabbat.',
    },
    {
      kind: 'paragraph',
      text: [
        'Pour savoir si votre vol du vendredi permet d’arriver à temps, utilisez ',
        { text: 'notre tableau mois par mois', to: '/blog/atterrir-un-vendredi' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'aout', text: 'Les départs de la fin août' },
    {
      kind: 'paragraph',
      text: 'La dernière semaine d’août, tout le front de mer repart vers la France, souvent par les mêmes vols. Les grands véhicules sont alors les premiers retenus. Deux conseils : réservez le retour en même temps que l’aller, et pesez les valises la veille, car le tri devant le comptoir d’enregistrement est un spectacle que personne n’a envie de donner.',
    },
    {
      kind: 'list',
      items: [
        'Un vol de 6 h : la route est vide, l’appartement se quitte au milieu de la nuit, les enfants finissent leur nuit en voiture.',
        'Un vol de 11 h : c’est l’heure de pointe depuis les deux villes. Suivez le tableau du haut de la page.',
        'Un vol de 19 h : pensez au logement, qu’il faut souvent libérer le matin. Pour une matinée à la plage pendant que les valises restent en voiture, prévenez-nous à l’avance.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Aller et retour',
      text: `${terms.roundTrip} ${terms.cancellation}`,
    },
    {
      kind: 'paragraph',
      text: [
        'Nos pages ',
        { text: 'Netanya', to: '/netanya' },
        ' et ',
        { text: 'Ashdod', to: '/ashdod' },
        ' disent ce qu’il y a à voir. Pour le trajet lui-même, ',
        { text: 'le formulaire', to: '/plan-your-trip' },
        ' tient en cinq étapes, et nous répondons par un prix.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('roads', 'fastTrain') },
  ],
};
