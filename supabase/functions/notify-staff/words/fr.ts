import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'Oui',
  no: 'Non',
  reference: 'Référence',
  languages: { he: 'Hébreu', en: 'Anglais', fr: 'Français' },
  lead: {
    subject: (reference, service) => `Nouvelle demande ${reference}\u202f: ${service}`,
    opening: 'Une nouvelle demande est arrivée du site. Votre réponse à cet e-mail part chez le client.',
    wrote: 'Le client écrit\u202f:',
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    link: 'La demande dans l’espace équipe',
  },
  alert: {
    subject: (name) => `Alerte\u202f: ${name}`,
    opening: 'Une alerte est ouverte dans l’espace équipe.',
    severity: 'Gravité',
    address: 'Adresse réseau',
    link: 'Les alertes dans l’espace équipe',
  },
  heldBack: {
    subject: (count) => (count === 1 ? '1 demande mise de côté' : `${count} demandes mises de côté`),
    opening:
      'Des demandes qui semblent automatiques sont mises de côté. Elles n’appellent pas de réponse\u202f; si une personne les a envoyées, validez-les dans l’espace équipe.',
    link: 'Les demandes mises de côté',
  },
  accounts: {
    subject: (count) => (count === 1 ? '1 compte attend votre accord' : `${count} comptes attendent votre accord`),
    opening: 'Ces comptes se sont inscrits à l’espace équipe et n’ont pas encore de rôle.',
    link: 'Les approuver dans l’espace équipe',
  },
  invitation: {
    subject: 'Invitation à l’espace équipe',
    opening:
      'Une place vous attend dans l’espace équipe. Inscrivez-vous avec cette adresse e-mail\u202f; une fois l’adresse confirmée, votre compte est ouvert. L’invitation vaut deux semaines.',
    role: 'Rôle',
    link: 'S’inscrire',
  },
  roles: { admin: 'Administrateur', manager: 'Responsable', operator: 'Opérateur', readonly: 'Lecture seule' },
  more: (count) => `et ${count} de plus`,
};
