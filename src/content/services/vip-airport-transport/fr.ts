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
  name: 'Transfert VIP à l’aéroport',
  title: 'Transfert VIP à l’aéroport',
  lead: 'Votre nom sur une pancarte dans le hall des arrivées, et un Mercedes Sprinter dehors. De la barrière à la porte de l’hôtel, vous ne portez rien et ne demandez rien à personne.',
  facts: [
    { label: 'Rendez-vous', value: 'Dans le hall, pancarte' },
    { label: 'Véhicule', value: 'Mercedes Sprinter' },
    { label: 'Vol retardé', value: '2 h sans supplément' },
    { label: 'Prix', value: 'Fixe, par écrit' },
  ],
  chat: 'Bonjour, je souhaite réserver un transfert VIP à l’aéroport. Mon vol : ',
  about: {
    title: 'Le premier visage en Israël connaît votre nom',
    paragraphs: [
      'Le transfert aéroport et le transfert VIP prennent la même route. La différence est dans le hall. Ici, le chauffeur n’attend pas près de la voiture : il se tient à la barrière, pancarte en main, vous voit avant que vous ne voyiez la sortie, prend le chariot et marche devant. Celui qui vient pour la première fois n’a pas à deviner quelle porte, ni quelle file.',
      `Dehors, un Sprinter VIP : ${business.vehicleSeats} sièges en cuir, climatisation à l’arrière, vitres teintées, Wi-Fi et prise USB pour le téléphone mort au-dessus de la Méditerranée. Il y a de quoi boire. On parle, on ouvre l’ordinateur pour l’appel de neuf heures, ou l’on se tait : c’est vous qui choisissez.`,
    ],
  },
  included: {
    title: 'Accueil dans le hall',
    line: 'Ce que le prix comprend',
    items: [
      'Le chauffeur dans le hall, pancarte à la main ; il prend aussi vos bagages.',
      'Un Sprinter VIP : cuir, Wi-Fi, prises USB, rafraîchissements.',
      terms.fixedPrice,
      terms.extras,
      terms.flightDelay,
      terms.childSeats,
      terms.vat,
    ],
  },
  situations: {
    title: 'Qui nous y attendons',
    items: [
      {
        title: 'Un client de Francfort, une réunion à onze heures',
        text: 'Vous êtes au bureau, il atterrit à 8 h 50. La pancarte porte le nom de votre société, pas le sien. Pendant qu’il répond à ses e-mails sur la route de Herzliya, vous recevez une ligne du chauffeur : pris en charge, en chemin.',
      },
      {
        title: 'Des parents de 78 et 81 ans, seuls pour la première fois',
        text: 'Deux lourdes valises et un téléphone pour deux. Vous réservez et payez depuis la France ; nous les retrouvons à la barrière, marchons à leur pas et ne repartons pas avant que la porte de l’appartement se soit ouverte.',
      },
      {
        title: 'Sept amies, quatorze sacs, un anniversaire',
        text: 'Deux taxis ordinaires, ce sont deux prix, deux chauffeurs et la moitié du groupe perdue à l’entrée de l’hôtel. Un seul Sprinter prend tout le monde avec les sacs, et la fête commence au premier feu rouge.',
      },
    ],
  },
  steps: {
    title: 'La traversée de l’aéroport',
    items: [
      {
        title: 'Réservez avec le nom',
        text: 'Le vol, l’hôtel, le nombre de passagers et le texte de la pancarte : une personne, une famille, une société.',
      },
      {
        title: 'Votre chauffeur est désigné',
        text: 'Le prix arrive en quelques minutes. Une fois le prix confirmé, nous vous envoyons les détails du rendez-vous.',
      },
      {
        title: 'Passeport, tapis, douane',
        text: 'Prenez votre temps. Le chauffeur sait quand vous avez atterri et compte avec les files.',
      },
      {
        title: 'La pancarte',
        text: 'Vous sortez, vous lisez votre nom. À partir de là, les bagages sont son affaire.',
      },
    ],
  },
  prepare: {
    title: 'À nous dire avant',
    items: [
      'Ce que la pancarte doit dire, dans l’orthographe que vous souhaitez lire.',
      'Le numéro du vol, et le terminal s’il figure sur le billet.',
      'Le nombre de passagers et de valises, et si quelqu’un marche difficilement ou se déplace en fauteuil roulant.',
      'Qui prévenir quand l’invité est accueilli : lui, vous, votre assistante.',
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
          'Qui vous voulez. Le plus souvent, on nous donne deux numéros : celui de l’invité, pour que le chauffeur et lui se trouvent, et le vôtre, pour savoir que tout s’est bien passé.',
        ],
      },
      {
        question: 'Quelle différence avec votre transfert aéroport ?',
        answer: [
          'L’accueil et le véhicule. Avec le transfert aéroport, la voiture vient au point convenu quand vous avez vos bagages ; ici, il entre dans le hall avec votre nom, et le véhicule est toujours un Sprinter VIP. Les règles de prix, d’horaires et d’annulation sont les mêmes.',
        ],
      },
      {
        question: 'Et si les bagages tardent, ou le vol lui-même ?',
        answer: [
          `${terms.flightDelay} ${terms.waiting} S’il manque une valise, écrivez une ligne depuis le comptoir : le chauffeur l’apprend aussitôt.`,
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
    title: 'Quel nom faut-il écrire ?',
    text: 'Envoyez le vol et le nom pour la pancarte. Vous recevez le prix en quelques minutes.',
  },
  related: { title: 'Et après l’aéroport' },
};
