import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transfert VIP à l’aéroport Ben Gourion',
    description:
      'Votre nom sur une pancarte dans le hall des arrivées, un Mercedes Sprinter, sièges en cuir, vitres teintées, un prix fixe. Pour invités, dirigeants et familles.',
  },
  slug: 'vip-airport-transport',
  name: 'Transfert aéroport VIP',
  title: 'Transfert aéroport VIP',
  lead: 'Le chauffeur vous attend dans le hall des arrivées, votre nom sur sa pancarte. Il prend vos valises et vous conduit en Mercedes Sprinter jusqu’à la porte de l’hôtel.',
  facts: [
    { label: 'Rendez-vous', value: 'Dans le hall, avec pancarte' },
    { label: 'Véhicule', value: 'Mercedes Sprinter' },
    { label: 'Vol retardé', value: `{free_delay_hours} h sans supplément` },
  ],
  pictureShows: 'Le chauffeur, pancarte en main, devant les portes du hall des arrivées, des valises à côté de lui.',
  chat: 'Bonjour, je souhaite réserver un transfert aéroport VIP. Mon vol : ',
  about: {
    title: 'Quelqu’un connaît déjà votre nom',
    paragraphs: [
      'Le transfert aéroport et le transfert VIP empruntent la même route. La différence se joue dans le hall. Le chauffeur se tient à la barrière, pancarte en main. Il vous repère avant que vous n’ayez trouvé la sortie, prend le chariot et vous guide jusqu’à la voiture.',
      `Dehors, un Sprinter VIP : ${business.vehicleSeats} sièges en cuir, climatisation à l’arrière, vitres teintées, Wi-Fi, de quoi boire, et une prise USB pour le téléphone qui s’est éteint au-dessus de la Méditerranée. Vous bavardez, vous prenez l’appel de neuf heures ou vous fermez les yeux : le chauffeur s’adapte.`,
    ],
  },
  included: {
    title: 'Accueil dans le hall',
    line: 'Ce que le prix comprend',
    items: [
      'L’accueil dans le hall, pancarte en main, jusqu’à la voiture.',
      'Un Sprinter VIP : cuir, Wi-Fi, prises USB, rafraîchissements.',
      terms.fixedPrice,
      terms.extras,
      terms.childSeats,
      terms.vat,
    ],
  },
  situations: {
    title: 'Pour qui ?',
    items: [
      {
        title: 'Un client de Genève, une réunion à onze heures',
        text: 'Vous êtes au bureau, il atterrit à 8 h 50. La pancarte porte le nom de votre société. Avant de prendre la route de Herzliya, le chauffeur vous envoie un mot : votre client est à bord.',
      },
      {
        title: 'Des parents de 78 et 81 ans, seuls pour la première fois',
        text: 'Deux lourdes valises et un téléphone pour deux. Vous réservez et payez depuis la France. Nous les retrouvons à la barrière, nous marchons à leur pas et nous attendons qu’ils soient entrés dans l’appartement.',
      },
      {
        title: 'Sept amies, sept valises, un anniversaire',
        text: 'Deux taxis ordinaires, ce sont deux prix, deux chauffeurs et la moitié du groupe perdue à l’entrée de l’hôtel. Un seul Sprinter prend tout le monde, valises comprises.',
      },
    ],
  },
  steps: {
    title: 'De l’avion à la voiture',
    items: [
      {
        title: 'Donnez-nous le nom',
        text: 'Le vol, l’hôtel, le nombre de passagers et le texte de la pancarte : une personne, une famille ou une société.',
      },
      {
        title: 'Votre chauffeur est désigné',
        text: 'Vous acceptez le prix reçu par écrit. Le nom du chauffeur et le point de rendez-vous vous parviennent avant le trajet.',
      },
      {
        title: 'Passeport, tapis, douane',
        text: 'Prenez votre temps : le chauffeur sait quand vous avez atterri et tient compte des files.',
      },
      {
        title: 'La pancarte',
        text: 'Vous sortez, vous lisez votre nom. Le chauffeur s’occupe des bagages.',
      },
    ],
  },
  prepare: {
    title: 'À nous dire avant',
    items: [
      'Le texte de la pancarte, avec l’orthographe exacte.',
      'Le numéro du vol, et le terminal s’il figure sur le billet.',
      'Le nombre de passagers et de valises, et si quelqu’un marche difficilement ou se déplace en fauteuil roulant.',
      'Qui prévenir une fois l’invité accueilli : vous, la famille, un collègue.',
      'Les arrêts en route : une clé à prendre, une tante à Modiin, un supermarché avant l’appartement.',
    ],
    flights: 'Les arrivées à Ben Gourion, en direct',
  },
  questions: {
    title: 'Avant de réserver pour quelqu’un',
    items: [
      {
        question: 'Je réserve pour un invité. Qui reçoit les messages ?',
        answer: [
          'Qui vous voulez. Donnez-nous deux numéros : celui de l’invité, pour que le chauffeur et lui se trouvent, et le vôtre, pour vous dire que tout s’est bien passé.',
        ],
      },
      {
        question: 'Quelle différence avec votre transfert aéroport ?',
        answer: [
          'L’accueil. Avec le transfert aéroport, vous écrivez que vous avez vos bagages, et la voiture vient au point convenu. Avec le transfert VIP, le chauffeur entre dans le hall avec votre nom. Les horaires et les règles d’annulation sont les mêmes.',
          terms.airportMeetings,
        ],
      },
      {
        question: 'Et si les bagages tardent, ou le vol lui-même ?',
        answer: [
          `${terms.flightDelay} ${terms.waiting} S’il manque une valise, écrivez-nous depuis le comptoir de la compagnie. Avant que vous ne décidiez d’attendre, nous vous disons si cela coûte quelque chose.`,
        ],
      },
      {
        question: 'Faites-vous aussi le retour vers l’aéroport ?',
        answer: [`Oui, depuis toute adresse en Israël. ${terms.roundTrip}`],
      },
      {
        question: 'Puis-je annuler ? Comment payer ?',
        answer: [
          `${terms.cancellation} ${terms.lateCancellation} ${terms.cancelledFlight} ${terms.changes}`,
          terms.payment,
        ],
      },
    ],
  },
  closing: {
    title: 'Quel nom sur la pancarte ?',
    text: `Envoyez le vol et le nom pour la pancarte. ${terms.reply}`,
  },
  related: { title: 'Et après l’aéroport' },
};
