import { frenchTimes } from '../../format';
import type { HomeMessages } from '../he/home';

export const messages: HomeMessages = {
  video: {
    kicker: 'Avant de monter',
    title: 'Jetez d’abord un œil à bord',
    text: (seats) =>
      `Un Mercedes Sprinter VIP, jusqu’à ${seats} passagers : sièges en cuir, climatisation à l’arrière, Wi-Fi, prises USB, et de la place pour les valises de chacun.`,
    action: 'Contactez-nous',
    play: 'Lancer la vidéo',
    player: (name) => `Film : un trajet avec ${name}`,
    unsupported: 'Votre navigateur ne peut pas lire cette vidéo.',
  },
  services: {
    kicker: 'Nos services',
    title: 'Pour chaque trajet, un\u00a0chauffeur et un\u00a0prix\u00a0fixe',
    lead: 'Du simple transfert à la journée entière en Galilée : vous choisissez le trajet, nous conduisons, de porte à porte.',
    groups: null,
  },
  testimonials: {
    kicker: 'Ils en parlent',
    title: 'Ce que disent nos passagers à l’arrivée',
    business: 'En déplacement',
    personal: 'En famille, entre amis',
  },
  why: {
    kicker: 'Nos engagements',
    title: 'Nos règles, écrites en grand',
    price: {
      title: 'Le prix annoncé est le prix payé',
      text: 'Tarif de nuit, péages, aide aux bagages, vol retardé de {hours free_delay_hours} au plus, TVA : tout y est.',
    },
    waiting: {
      title: 'Nous savons quand vous atterrissez',
      text: 'Un retard de {hours free_delay_hours} au plus ne coûte rien, et le chauffeur vous attend {minutes landing_waiting_minutes} sans supplément à compter de l’atterrissage. Ailleurs : {minutes free_waiting_minutes} à partir de l’heure convenue.',
    },
    changes: {
      title: 'Un imprévu ? Prévenez-nous',
      text: 'Annulation gratuite jusqu’à {hours free_until_hours} avant le départ. Adresse et heure modifiables jusqu’à {hours change_hours} avant, numéro de vol jusqu’à la prise en charge.',
    },
    rest: {
      title: 'Chabbat, fêtes : vous le savez tout de suite',
      text: 'Nous ne roulons ni le chabbat ni pendant les fêtes juives. Choisissez le jour : le site indique quand nous fermons, quand nous reprenons et les créneaux les plus proches.',
    },
    payWith: 'Moyens de paiement',
    card: 'Carte bancaire',
    cash: 'Espèces',
  },
  prebook: {
    kicker: 'Pourquoi réserver',
    title: 'La file des taxis, ce sera sans vous',
    figure: 'minutes d’attente à la station de taxis de Ben Gourion quand plusieurs vols arrivent ensemble',
    walk: {
      title: 'Vous évitez la file',
      text: 'Vous sortez, et votre chauffeur sait déjà que vous avez atterri.',
    },
    price: {
      title: 'Vous connaissez le prix avant le décollage',
      text: (from, percent, latePercent, late) =>
        frenchTimes(
          `Après ${from}, le compteur monte d’environ ${percent} %, et d’environ ${latePercent} % dès ${late.thursday} le jeudi, ${late.friday} le vendredi et ${late.saturday} le samedi. Votre prix, lui, ne bouge pas.`,
        ),
    },
    size: {
      title: 'De la place pour tous',
      text: (seats, suitcases, group) =>
        `Jusqu’à ${seats} passagers avec ${suitcases} grandes valises dans un seul Sprinter, et des groupes jusqu’à ${group} dans plusieurs.`,
    },
    answer: {
      title: 'Quelqu’un vous répond',
      text: 'Un message sur WhatsApp, une réponse sous {minutes reply_minutes}, 24 h/24, {if rest_city|6|7} j/7.',
    },
  },
  steps: {
    kicker: 'Comment réserver',
    title: 'Quatre étapes, et vous voilà en route',
    items: [
      {
        title: 'Choisissez comment nous joindre',
        text: 'WhatsApp, téléphone ou formulaire ci-dessous.',
        time: 'Immédiat',
      },
      {
        title: 'Décrivez votre trajet',
        text: 'Départ, arrivée, date et heure, passagers et bagages.',
        time: '1 à 2 minutes',
      },
      {
        title: 'Confirmez et payez',
        text: 'Vous acceptez le prix définitif reçu par écrit, puis payez au chauffeur ou par notre lien.',
        time: '1 à 2 minutes',
      },
      {
        title: 'Votre chauffeur arrive',
        text: 'Il suit votre vol et vous retrouve à l’endroit convenu.',
        time: 'À l’heure convenue',
      },
    ],
  },
  promo: {
    title: 'Aller et retour ?',
    text: 'Réservez ensemble vos deux trajets d’aéroport : remise sur le total.',
    action: 'Réserver l’aller-retour',
  },
  destinations: {
    kicker: 'Où allez-vous ?',
    title: 'L’aéroport n’est que le début',
    lead: 'Nous roulons dans tout Israël. Ces quinze lieux ont leur propre page : la route, et ce qui vous attend au bout.',
    others: 'Autres destinations',
    plan: 'Autre adresse ? Demandez un devis',
  },
  reviews: { title: 'Écrit après le trajet' },
  videoReviews: {
    title: 'Les avis en vidéo',
    soonLine: 'Des avis en vidéo arrivent très vite !',
    soonTitle: 'Les avis en vidéo seront bientôt disponibles',
    watch: 'Les avis en vidéo, bientôt',
    watchOne: (name) => `Voir l’avis de ${name}`,
    noLink: 'Cette vidéo n’est pas encore en ligne.',
  },
  maps: {
    title: 'Notre note sur Google',
    count: (reviews) => `d’après ${reviews} avis`,
    readAll: 'Tous les avis',
    owner: 'Le fondateur',
  },
  blog: {
    kicker: 'Le blog',
    title: 'À lire en chemin',
    hot: 'À la une',
    viewAll: 'Tous les articles',
    viewAllLine: 'Chabbat, enfants, terminaux, prix en shekels',
  },
  sample: 'Exemple',
  inAll: (cards) => `${cards} en tout`,
  rated: (rating) => `${rating} étoiles sur 5`,
};
