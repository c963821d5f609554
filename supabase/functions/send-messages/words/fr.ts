import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'Oui',
  no: 'Non',
  reference: 'Référence',
  languages: { he: 'Hébreu', en: 'Anglais', fr: 'Français' },
  lead: {
    subject: (reference, service) => `Nouvelle demande ${reference}\u202f: ${service}`,
    opening:
      'Une nouvelle demande est arrivée par le site. Si vous répondez à cet e-mail, votre réponse part directement au client.',
    wrote: 'Le client écrit\u202f:',
    shownPrice: 'Prix affiché',
    closed: { outward: 'Heure demandée', back: 'Heure de retour demandée' },
    closedTime: (start, end) => `fermé du ${start} au ${end}`,
    confirmation: 'Confirmation',
    unmailed: 'aucun e-mail n’est parti, le client n’a pas encore son lien',
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    link: 'La demande dans l’espace équipe',
  },
  trip: {
    subject: {
      offer_accepted: (reference) => `Offre acceptée\u202f: ${reference}`,
      offer_declined: (reference) => `Offre refusée\u202f: ${reference}`,
      trip_changed: (reference) => `Modification d’un trajet\u202f: ${reference}`,
      trip_cancelled: (reference) => `Annulation\u202f: ${reference}`,
      cannot_find_driver: (reference) => `Urgent\u202f: le passager ne trouve pas son chauffeur\u202f: ${reference}`,
    },
    opening: {
      offer_accepted: 'L’offre est acceptée et le trajet réservé.',
      offer_declined: 'Le client a refusé l’offre.',
      trip_changed: 'Le client a modifié un détail de ce trajet.',
      trip_cancelled: 'Ce trajet est annulé.',
      cannot_find_driver: 'Le passager attend et ne trouve pas son chauffeur. Appelez-les tous les deux maintenant.',
    },
    customer: 'Client',
    driver: 'Chauffeur',
    route: 'Itinéraire',
    when: 'Jour et heure',
    price: 'Prix',
    fee: 'Frais d’annulation',
    by: 'Par',
    reason: 'Motif',
    listPrice: 'Prix selon la grille',
    noPrice: 'aucun',
    events: {
      change_asked: 'Le client souhaite une modification qui exige une nouvelle offre. Rien n’est encore modifié.',
      asked_again: 'Le client redemande le prix.',
      cancel_notice:
        'Quelqu’un demande l’annulation de ce trajet sans passer par le lien. Rien n’est encore annulé\u202f: vérifiez et annulez-le dans l’espace équipe.',
      notice_of_no_trip:
        'Quelqu’un demande une annulation sans passer par le lien, et ses informations ne correspondent à aucun trajet. Rien n’est encore annulé\u202f: retrouvez le trajet et annulez-le dans l’espace équipe.',
    },
  },
  alert: {
    subject: (name) => `Alerte\u202f: ${name}`,
    opening: 'Une alerte attend d’être traitée dans l’espace équipe.',
    severity: 'Gravité',
    address: 'Adresse réseau',
    link: 'Les alertes dans l’espace équipe',
  },
  heldBack: {
    subject: (count) => (count === 1 ? '1 demande mise de côté' : `${count} demandes mises de côté`),
    opening:
      'Des demandes qui semblent automatiques sont mises de côté. Elles n’appellent aucune réponse. Si l’une d’elles vient d’une vraie personne, validez-la dans l’espace équipe.',
    link: 'Les demandes mises de côté',
  },
  accounts: {
    subject: (count) => (count === 1 ? '1 compte attend votre accord' : `${count} comptes attendent votre accord`),
    opening: 'Ces personnes se sont inscrites à l’espace équipe et n’ont pas encore de rôle.',
    link: 'Valider les comptes dans l’espace équipe',
  },
  rides: {
    subject: (day, total, open) =>
      `Courses jusqu’au ${day}\u202F: ${total}${open > 0 ? `, dont ${open} à traiter` : ', toutes confirmées'}`,
    opening: (total, day, open) =>
      `${total === 1 ? '1 course est prévue' : `${total} courses sont prévues`} jusqu’au ${day} inclus. ${total === 1 ? 'Elle reste à traiter' : open === 1 ? '1 reste à traiter' : `${open} restent à traiter`}\u202F:`,
    nothingOpen: (total, day) =>
      total === 1
        ? `1 course est prévue jusqu’au ${day} inclus, et son chauffeur l’a confirmée.`
        : `${total} courses sont prévues jusqu’au ${day} inclus, et tous les chauffeurs ont confirmé.`,
    byHand: (count) =>
      count === 1
        ? '1 message attend d’être envoyé par WhatsApp, depuis la fiche de la course.'
        : `${count} messages attendent d’être envoyés par WhatsApp, depuis les fiches des courses.`,
    withoutDriver: 'pas encore de chauffeur',
    notConfirmed: (driver) => `${driver} n’a pas encore confirmé`,
    link: 'Ouvrir le planning du jour',
  },
  invitation: {
    subject: 'Invitation à l’espace équipe',
    opening:
      'On vous invite à rejoindre l’espace équipe. Inscrivez-vous avec cette adresse e-mail\u202f: dès que vous l’aurez confirmée, votre compte sera ouvert. L’invitation est valable deux semaines.',
    role: 'Rôle',
    link: 'S’inscrire',
  },
  roles: { admin: 'Administrateur', manager: 'Responsable', operator: 'Opérateur', readonly: 'Lecture seule' },
  more: (count) => `et ${count} ${count === 1 ? 'autre' : 'autres'}`,
};
