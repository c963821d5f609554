import type { PlanYourTripContent } from './he';

export const content: PlanYourTripContent = {
  meta: {
    title: 'Devis pour un trajet avec chauffeur privé',
    description: `Cinq étapes courtes : qui voyage, le départ et l’arrivée, la date, les bagages. Vous recevez un prix définitif sous {minutes reply_minutes}{if rest_city|, hors chabbat et fêtes|}.`,
  },
  title: 'Demander un devis',
  lead: `Cinq étapes courtes, puis un prix définitif par écrit sous {minutes reply_minutes}{if rest_city|, sauf le chabbat et les jours de fête juive|}.`,
  posted: {
    received: {
      title: 'Merci !',
      text: 'Nous avons bien reçu votre demande et vous répondrons sous peu. Notez votre référence : elle figure dans l’adresse de cette page, après « reference= ».',
    },
    refused: {
      title: 'La demande n’a pas été envoyée',
      text: 'Certaines informations manquent ou n’ont pas été comprises, ou trop de demandes sont venues de votre connexion. Revenez à la page précédente : votre saisie y est encore. Vous pouvez aussi nous écrire sur WhatsApp.',
    },
  },
};
