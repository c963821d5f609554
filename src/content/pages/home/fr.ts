import { business } from '@/config/business';
import type { HomeContent } from './he';

export const content: HomeContent = {
  meta: {
    title: 'Chauffeur privé et transferts VIP en Israël | Tamar',
    description:
      'Chauffeur privé depuis et vers l’aéroport Ben Gourion et entre toutes les villes d’Israël. Prix fixé à l’avance, suivi du vol, jusqu’à 8 passagers. Service 24/6.',
    keywords: ['chauffeur privé Israël', 'transfert Ben Gourion', 'taxi aéroport Tel-Aviv', 'transfert VIP'],
  },
  hero: {
    kicker: 'Chauffeur privé · Transferts VIP · Tout Israël',
    title: ['Vous atterrissez.', 'Votre chauffeur est là.'],
    lead: 'Transferts privés depuis et vers l’aéroport Ben Gourion, à un prix convenu d’avance. Ni file de taxis, ni compteur, ni surprise à l’arrivée.',
    features: [
      'Un prix définitif, tarif de nuit et péages compris',
      `Vol suivi : jusqu’à ${business.freeDelayHours} heures de retard sans supplément`,
      `Jusqu’à ${business.vehicleSeats} passagers par véhicule, groupes jusqu’à ${business.maximumGroup}`,
    ],
    quote: 'Demander un prix',
  },
  request: { title: 'Demander un trajet', lead: 'Cinq étapes courtes. Nous répondons avec un prix définitif en quelques minutes.' },
  steps: {
    kicker: 'Comment réserver',
    title: 'Quatre étapes, et vous voilà en route',
    items: [
      { title: 'Choisissez comment nous joindre', text: 'WhatsApp, téléphone ou le formulaire de cette page.', time: 'Immédiat' },
      { title: 'Décrivez le trajet', text: 'D’où, vers où, quand, combien de personnes et de bagages.', time: '1–2 minutes' },
      { title: 'Confirmez et payez', text: 'Vous recevez un prix définitif par écrit, vous validez.', time: '1–2 minutes' },
      { title: 'Le chauffeur arrive', text: 'Il suit votre vol et vous attend à l’heure.', time: 'À l’heure convenue' },
    ],
  },
  toHebrew: 'לדף הבית בעברית',
};
