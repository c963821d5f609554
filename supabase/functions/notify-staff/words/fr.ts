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
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    link: 'La demande dans l’espace équipe',
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
      'Des demandes qui semblent automatiques sont mises de côté. Vous n’avez rien à répondre. Si l’une d’elles vient d’une vraie personne, validez-la dans l’espace équipe.',
    link: 'Les demandes mises de côté',
  },
  accounts: {
    subject: (count) => (count === 1 ? '1 compte attend votre accord' : `${count} comptes attendent votre accord`),
    opening: 'Ces personnes se sont inscrites à l’espace équipe et n’ont pas encore de rôle.',
    link: 'Valider les comptes dans l’espace équipe',
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
