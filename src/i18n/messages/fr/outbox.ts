import type { OutboxMessages } from '../he/outbox';

export const messages: OutboxMessages = {
  storedTitle: 'Votre demande est bien arrivée',
  storedText: (references) => `Votre référence : ${references}`,
  openChat: 'Ouvrir la discussion',
  chat: (references) => `Bonjour, au sujet de ma demande ${references} :`,
  refusedTitle: 'Votre demande n’a pas été acceptée',
  refusedText: 'Ce que vous avez écrit est conservé dans le formulaire.',
  expiredTitle: 'Une demande envoyée n’a jamais été confirmée',
  expiredText: 'Plus de trois jours ont passé. Renvoyez-la, ou écrivez-nous sur WhatsApp.',
  sendOnWhatsapp: 'Envoyer sur WhatsApp',
  draft: { label: 'Votre demande', continue: 'Reprendre votre demande', hide: 'Masquer' },
};
