import type { StaffTeamMessages } from '../he/staff-team';

export const messages: StaffTeamMessages = {
  search: 'Rechercher par nom ou e-mail',
  waiting: 'En attente de validation',
  members: 'Membres de l’équipe',
  noneWaiting: 'Aucun compte n’attend d’être validé',
  noMatch: 'Personne ne correspond à la recherche',
  newestOnly: (count) => `Seuls les ${count} comptes les plus récents sont affichés.`,
  loadFailed: 'Échec du chargement de l’équipe',
  name: 'Nom',
  signedUp: 'Inscription',
  actions: 'Actions',
  nameless: 'Sans nom',
  you: 'Vous',
  notOwn: 'Votre rôle dépend d’un autre administrateur',
  approve: 'Valider comme…',
  change: 'Changer le rôle',
  take: 'Retirer le rôle',
  takeText: 'Le compte repasse en attente de validation',
  roleTexts: {
    admin: 'Tout, y compris la sécurité, l’équipe et les données personnelles',
    manager: 'Demandes et leur suppression, visites et réglages',
    operator: 'Consulte et traite les demandes',
    readonly: 'Chiffres seulement, sans téléphone ni notes',
  },
  cancel: 'Annuler',
  takeQuestion: {
    title: (name) => `Retirer son rôle à ${name}\u202f?`,
    text: 'L’accès au tableau de bord cesse aussitôt. Le compte peut être validé de nouveau à tout moment.',
    confirm: 'Retirer le rôle',
  },
  adminQuestion: {
    title: (name) => `Nommer ${name} administrateur\u202f?`,
    text: 'Un administrateur voit tout et décide des rôles des autres, y compris du vôtre.',
    confirm: 'Nommer administrateur',
  },
  done: {
    given: (name, role) => `${name}\u202F: ${role}`,
    taken: (name) => `${name} n’a plus de rôle`,
  },
  failures: {
    lastAdmin: 'C’est le dernier administrateur\u202F: son rôle ne peut pas être retiré',
    refused: 'Modification refusée\u202F: vous ne pouvez pas changer ce rôle, ou quelqu’un l’a déjà fait',
    other: 'Le rôle n’a pas pu être changé. Réessayez',
  },
};
