import type { AccountWords } from './account-words.ts';

export const words: AccountWords = {
  account_confirmation: {
    subject: (site) => `Confirmez votre adresse e-mail pour ${site}`,
    opening: (site) =>
      `Un compte pour l’espace équipe de ${site} a été demandé avec cette adresse e-mail. Cliquez sur le lien pour confirmer l’adresse et choisir votre mot de passe.`,
    link: 'Confirmer et choisir un mot de passe',
    note: 'Le lien ne sert qu’une fois et expire au bout d’une heure. Si la demande ne vient pas de vous, ne faites rien\u202f: sans ce lien, le compte reste fermé.',
  },
  account_invitation: {
    subject: (site) => `Invitation à l’espace équipe de ${site}`,
    opening: (site) =>
      `Vous êtes invité à rejoindre l’espace équipe de ${site} avec cette adresse e-mail. Cliquez sur le lien pour accepter et choisir votre mot de passe.`,
    link: 'Accepter et choisir un mot de passe',
    note: 'Le lien ne sert qu’une fois et expire au bout d’une heure. Si cette invitation ne vous dit rien, ne faites rien.',
  },
  account_recovery: {
    subject: (site) => `Nouveau mot de passe pour ${site}`,
    opening: (site) =>
      `Un nouveau mot de passe a été demandé pour votre compte sur ${site}. Cliquez sur le lien pour le choisir.`,
    link: 'Choisir un nouveau mot de passe',
    note: 'Le lien ne sert qu’une fois et expire au bout d’une heure. Si la demande ne vient pas de vous, ne faites rien\u202f: votre mot de passe reste inchangé.',
  },
  account_address_change: {
    subject: (site) => `Confirmez la nouvelle adresse e-mail pour ${site}`,
    opening: (site) =>
      `Un changement d’adresse e-mail a été demandé pour un compte sur ${site}. Un lien a été envoyé à l’ancienne adresse et un autre à la nouvelle. Cliquez sur celui-ci pour donner votre accord.`,
    link: 'Confirmer le changement',
    note: 'Le changement ne prend effet qu’une fois les deux liens ouverts. Chacun ne sert qu’une fois et expire au bout d’une heure. Si la demande ne vient pas de vous, n’ouvrez pas ce lien et choisissez un nouveau mot de passe.',
  },
  account_exists: {
    subject: (site) => `Vous avez déjà un compte sur ${site}`,
    opening: (site) =>
      `Quelqu’un, sans doute vous, a voulu s’inscrire sur ${site} avec cette adresse e-mail. Un compte existe déjà à cette adresse\u202f: connectez-vous, ou demandez un nouveau mot de passe.`,
    link: 'Aller à la connexion',
    note: 'Si la demande ne vient pas de vous, vous n’avez rien à faire.',
  },
  account_password_changed: {
    subject: (site) => `Votre mot de passe pour ${site} a été modifié`,
    opening: (site) =>
      `Le mot de passe de votre compte sur ${site} vient d’être modifié. Tous les autres appareils ont été déconnectés.`,
    link: 'Aller à la connexion',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, par «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion.',
  },
  account_address_changed: {
    subject: (site) => `L’adresse e-mail de votre compte sur ${site} a été modifiée`,
    opening: (site) =>
      `L’adresse e-mail de votre compte sur ${site} vient d’être modifiée. Connectez-vous désormais avec la nouvelle.`,
    link: 'Aller à la connexion',
    note: 'Si ce n’était pas vous, prévenez tout de suite l’administrateur du site.',
  },
};
