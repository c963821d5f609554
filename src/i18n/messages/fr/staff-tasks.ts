import type { StaffTasksMessages } from '../he/staff-tasks';

export const messages: StaffTasksMessages = {
  title: 'À faire maintenant',
  failed: 'Les tâches n’ont pas pu être chargées',
  retry: 'Réessayer',
  all: (count) => `Les ${count} tâches`,
  urgencies: { now: 'Maintenant', today: 'Aujourd’hui', soon: 'Bientôt' },
  kinds: {
    request_unanswered: 'Une demande attend une réponse',
    offer_unanswered: 'Une offre reste sans réponse',
    offer_declined: 'Une offre a été refusée',
    change_requested: 'Le client demande une modification',
    trip_cancelled: 'Le client a annulé',
    message_failed: 'Un message n’est pas parti',
  },
  open: 'Ouvrir la demande',
  take: 'Je m’en charge',
  mine: 'Suivie par vous',
  takenBy: 'Suivie par',
  dismiss: 'Classer sans suite',
  why: 'Pourquoi\u202F?',
  whyMissing: 'Indiquez un motif court',
  confirm: 'Classer',
  keep: 'La garder',
  notSaved: 'Rien n’a été enregistré. Réessayez.',
};
