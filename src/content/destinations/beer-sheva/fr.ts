import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'beer-sheva',
  meta: {
    title: 'Aller à Beer-Sheva depuis Ben Gourion avec chauffeur',
    description:
      'Hôpital Soroka, université, tel biblique classé par l’Unesco, puits d’Abraham : un trajet privé vers la capitale du Néguev, prix convenu avant le départ.',
  },
  name: 'Beer-Sheva',
  tagline: 'La capitale du Néguev',
  lead: 'Le puits d’Abraham, une gare turque, un tel biblique et une ville d’étudiants. En voiture, on les voit tous en une journée.',
  pictureShows: 'Un train à vapeur sur un pont à arches et, devant, un puits à roue et un acacia.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Beer-Sheva.',
  ride: {
    title: 'La route 6, jusqu’à ce que les champs jaunissent',
    paragraphs: [
      'La route 6 descend de l’aéroport vers le sud. Après Kiryat Gat, le vert s’éclaircit, le ciel s’agrandit : le Néguev a commencé. Pour l’université, l’hôpital Soroka et le parc technologique, on entre par la 40 ; pour la vieille ville, mieux vaut contourner et arriver par le sud. Le jeudi après-midi, c’est la sortie vers le nord qui ralentit.',
      'Pour l’hôpital Soroka, dites-nous le service ou le bâtiment, et demandez à l’hôpital par quelle entrée passer. Nous vous déposons devant, et la voiture revient à l’heure convenue.',
      'Pour un colloque à l’université Ben Gourion, nous conduisons vos invités à la porte du campus la plus proche de leur salle : l’adresse postale est à dix minutes de marche. Avec le transfert VIP, nous les accueillons au terminal 3. Pour une journée de visites, gardez la voiture : peu d’ombre entre les sites, presque aucun bus vers les plus beaux.',
      'Pour un pèlerinage, Beer-Sheva ouvre le désert des patriarches. On y passe la matinée avant Sdé Boker, ou avant de rejoindre la mer Morte par Arad.',
    ],
  },
  sights: {
    title: 'Une demi-journée en ville, l’autre autour',
    items: [
      {
        name: 'Tel Beer-Sheva',
        text: 'Une cité biblique entière : la porte, la rue en anneau, un réservoir où l’on descend casqué. Patrimoine mondial. À l’ouverture, car à midi il n’y a plus d’ombre.',
      },
      {
        name: 'Le puits d’Abraham et la vieille ville',
        text: 'Le centre d’accueil reçoit sur réservation. Puis la rue Smilansky et une mosquée ottomane devenue musée des cultures de l’islam.',
      },
      {
        name: 'Le mémorial de l’ANZAC',
        text: 'La charge de cavalerie du 31 octobre 1917, racontée sur place, à côté des rangées blanches du cimetière militaire du Commonwealth.',
      },
      {
        name: 'La gare turque et le parc Carasso',
        text: 'Une locomotive à vapeur sur l’ancienne ligne du désert, puis un musée des sciences climatisé dont les enfants ne veulent plus sortir.',
      },
      {
        name: 'Le musée de l’armée de l’air',
        text: 'À Hatzerim, à un quart d’heure : des avions à ciel ouvert, du Spitfire au Mirage. Fermé le samedi ; prenez le passeport.',
      },
    ],
  },
  tips: {
    title: 'Avant de descendre au sud',
    items: [
      {
        term: 'La chaleur',
        text: 'L’été, commencez à huit heures, mettez-vous à l’abri à onze. Même en avril, il peut faire trente-cinq degrés.',
      },
      { term: 'La nuit', text: 'C’est le désert : les soirées sont fraîches une bonne partie de l’année.' },
      {
        term: 'Le vent de sable',
        text: 'Les jours de brume sèche, la route ralentit et les vols prennent du retard. Nous suivons votre vol en direct.',
      },
      {
        term: 'Le chabbat',
        text: `Presque tout ferme{if rest_city|, et nous nous reposons jusqu’au samedi soir|}. ${fridayLanding('fr', 'beer-sheva')}`,
      },
      { term: 'L’orthographe', text: 'Beer-Sheva, Bersabée, Beersheba : une seule ville, trois panneaux.' },
      {
        term: 'À combiner',
        text: 'Sdé Boker et la tombe de Ben Gourion à quarante minutes au sud, ou bien Massada par Arad.',
      },
    ],
  },
};
