import type { DriverWords } from './driver-words.ts';

export const words: DriverWords = {
  assigned: (when) => ({
    subject: `Nouvelle course\u202F: ${when}`,
    text: `Une nouvelle course vous est confiée\u202F: ${when}.`,
  }),
  changed: (when, what) => ({
    subject: `Course modifiée\u202F: ${when}`,
    text: `Votre course du ${when} a changé\u202F: ${what}. Voici les détails à jour.`,
  }),
  cancelled: (when, route) => ({
    subject: `Course annulée\u202F: ${when}`,
    text: `La course du ${when}, ${route}, est annulée. Vous n’avez pas à vous déplacer.`,
  }),
  passedOn: (when, route) => ({
    subject: `Course retirée\u202F: ${when}`,
    text: `La course du ${when}, ${route}, ne vous est plus confiée. Vous n’avez pas à vous déplacer.`,
  }),
  ahead: (count, day, first) => ({
    subject: `Vos courses jusqu’au ${day}\u202F: ${count}`,
    text:
      count === 1
        ? `Vous avez une course jusqu’au ${day} inclus\u202F: ${first}.`
        : `Vous avez ${count} courses jusqu’au ${day} inclus. La première\u202F: ${first}.`,
  }),
  confirm: 'Confirmer sur votre page',
  confirmAll: 'Les confirmer toutes sur votre page',
  page: 'Vos courses',
  changes: {
    time: 'l’heure de prise en charge',
    vehicle: 'le véhicule',
    meeting_point: 'le point de rendez-vous',
    instructions: 'les consignes',
    flight_cancelled: 'le vol a été annulé, et le bureau vous dira ce que devient la course',
    pickup: 'l’adresse de départ',
    dropoff: 'l’adresse d’arrivée',
    stops: 'les arrêts',
    flight_number: 'le numéro de vol',
    passengers: 'le nombre de passagers',
    luggage: 'le nombre de valises',
    seats: 'les sièges enfant',
    passenger: 'le nom ou le téléphone du passager',
    driver_note: 'la note du passager',
  },
  labels: { driver_note: 'Note du passager' },
  rows: {
    reference: 'Référence',
    passenger: 'Passager',
    phone: 'Téléphone',
    meeting: 'Point de rendez-vous',
    car: 'Véhicule',
    instructions: 'Consignes',
  },
  nowAt: (before, now) => `${before}, désormais ${now}`,
  carOf: (car, cars) => `véhicule ${car} sur ${cars}`,
};
