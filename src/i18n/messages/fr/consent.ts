import type { ConsentMessages } from '../he/consent';

export const messages: ConsentMessages = {
  banner: {
    label: 'Consentement aux cookies',
    title: 'Des cookies, juste ce que vous voulez',
    text: 'Seuls les cookies essentiels sont actifs. Mesure d’audience, marketing et personnalisation attendent votre accord.',
    details: 'Détails',
    hideDetails: 'Masquer les détails',
    essentialOnly: 'Essentiels seulement',
    acceptAll: 'Tout accepter',
    settings: 'Paramètres de confidentialité',
  },
  categories: {
    essential: {
      title: 'Essentiels',
      text: 'La langue choisie, le brouillon de votre formulaire et une demande qui attend la connexion. Sans eux, le site ne fonctionne pas : ils sont toujours actifs.',
    },
    analytics: {
      title: 'Mesure d’audience',
      text: 'Quelles pages ont été lues et combien de temps, sous un identifiant aléatoire effacé à la fermeture de l’onglet.',
    },
    marketing: {
      title: 'Marketing',
      text: 'N’active rien aujourd’hui : aucun service publicitaire ne fonctionne sur ce site. Votre choix est gardé pour le jour où il y en aurait un.',
    },
    personalization: {
      title: 'Personnalisation',
      text: 'N’active rien aujourd’hui : tout le monde voit les mêmes pages. Votre choix est gardé pour le jour où cela changerait.',
    },
  },
};
