import type { LeadWords } from './lead-words.ts';

export const labels: LeadWords['labels'] = {
  name: 'Nom complet',
  phone: 'Téléphone',
  email: 'E-mail',
  pickup: 'Adresse de prise en charge',
  dropoff: 'Adresse de destination',
  destination: 'Trajet',
  travel_date: 'Date du trajet',
  pickup_time: 'Heure de prise en charge',
  passengers: 'Passagers',
  luggage: 'Valises',
  service_type: 'Type de service',
  round_trip: 'Aller-retour',
  flight_number: 'Numéro de vol',
  language: 'Langue',
  notes: 'Remarques',
};

export const staffLabels: LeadWords['staffLabels'] = {
  name: 'Nom',
  service_type: 'Prestation',
  pickup: 'Départ',
  dropoff: 'Arrivée',
  flight_number: 'Vol',
  notes: 'Remarques du client',
};

export const services: LeadWords['services'] = {
  airport_pickup: 'Transfert depuis l’aéroport',
  airport_dropoff: 'Transfert vers l’aéroport',
  intercity: 'Transfert entre deux villes',
  day_tour: 'Excursion à la journée',
  car_with_driver: 'Voiture avec chauffeur',
  event_transfer: 'Transfert pour un événement',
  other: 'Autre',
};

export const staffServices: LeadWords['staffServices'] = {
  airport_pickup: 'Depuis l’aéroport',
  airport_dropoff: 'Vers l’aéroport',
  intercity: 'Entre deux villes',
  day_tour: 'Excursion à la journée',
  car_with_driver: 'Voiture avec chauffeur',
  event_transfer: 'Transfert pour un événement',
  other: 'Autre',
  contact: 'Message',
};

export const errors: LeadWords['errors'] = {
  nameMin: 'Indiquez un nom d’au moins 2 lettres',
  nameMax: 'Ce nom est trop long : 100 caractères au plus',
  phoneMin: 'Il manque des chiffres : au moins 9 avec l’indicatif',
  phoneInvalid: 'Ce numéro n’est pas valable pour l’indicatif choisi',
  invalidEmail: 'Adresse e-mail non valable',
  pickupMin: 'Indiquez une adresse de prise en charge d’au moins 5 caractères',
  addressMax: 'Cette adresse est trop longue : 200 caractères au plus',
  destinationMin: 'Indiquez une adresse de destination d’au moins 5 caractères',
  selectDate: 'Choisissez une date, ou saisissez-la sous la forme jour/mois/année',
  selectTime: 'Choisissez une heure de prise en charge',
  selectPassengers: 'Choisissez le nombre de passagers',
  selectLuggage: 'Choisissez le nombre de valises, même zéro',
  selectServiceType: 'Choisissez un type de service',
  invalidValue: 'Cette valeur n’est pas valable',
  flightNumberMax: 'Ce numéro de vol est trop long : 12 caractères au plus',
  messageRequired: 'Écrivez un message',
  notesMax: 'Les remarques sont trop longues : 3 500 caractères au plus',
  selectCountryCode: 'Choisissez un indicatif',
  datePast: 'Cette date est passée. Choisissez aujourd’hui ou plus tard',
  timePast: 'Cette heure est déjà passée en Israël. Choisissez-en une autre, plus tardive',
  unknownField: 'Ce champ est inconnu',
};

export const page: LeadWords['page'] = {
  labels: {
    phone: 'Téléphone (israélien, ou avec l’indicatif du pays)',
    pickup: 'Adresse de départ',
    dropoff: 'Adresse d’arrivée',
    travel_date: 'Date',
    pickup_time: 'Heure',
    passengers: 'Passagers (plus de 8 ? indiquez-le dans les remarques)',
    flight_number: 'Numéro de vol (facultatif)',
    notes: 'Remarques (facultatif)',
  },
  message: 'Message',
  choose: 'Choisir',
  send: 'Envoyer la demande',
  thanks: 'Merci !',
  received: 'Nous avons bien reçu votre demande et vous répondrons rapidement.',
  reference: 'Votre référence :',
  home: 'Retour au site',
  refused: 'La demande n’a pas été envoyée',
  errors: {
    nameMin: 'Nom : 2 caractères au moins',
    nameMax: 'Le nom est trop long',
    phoneMin: 'Téléphone : 9 chiffres au moins, avec l’indicatif du pays',
    phoneInvalid: 'Le numéro de téléphone n’est pas valide (exemple : +972 50 123 4567)',
    invalidEmail: 'Adresse e-mail non valide',
    pickupMin: 'Adresse de départ : 5 caractères au moins',
    addressMax: 'L’adresse est trop longue',
    destinationMin: 'Destination : 5 caractères au moins',
    selectDate: 'Choisissez une date dans les deux ans à venir',
    selectTime: 'Choisissez une heure pile',
    selectPassengers: 'Passagers : de 1 à 8',
    selectLuggage: 'Bagages : de 0 à 6',
    selectServiceType: 'Choisissez un type de service',
    invalidValue: 'L’une des valeurs n’est pas valide',
    flightNumberMax: 'Le numéro de vol est trop long',
    messageRequired: 'Écrivez un message',
    notesMax: 'Les remarques sont trop longues',
    selectCountryCode: 'Choisissez un indicatif de pays',
    datePast: 'La date est passée',
    timePast: 'Cette heure est déjà passée aujourd’hui',
    unknownField: 'Le formulaire contient un champ inconnu',
  },
  refusals: {
    method_not_allowed: 'Cette adresse n’accepte que l’envoi de formulaires.',
    unsupported_media_type: 'La demande a été envoyée dans un format que nous n’acceptons pas.',
    body_too_large: 'La demande est trop longue. Merci de raccourcir les remarques et de la renvoyer.',
    invalid_json: 'Nous n’avons pas pu lire la demande. Merci de la renvoyer.',
    invalid_idempotency_key:
      'L’identifiant de l’envoi n’est pas valide. Merci de recharger la page et de renvoyer la demande.',
    validation_failed: 'Certaines informations manquent ou ne sont pas valides. Merci de vérifier les champs indiqués.',
    idempotency_conflict:
      'Une autre demande a déjà été envoyée depuis ce formulaire. Merci de recharger la page et de la renvoyer.',
    blocked:
      'Les demandes depuis cette connexion ne sont pas acceptées pour le moment. Appelez-nous ou écrivez-nous sur WhatsApp.',
    rate_limited:
      'Trop de demandes ont été envoyées en peu de temps. Réessayez dans quelques minutes ou écrivez-nous sur WhatsApp.',
    unavailable: 'Nous n’avons pas pu enregistrer la demande. Réessayez dans un instant ou écrivez-nous sur WhatsApp.',
  },
};
