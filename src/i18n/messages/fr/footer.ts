import type { FooterMessages } from '../he/footer';

export const messages: FooterMessages = {
  about:
    'Chauffeurs privés et transferts VIP depuis et vers l’aéroport Ben Gourion, et entre toutes les villes d’Israël. Le prix est fixé avant le départ.',
  contact: 'Nous contacter',
  serviceArea: 'Nous roulons dans tout Israël',
  hours: 'Service 24 h/24, {if rest_city|6 j/7, sauf chabbat et fêtes juives|7 j/7, toute l’année}',
  services: 'Services',
  destinations: 'Destinations',
  site: 'Sur le site',
  flights: 'Arrivées à Ben Gourion',
  social: 'Suivez-nous',
  reviews: 'Avis sur Google',
  payment: 'Moyens de paiement',
  cash: 'Espèces',
  card: 'Carte bancaire',
  insurance: 'Assurance et responsabilité',
  insured:
    'L’entreprise détient toutes les assurances obligatoires. Sa responsabilité s’exerce dans les limites de nos conditions générales. Nous vous conseillons de souscrire en plus une assurance voyage.',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  privacySettings: 'Paramètres de confidentialité',
  accessibility: 'Accessibilité',
  adminSetup: 'Configuration administrateur',
  company: (name, number, address) => `${name}, immatriculation ${number}, ${address}`,
  licence: (kind, number) => `${kind}, numéro ${number}`,
  rights: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
};
