import { business } from '@/config/business';
import { dearer, tariff } from '../../fares';
import { frenchTimes } from '@/i18n/format';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transfert aéroport Ben Gourion à prix fixe',
    description: `Une voiture réservée depuis ou vers Ben Gourion, jour et nuit : prix définitif avant le vol, sans compteur, jusqu’à ${business.vehicleSeats} passagers, ${business.roundTripDiscount} % de moins sur l’aller-retour.`,
  },
  slug: 'airport-taxi',
  name: 'Transfert aéroport',
  title: 'Transfert aéroport Ben Gourion',
  lead: 'Un seul prix, connu avant le décollage, et une voiture au point de rendez-vous dès que vous avez vos bagages. À l’aller comme au retour, de jour comme de nuit.',
  facts: [
    { label: 'Prix', value: 'Fixe, par écrit' },
    { label: 'Vol retardé', value: `${business.freeDelayHours} h sans supplément` },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Horaires', value: '24 h/24, 6 j/7' },
  ],
  chat: 'Bonjour, je souhaite réserver un transfert aéroport. Mon vol : ',
  about: {
    title: 'La file d’attente, c’est pour les autres',
    paragraphs: [
      `Les portes des arrivées s’ouvrent et vous faites trois choses à la fois : tenir les enfants, compter les valises, chercher la sortie. Dehors, la file des taxis, ${business.taxiQueue.minutes.join(' à ')} minutes quand plusieurs vols se posent ensemble, et au bout un compteur dont vous ne connaîtrez le verdict qu’à l’arrivée. Réserver renverse l’ordre des choses : d’abord le prix, puis le vol, puis la route.`,
      'Nous roulons depuis et vers Ben Gourion, d’un appartement de Tel-Aviv comme d’un kibboutz du Golan. Vous envoyez le numéro du vol, l’adresse et le nombre de valises ; nous vous répondons avec un prix. Dès lors, nous suivons le vol, et personne n’a à nous écrire depuis la piste.',
    ],
  },
  included: {
    title: 'Ben Gourion, porte à porte',
    line: 'Ce que le prix comprend',
    items: [
      terms.fixedPrice,
      terms.extras,
      terms.flightDelay,
      terms.waiting,
      terms.childSeats,
      terms.vat,
      terms.roundTrip,
    ],
  },
  situations: {
    title: 'Quand on nous réserve',
    items: [
      {
        title: 'Arrivée à 2 h 40, deux enfants, quatre valises',
        text: 'La petite s’est endormie au-dessus de Chypre. La voiture a de la place pour quatre valises parce que vous avez dit quatre, et le prix est celui du message de la semaine dernière, pas le tarif de nuit d’un compteur. Vous portez l’enfant, le chauffeur porte le reste.',
      },
      {
        title: 'Décollage à 6 h, et vous habitez Haïfa',
        text: 'La question n’est pas de savoir quand partir, mais quand se lever. Donnez-nous le vol : nous proposons une heure qui laisse le temps des questions de sûreté et de l’enregistrement. À la minute dite, la voiture est en bas de chez vous.',
      },
      {
        title: 'Vendredi, atterrissage à 14 h 10, la table est mise à Jérusalem',
        text: 'Le chabbat n’attend pas les bagages. Dès la réservation, nous vous disons franchement si le trajet est possible avant l’allumage des bougies. Sinon, vous le savez tout de suite.',
      },
    ],
  },
  board: {
    title: 'Votre vol, en ce moment',
    lead: 'Les arrivées des prochaines heures à Ben Gourion. Choisissez le vôtre et envoyez-le-nous sur WhatsApp.',
  },
  steps: {
    title: 'De votre message à votre porte',
    items: [
      {
        title: 'Vous écrivez',
        text: 'Numéro de vol, date, adresse, passagers, valises : sur WhatsApp ou dans le formulaire, au plus rapide pour vous.',
      },
      {
        title: 'Vous recevez le prix',
        text: 'Un seul prix, définitif, en quelques minutes. Vous confirmez : le trajet est à vous.',
      },
      {
        title: 'Nous gardons l’œil sur le tableau',
        text: `Si le vol bouge, le chauffeur bouge avec lui. Jusqu’à ${business.freeDelayHours} heures de retard, le prix ne change pas.`,
      },
      {
        title: 'Vous sortez',
        text: 'Écrivez-nous une fois vos bagages récupérés. Le chauffeur vous indique où se trouve la voiture et charge les valises.',
      },
    ],
  },
  prepare: {
    title: 'À avoir sous la main',
    items: [
      'Le numéro du vol, lettres comprises. « Le vol du soir de Paris », cela peut en faire trois.',
      'Le nombre de valises, et tout ce qui est long ou encombrant : poussette, vélo, planche de surf.',
      'L’âge des petits, pour régler la question des sièges avant le jour dit.',
      'L’adresse jusqu’au dernier détail : entrée, étage, nom de l’hôtel.',
      'Un numéro joignable en Israël, ou WhatsApp par le Wi-Fi de l’aéroport.',
    ],
    flights: 'Les arrivées à Ben Gourion, en direct',
  },
  questions: {
    title: 'Ce qu’on nous demande avant chaque vol',
    items: [
      {
        question: 'Combien vais-je payer ?',
        answer: [
          'Cela dépend de l’adresse et du nombre de passagers ; le prix arrive avec notre réponse, en quelques minutes.',
          `${terms.fixedPrice} ${terms.roundTrip}`,
        ],
      },
      {
        question: 'Est-ce plus cher la nuit ou le vendredi soir ?',
        answer: [
          frenchTimes(
            `La course au compteur coûte environ ${dearer.b} % de plus entre ${tariff.hours.night} et ${tariff.hours.day}, et environ ${dearer.c} % de plus tard dans les nuits de jeudi, de vendredi et de samedi. Chez nous, le prix du message vaut aussi à trois heures du matin. Nous ne roulons pas le chabbat.`,
          ),
        ],
      },
      {
        question: 'Mon vol a du retard. Que dois-je faire ?',
        answer: [`Rien. ${terms.flightDelay} ${terms.longDelay} ${terms.cancelledFlight}`],
      },
      {
        question: 'Combien de temps le chauffeur attend-il ?',
        answer: [`${terms.waiting} ${terms.afterWaiting}`, terms.meetingTransfer],
      },
      {
        question: 'Puis-je modifier ou annuler ? Et comment payer ?',
        answer: [
          `${terms.cancellation} ${terms.lateCancellation} ${terms.cancelledFlight} ${terms.changes}`,
          terms.payment,
        ],
      },
    ],
  },
  closing: {
    title: 'Envoyez-nous le numéro du vol',
    text: 'Vol, adresse, passagers, valises : un message suffit. Vous recevez le prix en quelques minutes.',
  },
  related: { title: 'La route continue' },
};
