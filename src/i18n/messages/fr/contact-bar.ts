import { frenchTimes } from '../../format';
import type { ContactBarMessages } from '../he/contact-bar';

export const messages: ContactBarMessages = {
  title: '24 h/24, {if rest_city|6|7} j/7',
  note: '{if rest_city|Sauf le chabbat et les fêtes|Tous les jours de l’année}',
  rest: {
    shabbat: 'Fermé pour le chabbat',
    holiday: 'Fermé pour la fête',
    back: (day, time) => frenchTimes(`Retour ${day} à ${time}`),
  },
  call: 'Appeler',
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  write: 'Laisser un message',
  more: 'Autres moyens de nous joindre',
  close: 'Masquer cette barre',
  label: 'Nous joindre',
};
