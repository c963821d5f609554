import type { ConsentMessages } from '../he/consent';

export const messages: ConsentMessages = {
  banner: {
    label: 'Consentement aux cookies',
    title: 'Des cookies, juste ce que vous voulez',
    text: 'Les cookies essentiels font fonctionner le site. La mesure d’audience, le marketing et la personnalisation ne s’activent qu’avec votre accord.',
    details: 'Détails',
    hideDetails: 'Masquer les détails',
    essentialOnly: 'Essentiels seulement',
    acceptAll: 'Tout accepter',
    settings: 'Paramètres de confidentialité',
  },
  categories: {
    essential: {
      title: 'Essentiels',
      text: 'La langue choisie, le brouillon de votre formulaire et une demande qui attend la connexion. Sans eux le site ne fonctionne pas : ils sont toujours actifs.',
      purposes: ['Langue du site', 'Brouillons et demandes qui attendent la connexion', 'Votre choix sur les cookies'],
    },
    analytics: {
      title: 'Mesure d’audience',
      text: 'Quelles pages ont été lues et combien de temps, sous un identifiant aléatoire effacé à la fermeture de l’onglet.',
      purposes: ['Compter les visites et les pages vues', 'Temps passé sur chaque page', 'La page d’où vous venez'],
    },
    marketing: {
      title: 'Marketing',
      text: 'Savoir quelle annonce ou quelle recommandation vous a menés jusqu’à nous.',
      purposes: ['Ce qui vous a menés au site'],
    },
    personalization: {
      title: 'Personnalisation',
      text: 'Retenir ce que vous cherchiez pour montrer d’abord ce qui vous convient.',
      purposes: ['Destinations et services consultés'],
    },
  },
  manager: {
    title: 'Ce que nous pouvons conserver',
    text: 'Chaque changement est enregistré aussitôt, sur cet appareil.',
    acceptAll: 'Tout accepter',
    save: 'Enregistrer les préférences',
    details: 'À quoi cela sert',
    hideDetails: 'Masquer les détails',
    savedTitle: 'Préférences enregistrées',
    savedText: (days) =>
      `Vous pouvez les changer ici à tout moment. Au bout de ${days} jours, nous vous reposerons la question.`,
    notChosen: 'Vous n’avez pas encore choisi. D’ici là, seul l’essentiel est actif.',
    protectionTitle: 'Comment c’est protégé',
    protection: [
      'Sans accord pour la mesure d’audience, aucun identifiant n’est conservé ni envoyé : seuls la page et le jour sont comptés.',
      'L’identifiant de la visite est aléatoire, ne contient ni nom ni téléphone et disparaît quand vous fermez l’onglet.',
      'Les pages sur la confidentialité et les conditions ne sont jamais mesurées, même avec votre accord.',
    ],
  },
  always: 'Toujours actif',
};
