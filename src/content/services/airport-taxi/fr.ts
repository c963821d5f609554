import { business } from '@/config/business';
import { dearer, tariff } from '../../fares';
import { frenchTimes } from '@/i18n/format';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transfert aéroport Ben Gourion à prix fixe',
    description: `Voiture réservée depuis ou vers Ben Gourion, jour et nuit : prix définitif avant le vol, jusqu’à ${business.vehicleSeats} passagers, {round_trip_percent} % de moins sur l’aller-retour.`,
  },
  slug: 'airport-taxi',
  name: 'Transfert aéroport',
  title: 'Transfert aéroport Ben Gourion',
  lead: 'Un seul prix, connu avant le décollage, et une voiture au point convenu dès que vous écrivez que vous avez vos bagages. À l’aller comme au retour, de jour comme de nuit.',
  facts: [
    { label: 'Vol retardé', value: `{free_delay_hours} h sans supplément` },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Horaires', value: '24 h/24, {if rest_city|6|7} j/7' },
  ],
  pictureShows: 'Un avion décolle au crépuscule au-dessus de la piste éclairée et de la tour de contrôle.',
  chat: 'Bonjour, je souhaite réserver un transfert aéroport. Mon vol : ',
  about: {
    title: 'Le prix avant le décollage, la voiture à la sortie',
    paragraphs: [
      `Les portes des arrivées s’ouvrent, et il faut à la fois tenir les enfants, compter les valises et chercher la sortie. Dehors, on attend un taxi ${business.taxiQueue.minutes.join(' à ')} minutes quand plusieurs vols se posent ensemble, et le compteur ne donne son prix qu’à l’arrivée. En réservant, vous connaissez le vôtre avant de décoller.`,
      'Nous roulons depuis et vers Ben Gourion, pour un appartement de Tel-Aviv comme pour un kibboutz du Golan. Envoyez-nous le numéro du vol, l’adresse et le nombre de valises : nous répondons par un prix. Ensuite, nous suivons le vol. S’il a du retard, vous n’avez personne à prévenir.',
    ],
  },
  included: {
    title: 'Ben Gourion, porte à porte',
    line: 'Ce que le prix comprend',
    items: [terms.fixedPrice, terms.extras, terms.childSeats, terms.vat, terms.roundTrip],
  },
  situations: {
    title: 'Quand on fait appel à nous',
    items: [
      {
        title: 'Arrivée à 2 h 40, deux enfants, quatre valises',
        text: 'La petite s’est endormie au-dessus de Chypre. Vous aviez annoncé quatre valises : la voiture a la place. Le prix est celui du message de la semaine dernière, même à cette heure-là. Vous portez l’enfant, le chauffeur porte le reste.',
      },
      {
        title: 'Décollage à 6 h, et vous habitez Haïfa',
        text: 'Donnez-nous le vol : nous proposons une heure de départ qui laisse le temps des questions de sûreté et de l’enregistrement. À l’heure dite, la voiture est en bas de chez vous.',
      },
      {
        title: 'Vendredi, atterrissage à 14 h 10, la table est mise à Jérusalem',
        text: 'Le chabbat n’attend pas les bagages. Dès la réservation, nous vous disons franchement si la route se fait avant l’allumage des bougies. Sinon, vous l’apprenez tant que le vol peut encore changer.',
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
        text: 'Numéro de vol, date, adresse, passagers, valises : sur WhatsApp ou dans le formulaire.',
      },
      {
        title: 'Vous recevez le prix',
        text: 'Un seul prix, définitif, par écrit. Vous l’acceptez : le trajet est réservé.',
      },
      {
        title: 'Nous suivons le vol',
        text: 'S’il prend du retard, le chauffeur décale son départ.',
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
      'Le numéro du vol, lettres comprises : un même soir, il part souvent plusieurs vols de Paris.',
      'Le nombre de valises, et tout ce qui est long ou encombrant : poussette, vélo, planche de surf.',
      'L’âge et le poids des enfants, pour prévoir les bons sièges.',
      'L’adresse complète : entrée, étage, nom de l’hôtel.',
      'Un numéro joignable en Israël, ou WhatsApp par le Wi-Fi de l’aéroport.',
    ],
    flights: 'Les arrivées à Ben Gourion, en direct',
  },
  questions: {
    title: 'Vos questions avant le vol',
    items: [
      {
        question: 'Combien vais-je payer ?',
        answer: [
          'Le prix vaut pour tout le véhicule, selon l’adresse. La liste ci-dessus l’indique pour les lieux qu’elle nomme ; ailleurs, vous le trouvez dans le formulaire ou dans notre réponse.',
          terms.airportMeetings,
          terms.roundTrip,
        ],
      },
      {
        question: 'Est-ce plus cher la nuit ou le vendredi soir ?',
        answer: [
          frenchTimes(
            `Le tarif du compteur monte d’environ ${dearer.b} % entre ${tariff.hours.night} et ${tariff.hours.day}. La hausse atteint environ ${dearer.c} % à partir de ${tariff.hours.lateThursday} le jeudi, de ${tariff.hours.lateFriday} le vendredi et de ${tariff.hours.lateSaturday} le samedi. Chez nous, le prix annoncé vaut aussi à trois heures du matin. {if rest_city|Nous ne roulons pas le chabbat|Nous roulons aussi le chabbat}.`,
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
    text: `Vol, adresse, passagers, valises : un message suffit. ${terms.reply}`,
  },
  related: { title: 'Pour aller plus loin' },
};
