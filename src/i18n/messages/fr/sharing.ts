import type { SharingMessages } from '../he/sharing';

export const messages: SharingMessages = {
  title: 'Cette page peut servir à un proche ?',
  line: 'Envoyez-la-lui.',
  share: 'Partager',
  email: 'E-mail',
  byEmail: 'Envoyer par e-mail',
  copy: 'Copier le lien',
  copied: 'Copié',
  shareOn: (network) => `Partager sur ${network}`,
  completed: 'Partage effectué',
  windowOpened: 'Fenêtre de partage ouverte',
  linkCopied: 'Lien copié !',
  openingEmail: 'Ouverture de la messagerie…',
  contentCopied: (network) => `Contenu copié ! Ouverture de ${network}…`,
  copyFailed: 'La copie a échoué',
  allowPopups: 'Veuillez autoriser les fenêtres pop-up',
};
