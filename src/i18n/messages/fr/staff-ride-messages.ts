import type { StaffRideMessagesMessages } from '../he/staff-ride-messages';

export const messages: StaffRideMessagesMessages = {
  title: 'Messages au chauffeur et au client',
  none: 'Aucun message pour l’instant.',
  failedToLoad: 'Les messages n’ont pas pu être chargés',
  to: { driver: 'Au chauffeur', traveller: 'Au client', passenger: 'Au passager' },
  kinds: {
    ride_assigned: 'nouvelle course',
    ride_changed: 'course modifiée',
    ride_cancelled: 'course retirée',
    tomorrow: 'prochaines courses',
    driver_details: 'coordonnées du chauffeur',
    driver_changed: 'changement de chauffeur ou de véhicule',
    pickup_moved: 'prise en charge déplacée',
    flight_moved: 'vol en retard ou en avance\u202F: prise en charge déplacée',
    flight_cancelled: 'vol annulé',
    no_show: 'personne au rendez-vous',
    driver_on_the_way: 'chauffeur en route',
    driver_waiting: 'chauffeur sur place',
    driver_late: 'chauffeur en retard',
    extra_to_agree: 'supplément à accepter',
  },
  statuses: {
    pending: 'en attente d’envoi',
    sent: 'envoyé par e-mail',
    failed: 'non envoyé',
    handed_over: 'envoyé par WhatsApp',
  },
  byHand: 'à envoyer vous-même',
  open: 'Ouvrir WhatsApp',
  done: 'Je l’ai envoyé',
};
