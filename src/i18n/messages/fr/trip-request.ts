import { frenchTimes } from '../../format';
import { closedWay, errors, labels, ride, services, unmailed } from '@shared/words/lead-words/fr';
import type { TripRequestMessages } from '../he/trip-request';

export const messages: TripRequestMessages = {
  formLabel: 'Formulaire de demande de trajet',
  required: 'obligatoire',
  optional: 'facultatif',
  progress: {
    label: 'Étapes de la demande',
    stepOf: (step, total) => `Étape ${step} sur ${total}`,
    done: 'terminée',
    goTo: (step) => `Revenir à l’étape : ${step}`,
  },
  steps: {
    personal: { title: 'Vos coordonnées', heading: 'Comment vous joindre ?' },
    route: { title: 'Votre trajet', heading: 'D’où partez-vous, et où allez-vous ?' },
    when: { title: 'Date et heure', heading: 'À quelle heure venons-nous vous chercher ?' },
    service: { title: 'Service', heading: 'Combien de passagers et de valises ?' },
    extras: { title: 'Précisions', heading: 'Autre chose à nous dire ?' },
  },
  fields: {
    ...labels,
    country_code: 'Indicatif du pays',
    passenger_country_code: 'Indicatif du pays',
    for_other: 'Je réserve pour quelqu’un d’autre',
    session_id: 'Visite',
  },
  hints: {
    pickup: 'Rue, numéro et ville, ou nom du lieu. Par exemple : aéroport Ben Gourion, terminal 3',
    dropoff: 'Rue, numéro et ville, ou nom du lieu',
    stop_1: 'Une ville, une adresse ou le nom d’un lieu. Les arrêts se font à l’aller.',
    travel_date: 'Jour/mois/année',
    return_date: 'Jour/mois/année. Pas encore fixée ? Laissez vide.',
    pickup_time:
      'Heure d’Israël. Atterrissage à 2 h 40 ? Choisissez 2 h et donnez le numéro de vol : nous fixons l’heure exacte avec vous, et l’attente gratuite court dès l’atterrissage.',
    passengers: 'Enfants compris.',
    luggage: 'Grandes valises. Les bagages à main ne comptent pas.',
    day_route: 'De votre porte à votre porte, à un seul prix pour le véhicule.',
    hours: (least) => (least > 1 ? `${least} heures au minimum.` : ''),
    meeting_way: 'Au bord du trottoir\u202F: dès que vous avez vos bagages, vous nous écrivez et le chauffeur arrive.',
    vehicle_class: 'Si vous ne choisissez pas, nous envoyons le plus petit véhicule où tout le monde tient.',
    round_trip:
      '{if round_trip_percent|Aller-retour à l’aéroport réservé en une seule fois : {round_trip_percent} % de remise sur le total.|}',
    flight_number: 'Nous suivons votre vol : s’il a du retard, nous décalons la prise en charge.',
    for_other: 'Nous vous écrivons, et le chauffeur attend le passager.',
    passenger_phone: 'Pour le chauffeur, le jour du trajet. Sans ce numéro, il vous appelle.',
    passenger_email: 'Nous y envoyons les coordonnées du chauffeur et une page du trajet, sans le prix.',
    notes: 'Poids des enfants, matériel particulier…',
  },
  places: { results: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`) },
  children: {
    title: 'Des enfants de moins de 8 ans ?',
    why: 'La loi exige un siège adapté à leur âge, que nous apportons sans supplément. Les enfants comptent aussi comme passagers.',
  },
  stops: { add: 'Ajouter un arrêt en route', another: 'Ajouter un autre arrêt' },
  more: {
    button: 'Plus',
    label: { passengers: (usual) => `Plus de ${usual} passagers`, luggage: (usual) => `Plus de ${usual} valises` },
    beyond: {
      passengers: (most) =>
        `Au-delà de ${most} personnes, nous préparons les véhicules avec vous et vous recevez le prix par écrit. Envoyez la demande telle quelle, ou écrivez-nous sur WhatsApp.`,
      luggage: (most) =>
        `Au-delà de ${most} valises, nous préparons les véhicules avec vous et vous recevez le prix par écrit. Envoyez la demande telle quelle, ou écrivez-nous sur WhatsApp.`,
    },
  },
  extra: (price) => `+ ${price}`,
  carRoom: (seats, bags) => `jusqu’à ${seats} personnes, ${bags} valises`,
  needs: {
    title: 'Que devons-nous savoir\u202F?',
    why: 'Pour que le véhicule convienne. Cochez ce qui voyage avec vous.',
  },
  notKnownYet: 'Pas encore connue',
  services,
  choices: ride.choices,
  sameLanguage: 'La même que la mienne',
  dayParts: { night: 'Nuit', morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  closedDays: '{if rest_city|Nous ne roulons ni le chabbat ni les jours de fête juive.|}',
  soon: 'Le départ est très proche. Appelez-nous ou écrivez-nous sur WhatsApp : envoyée d’ici, votre demande risque d’être lue trop tard.',
  restNow:
    'Nous sommes aussi fermés en ce moment et répondrons {if rest_city|à la fin du chabbat ou de la fête|dès la reprise}.',
  closedDates: {
    rest: (start, end) => `Nous sommes fermés du ${start} au ${end}.`,
    others:
      'Nous sommes également fermés les jours marqués dans le calendrier. S’il faut vraiment partir un de ces jours-là, parlez-nous-en :',
    chosen: 'Nous sommes fermés ce jour-là.',
    ask: 'Vous pouvez tout de même envoyer la demande, nous verrons ce que nous pouvons faire. Le plus rapide est de nous joindre :',
  },
  closedHour: {
    closed: 'À cette heure, le trajet empiéterait sur nos heures de fermeture.',
    nearest: 'Départs les plus proches :',
    landing:
      'Si votre vol atterrit à ce moment-là : des taxis attendent devant le hall des arrivées même le chabbat et les jours de fête, au compteur et au tarif de ces jours-là.',
  },
  calendar: {
    labels: { travel_date: 'Calendrier pour la date du trajet', return_date: 'Calendrier pour la date du retour' },
    weekdays: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    today: 'aujourd’hui',
    selected: 'choisi',
    closed: 'fermé',
  },
  codes: {
    choose: (country, code) => `Indicatif du pays : ${country} ${code}. Appuyez pour le changer`,
    title: 'Choisir un indicatif',
    search: 'Pays ou indicatif',
    results: (count) => (count === 1 ? '1 pays' : `${count} pays`),
    none: 'Aucun pays trouvé. Vous pouvez aussi chercher par indicatif.',
    close: 'Fermer',
  },
  errors,
  flight: {
    searching: 'Recherche du vol au tableau de Ben Gourion…',
    found: (flight) =>
      `Le vol ${flight.number} ${flight.isArrival ? `depuis ${flight.place} atterrit` : `vers ${flight.place} décolle`} le ${flight.day} à ${flight.time}${flight.terminal ? `, terminal ${flight.terminal}` : ''}.`,
    otherDay: (day) => `Le tableau de Ben Gourion annonce ce vol, mais le ${day}. Vérifiez la date.`,
    notListed:
      'Ce vol n’est pas encore au tableau de Ben Gourion, qui couvre environ trois jours. Nous le vérifierons avant le trajet.',
    shape: 'Impossible de suivre ce vol. Exemple de numéro : LY 316. Vous pouvez continuer sans.',
  },
  summary: {
    item: (field, error) => `${field} : ${error}`,
    title: 'À compléter ou à corriger :',
    toastTitle: 'Erreur dans le formulaire',
    toastText: 'Veuillez remplir tous les champs obligatoires',
  },
  actions: { previous: 'Précédent', next: 'Suivant', send: 'Envoyer la demande', sending: 'Envoi en cours…' },
  ticket: {
    title: 'Votre trajet',
    pickup: 'Départ',
    destination: 'Arrivée',
    name: 'Nom',
    phone: 'Téléphone',
    date: 'Date',
    time: 'Heure',
    returnDate: 'Date du retour',
    returnTime: 'Heure du retour',
    passenger: 'Passager',
    passengerPhone: 'Téléphone du passager',
    passengers: 'Passagers',
    luggage: 'Valises',
    stops: 'Arrêts',
    empty: 'à indiquer',
    toCome: (names) => `Reste à indiquer : ${names.join(', ')}`,
    complete: 'Tout est prêt pour l’envoi',
  },
  price: {
    label: 'Prix',
    sample: 'Exemple',
    line: (price) => `Prix : ${price}`,
    pricedFor: 'Prix calculé pour :',
    correct: (place) => `${place}. Corriger`,
    toCome: 'Il s’affiche ici dès que le trajet, l’heure, les passagers et le service sont indiqués.',
    inWriting: 'Vous recevez le prix par écrit sous {minutes reply_minutes}.',
    final: 'prix définitif, TVA comprise',
    withVat: 'TVA comprise',
    atMost: (price) => `${price} au plus`,
    bothWays: 'aller-retour',
    car: (count, name, seats) =>
      count === 1 ? `${name}, jusqu’à ${seats} personnes` : `${count} × ${name}, jusqu’à ${seats} par véhicule`,
    seats: (count) => (count === 1 ? '1 siège enfant compris' : `${count} sièges enfant compris`),
    forLuggage: (count) => (count === 1 ? 'compte tenu d’une valise' : `compte tenu de ${count} valises`),
    /** How it came about. */
    reasons: {
      title: 'Pourquoi ce prix',
      ride: (from, to) => `\u2068${from}\u2069 – \u2068${to}\u2069`,
      byDay: (ride) => `${ride}, tarif de jour`,
      night: (time) => `Supplément de nuit, départ à ${time}`,
      hours: (count) => `${count} ${count === 1 ? 'heure' : 'heures'} avec chauffeur`,
      seat: (count) => (count === 1 ? '1 siège enfant' : `${count} sièges enfant`),
      route: (count) => (count === 1 ? 'Voiture et chauffeur pour l’itinéraire' : `L’itinéraire, ${count} voitures`),
      meeting: () => 'Pancarte dans le hall des arrivées',
      stop: (count) => (count === 1 ? '1 arrêt en route' : `${count} arrêts en route`),
      discount: 'Remise aller-retour',
      total: 'Total, TVA comprise',
      car: (cars, name, people, luggage) =>
        `${cars === 1 ? name : `${cars} × ${name}`}\u202F: le plus petit véhicule pour ${people === 1 ? '1 passager' : `${people} passagers`}${luggage && `, ${luggage}`}.`,
    },
    upTo: (bags) => (bags === 1 ? 'avec 1 valise au plus' : `avec ${bags} valises au plus`),
    closedBack: 'À cette heure, le retour empiéterait sur nos heures de fermeture.',
    /** Behind what is given in writing. */
    within: 'sous {minutes reply_minutes}',
    unpriced: (place: string, within: string) =>
      `\u2068${place}\u2069 n’a pas encore de prix affiché : vous le recevez par écrit ${within}.`,
    /** Of a place that tells no zone, behind which of the two it is. */
    askPlace: {
      from: 'Départ\u202F:',
      to: 'Arrivée\u202F:',
      which:
        'Ce texte peut désigner deux lieux. N’en écrivez qu’un, avec sa ville. Sinon, vous recevez le prix par écrit.',
      link: 'Un lien vers une carte ne suffit pas pour le prix. Écrivez la rue et la ville, ou choisissez dans la liste. Sinon, vous recevez le prix par écrit.',
      coordinates:
        'Des coordonnées ne suffisent pas pour le prix. Écrivez la rue et la ville, ou choisissez dans la liste. Sinon, vous recevez le prix par écrit.',
      number: 'Un numéro seul ne suffit pas. Ajoutez la rue et la ville, ou choisissez dans la liste.',
      signs: 'Nous ne trouvons ici aucun nom de lieu. Écrivez la rue et la ville, ou choisissez dans la liste.',
      long: 'Ce texte est trop long pour y reconnaître un lieu. Écrivez la rue et la ville seules\u202F; le reste peut aller dans les remarques.',
    },
    ask: {
      from: 'Pour voir le prix dès maintenant, choisissez le départ dans la liste ou ajoutez la ville. Sinon, vous recevez le prix par écrit.',
      to: 'Pour voir le prix dès maintenant, choisissez l’arrivée dans la liste ou ajoutez la ville. Sinon, vous recevez le prix par écrit.',
      no_fare: 'Ce trajet n’a pas de prix fixe. Vous recevez le prix par écrit.',
      same_zone:
        'Un trajet dans une même ville ou région, ou entre deux terminaux, n’a pas de prix fixe. Vous pouvez prendre une voiture avec chauffeur à l’heure, ou recevoir le prix de ce trajet par écrit.',
      group: 'Pour autant de passagers ou de valises, nous préparons une offre et vous l’envoyons par écrit.',
      too_soon: 'Le départ est trop proche pour un prix immédiat. Appelez-nous ou écrivez-nous sur WhatsApp.',
      return_time: 'Ajoutez le jour et l’heure du retour pour voir le prix de l’aller-retour.',
      return_early:
        'Le retour part avant votre arrivée. Choisissez un jour ou une heure plus tard pour voir le prix de l’aller-retour.',
      hours: 'Choisissez pour combien d’heures il vous faut la voiture, et le prix s’affiche ici.',
      return_hours:
        'La voiture reste avec vous tout ce temps et vous ramène. Décochez «\u202FAller-retour\u202F», ou recevez par écrit le prix de ce que vous avez en tête.',
      stop: 'Pour voir le prix tout de suite, ajoutez la ville de l’arrêt. Vous pouvez aussi laisser tel quel et recevoir le prix par écrit.',
      detour: 'Un arrêt est trop loin de la route pour un prix fixe. Vous recevez le prix par écrit.',
      needs:
        'Compte tenu de ce que vous indiquez, nous choisissons le véhicule avec vous. Vous recevez le prix par écrit.',
      day_route: 'Choisissez un itinéraire, ou le vôtre à l’heure, et le prix s’affiche ici.',
      route_door:
        'Au départ ou à l’arrivée de cet endroit, cet itinéraire n’a pas de prix fixe. Vous recevez le prix par écrit.',
      other: 'Vous recevez le prix par écrit.',
    },
  },
  notice: {
    title: 'Ce que nous faisons de ces informations',
    text: (business) =>
      `${business} utilise ces informations pour vous donner un prix, organiser le trajet et vous recontacter, et ne les transmet qu’au chauffeur désigné et aux prestataires qui font fonctionner ce site. Aucune loi ne vous oblige à les fournir ; sans les champs obligatoires, nous ne pouvons pas vous proposer de trajet. Comment les consulter, les corriger ou les faire effacer :`,
    privacy: 'politique de confidentialité',
  },
  sending: {
    slow: 'L’envoi prend plus de temps que d’habitude. Votre demande n’est pas encore confirmée ; vous pouvez aussi l’envoyer sur WhatsApp.',
    whatsapp: 'Envoyer sur WhatsApp',
    call: 'Nous appeler',
    retry: 'Réessayer',
    sendAsNew: 'Envoyer comme nouvelle demande',
  },
  draft: {
    returning: 'Nous retrouvons vos réponses…',
    kept: 'Conservé sur cet appareil jusqu’à l’envoi.',
    clear: 'Vider le formulaire',
    cleared: 'Le formulaire est vide',
    undo: 'Rétablir',
  },
  sent: {
    closedWay,
    unmailed,
    what: 'Votre envoi',
    close: 'Fermer cette confirmation',
    restFirst:
      '{if rest_city|C’est le chabbat ou une fête|Nous sommes fermés aujourd’hui}. Dès la reprise, nous vérifions qui est disponible et calculons le prix définitif.',
    toastTitle: 'Merci ! Nous avons bien reçu votre demande',
    toastText: (reference) => `Votre référence : ${reference}`,
    openChat: 'Ouvrir la discussion',
    elsewhere: 'Envoyé depuis un autre onglet',
    title: 'Votre demande est arrivée',
    reference: 'Votre référence',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué',
    next: 'Et maintenant ?',
    steps: [
      'Nous vérifions les disponibilités et calculons le prix définitif.',
      'Vous le recevez par écrit, sur WhatsApp ou par e-mail ; si un point n’est pas clair, nous vous appelons.',
      'Le trajet n’est réservé qu’après votre accord sur le prix.',
    ],
    price: {
      held: (price, day, time) => frenchTimes(`Votre prix : ${price}, garanti jusqu’à ${day} ${time}.`),
      confirm: 'Reste à vous confirmer qu’une voiture est libre.',
      other: (price) =>
        `Nos prix ont changé pendant que vous remplissiez le formulaire. L’autre prix est de ${price} ; vous payez le plus bas.`,
      steps: [
        'Nous vérifions qu’une voiture est libre.',
        'Vous recevez notre offre par écrit, sur WhatsApp ou par e-mail ; si un point n’est pas clair, nous vous appelons.',
        'Le trajet n’est réservé qu’après votre accord sur l’offre.',
      ],
      restFirst:
        'Nous sommes fermés{if rest_city| pour le chabbat ou une fête| aujourd’hui}. Ensuite, nous vérifions qu’une voiture est libre.',
    },
  },
  failed: {
    toastTitle: 'Erreur d’envoi',
    unknown:
      'Un problème est survenu de notre côté. Votre demande est conservée : réessayez ou envoyez-la sur WhatsApp.',
    title: 'L’envoi n’a pas abouti',
    kept: 'Ce que vous avez saisi est conservé sur cet appareil.',
    repeated:
      'Votre demande n’est pas encore confirmée. Elle est conservée sur cet appareil et nous continuons à l’envoyer jusqu’à ce qu’elle arrive.',
    offline: 'Vous êtes hors ligne. Nous renverrons la demande dès le retour de la connexion.',
    network: 'Le serveur est injoignable. Réessayez : la demande ne sera pas envoyée deux fois.',
    timeout: 'Le serveur n’a pas répondu à temps. Réessayez : la demande ne sera pas envoyée deux fois.',
    conflict:
      'Une version précédente de cette demande nous est déjà parvenue. Pour la modifier, écrivez-nous sur WhatsApp, ou envoyez celle-ci comme nouvelle demande.',
    rateLimited: (wait) => `Trop de demandes ont été envoyées en peu de temps. Vous pourrez réessayer ${wait}.`,
    inMinutes: (minutes) => (minutes === 1 ? 'dans une minute' : `dans ${minutes} minutes`),
    later: 'dans quelques minutes',
    blocked:
      'Les envois depuis cette connexion sont bloqués temporairement. Envoyez-nous votre demande sur WhatsApp ou appelez-nous.',
    expired:
      'Une demande envoyée il y a plus de trois jours n’a jamais été confirmée. Vérifiez les informations et renvoyez-la.',
  },
  chat: {
    greeting: 'Bonjour, je souhaite réserver un trajet :',
    reference: 'Référence',
    unconfirmed: '(pas encore confirmée sur le site)',
    yes: 'oui',
  },
};
