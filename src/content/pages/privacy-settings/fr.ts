import { business } from '@/config/business';
import type { CollectionNotice, PrivacySettingsContent } from './he';

const notices: readonly CollectionNotice[] = [
  {
    title: 'Visiter le site',
    what: 'Sans votre consentement : la page ouverte et le jour, rien de plus. Avec votre consentement à la mesure d’audience : un identifiant aléatoire, le type de navigateur, la page précédente et le temps passé sur chaque page.',
    why: 'Savoir quelles pages aident les visiteurs et les améliorer, et protéger le site des envois en masse et des intrusions.',
    who: 'Les employés habilités et le prestataire qui héberge le site.',
    must: 'Non. Si vous refusez, le site, le service et le prix restent les mêmes.',
  },
  {
    title: 'Nous contacter',
    what: 'Nom, téléphone et message ; une adresse e-mail seulement si vous le souhaitez. Ainsi que la langue du site et l’heure de l’envoi.',
    why: 'Vous recontacter et répondre à votre question.',
    who: 'Les employés habilités et les prestataires d’hébergement et de messagerie.',
    must: 'Non. Sans nom, téléphone ni message, nous ne pouvons tout simplement pas vous recontacter.',
  },
  {
    title: 'Réserver un trajet',
    what: 'Coordonnées, adresses, date et heure, nombre de passagers et de valises, type de service. Si vous le souhaitez : sièges enfant selon l’âge, numéro de vol, trajet retour, nom et téléphone d’un autre passager, remarques.',
    why: 'Donner un prix définitif, organiser le trajet, suivre le vol et tenir la comptabilité.',
    who: 'Le chauffeur désigné, les employés habilités et les prestataires d’hébergement et de messagerie.',
    must: 'Non. Sans les champs obligatoires, nous ne pouvons ni proposer de prix ni envoyer de chauffeur.',
  },
];

export const content: PrivacySettingsContent = {
  meta: {
    title: 'Confidentialité et cookies : vos choix',
    description:
      'Choisissez les cookies que vous acceptez, voyez ce que recueille chaque formulaire et pourquoi, et combien de temps chaque donnée est conservée.',
  },
  title: 'Paramètres de confidentialité',
  lead: 'C’est vous qui décidez. Sans votre consentement, seul ce dont le site ne peut se passer est actif.',
  notices: {
    title: 'Ce qui est recueilli, et quand',
    terms: { what: 'Quoi', why: 'Pourquoi', who: 'Qui le voit', must: 'Est-ce obligatoire ?' },
    items: notices,
  },
  retention: {
    title: 'Durée de conservation',
    caption: 'Durée de conservation par type de donnée',
    columns: { what: 'Type de donnée', howLong: 'Conservée' },
    rows: [
      { what: 'Détails de réservation', howLong: `${business.retention.bookingYears} ans` },
      { what: 'Coordonnées', howLong: `${business.retention.contactYears} ans` },
      { what: 'Consentement marketing (aucun n’est demandé aujourd’hui)', howLong: 'Jusqu’à votre retrait' },
      { what: 'Cookies essentiels', howLong: `${business.retention.technicalCookieMonths} mois` },
    ],
    text: `Inutile d’attendre : une demande d’effacement est traitée sous ${business.deletionDays} jours, une demande d’accès reçoit une réponse sous ${business.accessDays} jours.`,
  },
  rights: {
    title: 'Consulter, corriger, effacer',
    text: `Dites-nous ce que vous voulez consulter, corriger ou faire effacer. Accès : sous ${business.accessDays} jours. Effacement : sous ${business.deletionDays} jours.`,
    email: 'Écrire au contact confidentialité',
    emailSubject: 'Demande relative à mes données',
    policy: 'Lire toute la politique de confidentialité',
  },
};
