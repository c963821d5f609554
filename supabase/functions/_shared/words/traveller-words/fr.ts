import { frenchTimes } from '../../clock/written-day.ts';
import type { TravellerWords } from './traveller-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`;
const hours = counted('heure', 'heures');
const pickupOf = (car: number | null) =>
  car === null ? 'Votre prise en charge' : `La prise en charge par le véhicule ${car}`;

const priceOfDelay = {
  stays: 'Le prix ne change pas.',
  new_offer:
    'Nous vous enverrons une nouvelle offre pour cet horaire. Sans votre accord, vous ne payez rien de plus, et l’annulation reste gratuite jusqu’à la prise en charge.',
};

export const words: TravellerWords = {
  hello: (name) => `Bonjour ${name},`,
  thisIs: (brand) => `${brand} vous écrit.`,
  journey: (route, day, time) => (time ? `${route}, le ${day} à ${time}` : `${route}, le ${day}`),
  moreRides: (count) => `et ${counted('autre trajet', 'autres trajets')(count)}`,
  wayBack: (day, time) => (time ? `et retour le ${day} à ${time}` : `et retour le ${day}`),
  time: frenchTimes,
  moment: (day, time) => `${day} à ${time}`,
  israelTime: (moment) => `${moment} (heure d’Israël)`,
  price: (amount) => `${amount}, définitif, TVA comprise.`,
  atMost: (amount) =>
    `${amount} au maximum. Vous voyagez en taxi agréé\u202F: le compteur tourne, et vous payez son montant ou ce prix, le plus bas des deux.`,
  link: 'La page de votre trajet',
  linkToAnswer: 'Accepter, modifier ou refuser',
  linkToAccept: (amount) => `Voir et accepter · ${amount}`,
  keepLink: 'Toute personne qui a ce lien peut voir et modifier le trajet\u202f: gardez-le pour vous.',
  viewLink: 'La page indique quand, où et par qui vous êtes pris en charge.',
  attached: 'Le fichier joint ajoute le trajet à votre agenda.',
  attachedAgain: 'Ouvrez le fichier joint pour remplacer l’entrée précédente dans votre agenda.',
  requestReceived: (reference, journey, minutes, rests) => ({
    subject: `Votre demande est bien arrivée (${reference})`,
    text: [
      `Nous avons bien reçu votre demande\u202f: ${journey}.`,
      `Vous recevrez notre offre par écrit sous ${minutes} minutes${rests ? ', sauf le chabbat et les jours de fête juive' : ''}. Elle figurera aussi sur la page de votre trajet.`,
    ],
  }),
  heldUntil: (amount, until) => `${amount}, TVA comprise, garanti jusqu’au ${until}`,
  heldPrice: (price) => `Votre prix\u202F: ${price}. Reste à vous confirmer qu’un véhicule est libre.`,
  whatPageDoes:
    'Vous pouvez y corriger un détail, ajouter un numéro de vol ou annuler, sans mot de passe. Toute personne qui a ce lien peut voir et modifier le trajet\u202F: gardez-le pour vous.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `Votre prix\u202F: ${amount} (${reference})`,
    text: [`Votre prix pour ${journey}\u202F: ${price}`, `L’offre est valable jusqu’au ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `Votre prix est valable jusqu’au ${until} (${reference})`,
    text: [
      `Notre offre pour le trajet ${reference} (${amount}) est valable jusqu’au ${until}. Pour l’accepter ou la refuser, ouvrez la page de votre trajet.`,
    ],
  }),
  booking: (reference, when) => ({
    subject: `Trajet réservé\u202f: ${when} (${reference})`,
    text: ['Merci, votre trajet est réservé. Tout ce dont nous sommes convenus figure sur sa page.'],
  }),
  bookingChanged: (reference, when, what, isPassenger) => ({
    subject: `Trajet modifié\u202f: ${when} (${reference})`,
    text: [
      ...(what ? [`Ce qui change\u202f: ${what}.`] : []),
      isPassenger
        ? 'Les détails à jour figurent sur la page du trajet.'
        : `Votre réservation ${reference} a été modifiée. Les détails à jour figurent sur la page de votre trajet.`,
    ],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: when ? `Trajet annulé\u202f: ${when} (${reference})` : `Demande annulée\u202f: ${reference}`,
    text: [
      `${when ? 'Le trajet' : 'Votre demande'} ${reference} ${when ? 'est annulé' : 'est annulée'}. ${fee}`,
      `Si cette annulation ne vient pas de vous, appelez-nous\u202f: ${phone}`,
    ],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `Trajet annulé\u202f: ${when} (${reference})`,
    text: [
      `Nous sommes désolés\u202F: nous avons dû annuler le trajet ${reference}. Vous n’avez rien à payer, et toute somme déjà versée vous sera remboursée.`,
      `Voulez-vous que nous vous trouvions un autre véhicule\u202F? Appelez-nous\u202F: ${phone}`,
    ],
  }),
  nothingDue: 'Vous n’avez rien à payer.',
  fee: (free, amount) =>
    `L’annulation a eu lieu moins de ${hours(free)} avant le départ\u202f: les frais sont de ${amount}.`,
  linkAgain: (reference) => ({
    subject: `Le lien de votre trajet (${reference})`,
    text: [`Voici le lien de votre trajet ${reference}. Si vous ne l’avez pas demandé, vous n’avez rien à faire.`],
  }),
  driverDetails: (reference, when) => ({
    subject: `Votre chauffeur\u202F: ${when} (${reference})`,
    text: [`Voici votre chauffeur pour le trajet du ${when}.`],
  }),
  driverChanged: (reference, when) => ({
    subject: `Changement de chauffeur ou de véhicule\u202F: ${when} (${reference})`,
    text: [`Le chauffeur ou le véhicule de votre trajet du ${when} a changé. Voici les nouveaux détails.`],
  }),
  driverOnTheWay: (reference, when, since) => ({
    subject: `Votre chauffeur est en route\u202F: ${when} (${reference})`,
    text: [`Votre chauffeur est parti à ${since}. La prise en charge est prévue le ${when}.`],
  }),
  driverWaiting: (reference, when, since) => ({
    subject: `Votre chauffeur vous attend\u202F: ${when} (${reference})`,
    text: [
      `Votre chauffeur vous attend depuis ${since}. Si vous ne le trouvez pas, appuyez sur «\u202FJe ne trouve pas mon chauffeur\u202F» sur la page de votre trajet.`,
    ],
  }),
  driverLate: (reference, when, at) => ({
    subject: `Votre chauffeur a du retard\u202F: ${when} (${reference})`,
    text: [
      `Votre chauffeur a du retard et sera auprès de vous vers ${at}. Veuillez nous en excuser. Si cela ne vous convient pas, appelez-nous.`,
    ],
  }),
  driverLine: (name, car, plate) =>
    [`Chauffeur\u202F: ${name}.`, car && `Véhicule\u202F: ${car}${plate && `, plaque ${plate}`}.`]
      .filter(Boolean)
      .join(' '),
  pickupMoved: (reference, when, price) => ({
    subject: `Nouvelle heure de prise en charge\u202F: ${when} (${reference})`,
    text: [
      ...(price ? [priceOfDelay[price]] : []),
      'Si cette heure ne vous convient pas, appelez-nous ou répondez simplement à ce message.',
    ],
  }),
  flightMoved: (flight, lands, planned, pickup, car, isPassenger) =>
    `Le vol ${flight} atterrit à ${lands}${planned ? ` au lieu de ${planned}` : ''}\u202F: ${car === null ? 'votre voiture' : `la voiture ${car}`} vous attend à ${pickup}${isPassenger ? '' : ', au même prix'}.`,
  nothingToDo: 'Vous n’avez rien à faire. L’attente gratuite se compte à partir de l’atterrissage.',
  flightCancelled: (reference, flight, phone, isPassenger) => ({
    subject: `Votre vol ${flight} est annulé (${reference})`,
    text: [
      `Nous voyons que le vol ${flight} a été annulé.${isPassenger ? '' : ' Votre prise en charge ne vous est pas facturée.'}`,
      `Dès que vous connaissez votre nouveau vol, ${isPassenger ? 'appelez-nous' : 'indiquez-le sur la page de votre trajet ou appelez-nous'}, et nous réorganisons la course\u202F: ${phone}`,
    ],
  }),
  noShow: (reference, when, { from, until, place, fee, phone }) => ({
    subject: `Personne au rendez-vous\u202F: ${when} (${reference})`,
    text: [
      `Votre chauffeur a attendu de ${from} à ${until} (${place}), et personne n’est venu. ${fee ? `Selon les conditions de votre réservation, les frais sont de ${fee}.` : 'Rien ne vous est facturé pour cela.'}`,
      `Si cela ne s’est pas passé ainsi, dites-le-nous sur la page de votre trajet ou appelez-nous\u202F: ${phone}`,
    ],
  }),
  noShowMistake: (reference, when) => ({
    subject: `Une erreur de notre part\u202F: ${when} (${reference})`,
    text: [
      'Nous vous avons écrit que personne n’était venu au rendez-vous. C’était une erreur de notre part\u202F: rien ne vous est facturé pour cela. Veuillez nous en excuser.',
    ],
  }),
  extras: {
    parking: () => 'Stationnement',
    waiting: (minutes) => `Attente de ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} au-delà du temps gratuit`,
    stop: () => 'Arrêt supplémentaire',
  },
  extraToAgree: (reference, when, { what, price, reason, phone }) => ({
    subject: `Un supplément de ${price} attend votre accord\u202F: ${when} (${reference})`,
    text: [
      `Votre course a coûté davantage que le prix convenu. ${what}\u202F: ${price}. ${reason}`,
      `Rien n’est ajouté sans votre accord. Répondez sur la page de votre trajet, ou appelez-nous\u202F: ${phone}`,
    ],
  }),
  movedHour: (day, time, before, car) =>
    `${pickupOf(car)} du ${day} est désormais prévue à ${time} au lieu de ${before}.`,
  movedDay: (when, before, car) => `${pickupOf(car)} est désormais prévue le ${when}, au lieu du ${before}.`,
  colours: { white: 'blanc', black: 'noir', silver: 'gris argent', grey: 'gris', blue: 'bleu', red: 'rouge' },
  meetingAt: (place) => `Point de rendez-vous\u202F: ${place}.`,
  driverPhone: (phone) => `Téléphone du chauffeur\u202F: ${phone}`,
  phoneFrom: (moment) => `Le numéro du chauffeur figurera sur la page de votre trajet à partir du ${moment}.`,
  booked: {
    reference: 'Référence',
    ride: 'Trajet',
    from: 'Départ',
    to: 'Arrivée',
    stops: 'Arrêts',
    when: 'Jour et heure (heure d’Israël)',
    hour: 'Prise en charge',
    meeting: 'Point de rendez-vous',
    price: 'Prix',
    payment: 'Paiement',
    waiting: 'Attente et retards',
    cancelling: 'Annulation',
    howToCancel: 'Pour annuler',
    business: 'L’entreprise',
    accepted: 'Accepté par',
    terms: 'Conditions',
    there: 'Aller',
    back: 'Retour',
    nth: (nth) => `Trajet ${nth}`,
    allRides: 'Pour tous les trajets',
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    priceValue: (amount, vat) => `${amount}, prix définitif, TVA de ${vat} comprise`,
    atMostValue: (amount, vat) =>
      `${amount} au maximum, TVA de ${vat} comprise. Vous voyagez en taxi agréé\u202F: le compteur tourne, et vous payez son montant ou ce prix, le plus bas des deux`,
    payWays: {
      card: 'par carte bancaire',
      cash: 'en espèces',
      wallet: 'par paiement mobile',
      link: 'par notre lien de paiement',
      transfer: 'par virement',
      invoice: 'sur facture',
    },
    toDriver: (ways) => `au chauffeur ${ways}`,
    waitingSays: {
      landing: (minutes) =>
        `À l’arrivée d’un vol, le chauffeur vous attend ${counted('minute', 'minutes')(minutes)} sans supplément, à compter de l’atterrissage.`,
      elsewhere: (minutes, isOnly) =>
        isOnly
          ? `Le chauffeur vous attend ${counted('minute', 'minutes')(minutes)} sans supplément à partir de l’heure convenue.`
          : `Partout ailleurs, il vous attend ${counted('minute', 'minutes')(minutes)} sans supplément à partir de l’heure convenue.`,
      delay: (free) => `Jusqu’à ${hours(free)} de retard du vol, vous ne payez rien de plus.`,
    },
    freeUntil: (moment) => `Sans frais jusqu’au ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'L’annulation coûte' : 'Ensuite, l’annulation coûte'} ${amount} (${percent} du prix), sans jamais dépasser ce que permet la loi.`,
    howToCancelValue: (email, phone, address) =>
      `Sur la page de votre trajet, par e-mail à ${email}, par téléphone au ${phone}, sur WhatsApp ou par courrier à ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, numéro d’immatriculation ${number}, ${address}. ${licence}, n°\u00A0${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, le ${moment}`,
    termsValue: (day) => `du ${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `Trajet vers ${dropoff} – ${brand}`,
    description: (reference, phone) => `Référence ${reference}\nTéléphone ${phone}`,
  },
};
