import type { ContactContent } from './he';

export const content: ContactContent = {
  meta: {
    title: 'Contact et réservation de trajet',
    description: `Par téléphone, sur WhatsApp ou par un court message : joignables 24 h/24, {if rest_city|6|7} j/7, nous vous répondons sous {minutes reply_minutes} avec un prix définitif.`,
  },
  trip: {
    title: 'Vous savez déjà quand et où ?',
    text: 'Cinq étapes courtes : adresses, heure, valises. Nous répondons par un prix définitif.',
    link: 'Demander un devis',
  },
};
