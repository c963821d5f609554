import type { PrivacySettingsMessages } from '../he/privacy-settings';

export const messages: PrivacySettingsMessages = {
  title: 'Ce que nous pouvons conserver',
  text: 'Chaque changement est enregistré aussitôt, sur cet appareil.',
  acceptAll: 'Tout accepter',
  save: 'Enregistrer les préférences',
  details: 'À quoi cela sert',
  hideDetails: 'Masquer les détails',
  savedTitle: 'Préférences enregistrées',
  savedText: (days) =>
    `Vous pouvez les changer ici à tout moment. Au bout de ${days} jours, nous vous reposerons la question.`,
  cannotKeep:
    'Votre navigateur bloque l’enregistrement : aucun choix ne peut être conservé. Seul l’essentiel est actif, et nous ne vous demandons rien.',
  notChosen: 'Vous n’avez pas encore choisi. D’ici là, seul l’essentiel est actif.',
  protectionTitle: 'Comment c’est protégé',
  protection: [
    'Sans consentement à la mesure d’audience, aucun identifiant n’est conservé ni envoyé : seuls la page et le jour sont comptés.',
    'L’identifiant de la visite est aléatoire, ne contient ni nom ni téléphone et disparaît quand vous fermez l’onglet.',
    'Les pages sur la confidentialité et les conditions ne sont jamais mesurées, même avec votre consentement.',
  ],
  always: 'Toujours actif',
  purposes: {
    essential: ['Langue du site', 'Brouillons et demandes qui attendent la connexion', 'Votre choix sur les cookies'],
    analytics: ['Compter les visites et les pages vues', 'Temps passé sur chaque page', 'La page d’où vous venez'],
    marketing: ['Rien aujourd’hui'],
    personalization: ['Rien aujourd’hui'],
  },
};
