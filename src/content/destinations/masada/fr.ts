import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'masada',
  meta: {
    title: 'Massada avec chauffeur : aube, sentier, téléphérique',
    description:
      'Chauffeur privé pour Massada depuis Ben Gourion, Jérusalem ou Tel-Aviv, prix fixe : montée par la rampe avant l’aube, descente en téléphérique, voiture en bas.',
  },
  name: 'Massada',
  tagline: 'L’aube sur le désert',
  lead: 'Un rocher, deux entrées, et aucune route entre les deux. Avec un chauffeur, on monte d’un côté avant l’aube et l’on retrouve la voiture de l’autre.',
  pictureShows: 'Le rocher de Massada au lever du soleil, avec le sentier du Serpent, le téléphérique et un bouquetin.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Massada.',
  ride: {
    title: 'Choisir son versant avant de choisir son heure',
    paragraphs: [
      'L’entrée est, celle du téléphérique et du sentier du Serpent, donne sur la route 90, au bord de la mer Morte. L’entrée ouest, au pied de la rampe romaine, ne s’atteint que par Arad, au bout d’une petite route. Si vous conduisez, il faut redescendre du côté où vous avez laissé la voiture. Avec un chauffeur, vous gravissez la rampe dans le noir, le soleil se lève sur les monts de Moab, et vous descendez en téléphérique vers l’est : la voiture y est déjà.',
      'Pour cela, on quitte Tel-Aviv ou l’aéroport en pleine nuit, Jérusalem un peu plus tard ; on dort en route. Le téléphérique ne démarre que vers 8 h, plus de deux heures après le lever du soleil en été. Le sentier du Serpent ouvre environ une heure avant le lever du soleil et demande de bons genoux et une lampe.',
      'Vous atterrissez le matin ? Massada fait un beau premier jour. Les valises restent dans la voiture, vous êtes au sommet avant midi, dans l’eau à deux heures, et à l’hôtel pour vous coucher tôt.',
    ],
  },
  sights: {
    title: 'Sur le rocher et à son pied',
    items: [
      {
        name: 'Le sommet',
        text: 'Le palais nord d’Hérode sur ses trois terrasses, les thermes au sol suspendu, les magasins, la synagogue. Commencez par le nord, tant qu’il est à l’ombre.',
      },
      {
        name: 'Le musée',
        text: 'Près du téléphérique, côté est : les tessons aux noms inscrits et le récit des fouilles de Yigael Yadin. Au frais, donc après la montée.',
      },
      {
        name: 'La rampe et les camps',
        text: 'De l’ouest, le siège de l’an 73 se lit comme un plan : la rampe, le mur, les carrés des huit camps romains. Peu de sièges romains ont laissé des traces aussi complètes.',
      },
      {
        name: 'Ein Guedi',
        text: 'Un quart d’heure au nord. Des cascades après les ruines, à condition d’avoir réservé et d’arriver avant le début d’après-midi.',
      },
      {
        name: 'Ein Bokek',
        text: 'Un quart d’heure au sud : douches, plage gratuite et une mer qui vous porte pendant la sieste.',
      },
    ],
  },
  tips: {
    title: 'Pour une belle journée',
    items: [
      {
        term: 'La chaleur',
        text: 'Les jours de canicule, on refoule les marcheurs du sentier dès le matin. Trois litres d’eau par personne, un chapeau ; presque pas d’ombre en haut.',
      },
      {
        term: 'Rampe ou serpent',
        text: 'La rampe est courte, un enfant de six ans y arrive. Le sentier grimpe de 350 m environ. Les poussettes prennent le téléphérique.',
      },
      {
        term: 'Le vendredi',
        text: 'Le parc ferme tôt, comme les veilles de fête, et le téléphérique encore avant. Vérifiez la veille.',
      },
      {
        term: 'Le chabbat',
        text: 'Massada est ouverte le samedi{if rest_city|, mais nous ne roulons pas avant le samedi soir. Prévoyez du dimanche au jeudi, ou le vendredi matin|}.',
      },
      {
        term: 'Téléphone',
        text: 'Presque pas de réseau à l’ouest : convenez de l’heure et de l’entrée avec le chauffeur avant de monter.',
      },
      {
        term: 'Lire avant',
        text: 'Flavius Josèphe, La Guerre des Juifs, livre VII. Une dizaine de pages, à lire avant de monter.',
      },
    ],
  },
};
