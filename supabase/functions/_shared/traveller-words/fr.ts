import { frenchTimes } from '../written-day.ts';
import type { TravellerWords } from './traveller-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`;
const hours = counted('heure', 'heures');

export const words: TravellerWords = {
  hello: (name) => `Bonjour ${name},`,
  thisIs: (brand) => `ici ${brand}.`,
  journey: (route, day, time) => (time ? `${route}, le ${day} à ${time}` : `${route}, le ${day}`),
  moreRides: (count) => `et ${counted('autre trajet', 'autres trajets')(count)}`,
  time: frenchTimes,
  moment: (day, time) => `${day} à ${time}`,
  israelTime: (moment) => `${moment} (heure d’Israël)`,
  price: (amount) => `${amount}, prix définitif, TVA comprise.`,
  atMost: (amount) => `${amount} au maximum. Le chauffeur met le compteur et vous payez le moins élevé des deux.`,
  link: 'La page de votre trajet',
  linkToAnswer: 'Accepter, modifier ou refuser',
  keepLink: 'Quiconque possède ce lien peut voir et modifier le trajet\u202F: gardez-le pour vous.',
  attached: 'Le fichier joint inscrit le trajet dans votre agenda.',
  requestReceived: (reference, journey, minutes) => ({
    subject: `Votre demande est bien arrivée (${reference})`,
    text: [
      `Nous avons votre demande\u202F: ${journey}.`,
      `Le prix définitif vous parviendra par écrit, le plus souvent sous ${minutes} minutes les jours ouvrés, et figurera sur la page de votre trajet.`,
    ],
  }),
  whatPageDoes:
    'Vous pouvez y corriger un détail, ajouter un numéro de vol ou annuler, sans mot de passe. Quiconque possède ce lien peut voir et modifier le trajet\u202F: gardez-le pour vous.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `Votre prix\u202F: ${amount} (${reference})`,
    text: [`Votre prix pour ${journey}\u202F: ${price}`, `L’offre est valable jusqu’au ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `Notre offre pour le trajet ${reference} est valable jusqu’au ${until}`,
    text: [
      `Notre offre pour le trajet ${reference} (${amount}) est valable jusqu’au ${until}. Si vos projets ont changé, dites-le-nous sur la page de votre trajet.`,
    ],
  }),
  booking: (reference, when) => ({
    subject: `Réservé\u202F: ${when} (${reference})`,
    text: ['Votre trajet est réservé.'],
  }),
  bookingChanged: (reference, when) => ({
    subject: `Modifié\u202F: ${when} (${reference})`,
    text: [`Votre réservation ${reference} a été modifiée.`],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: `Annulé\u202F: ${when ? `${when} (${reference})` : `votre demande ${reference}`}`,
    text: [
      `${when ? 'Le trajet' : 'Votre demande'} ${reference} ${when ? 'est annulé' : 'est annulée'}. ${fee}`,
      `Si vous n’en êtes pas à l’origine, appelez-nous\u202F: ${phone}`,
    ],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `Annulé\u202F: ${when} (${reference})`,
    text: [
      `Nous en sommes désolés\u202F: nous avons dû annuler le trajet ${reference}. Rien n’est dû.`,
      `Pour toute question, appelez-nous\u202F: ${phone}`,
    ],
  }),
  nothingDue: 'Rien n’est dû.',
  fee: (free, amount) => `C’était moins de ${hours(free)} avant le départ\u202F: les frais sont de ${amount}.`,
  linkAgain: (reference) => ({
    subject: `Le lien de votre trajet (${reference})`,
    text: [`Voici le lien de votre trajet ${reference}. Si vous ne l’avez pas demandé, vous n’avez rien à faire.`],
  }),
  booked: {
    reference: 'Référence',
    ride: 'Trajet',
    from: 'De',
    to: 'À',
    stops: 'Arrêts',
    when: 'Jour et heure (heure d’Israël)',
    people: 'Passagers et bagages',
    flight: 'Vol',
    price: 'Prix',
    payment: 'Paiement',
    waiting: 'Attente et retards',
    cancelling: 'Annulation',
    howToCancel: 'Comment annuler',
    business: 'Qui nous sommes',
    accepted: 'Accepté par',
    terms: 'Conditions',
    ofRide: (name, nth) => `${name}, trajet ${nth}`,
    vehicleClasses: { sedan: 'berline', minivan: 'minivan', minibus: 'minibus' },
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    seats: {
      infant: counted('siège bébé', 'sièges bébé'),
      child: counted('siège enfant', 'sièges enfant'),
      booster: counted('rehausseur', 'rehausseurs'),
    },
    peopleValue: (passengers, luggage) =>
      `${counted('passager', 'passagers')(passengers)}, ${counted('valise', 'valises')(luggage)}`,
    priceValue: (amount, vat) => `${amount}, prix définitif, TVA de ${vat} comprise`,
    atMostValue: (amount, vat) =>
      `${amount} au maximum, TVA de ${vat} comprise\u202F; le chauffeur met le compteur et vous payez le moins élevé des deux`,
    payWays: {
      card: 'par carte bancaire',
      cash: 'en espèces',
      wallet: 'avec votre téléphone',
      link: 'par notre lien de paiement',
      transfer: 'par virement',
      invoice: 'sur facture',
    },
    toDriver: (ways) => `au chauffeur ${ways}`,
    waitingValue: (minutes, free) =>
      `Le chauffeur vous attend ${counted('minute', 'minutes')(minutes)} gratuitement à partir de l’heure convenue. Jusqu’à ${hours(free)} de retard du vol, vous ne payez rien de plus.`,
    freeUntil: (moment) => `Sans frais jusqu’au ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'Frais' : 'Ensuite'}\u202F: ${amount} (${percent} du prix), sans jamais dépasser ce que permet la loi.`,
    howToCancelValue: (email, phone, address) =>
      `Sur la page de votre trajet, par e-mail à ${email}, par téléphone au ${phone} ou par courrier à ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, numéro d’immatriculation ${number}, ${address}\u202F; ${licence}, n°\u00A0${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, le ${moment}`,
    termsValue: (day) => `du ${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `Trajet vers ${dropoff} – ${brand}`,
    description: (reference, phone) => `Référence ${reference}\nTéléphone ${phone}`,
  },
};
