import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transport d’invités : mariages et événements',
    description: `Vos invités de plusieurs hôtels à la salle, et retour : groupes jusqu’à {most_passengers} personnes, chauffeurs présents jusqu’à la dernière danse, un seul prix fixe.`,
  },
  slug: 'event-wedding-transport',
  name: 'Mariages et événements',
  title: 'Mariages et événements',
  lead: 'Vos invités arrivent ensemble, avant la houppa, et rentrent sans chercher de taxi. Ce soir-là, vous avez autre chose en tête.',
  facts: [
    { label: 'Groupe', value: `Jusqu’à {most_passengers} personnes` },
    { label: 'Trajet', value: 'Aller et retour' },
    { label: 'Réponse', value: `Sous {minutes reply_minutes}` },
  ],
  pictureShows: 'Une houppa face à la mer, entre des rangées de chaises et des guirlandes lumineuses.',
  chat: 'Bonjour, je souhaite un devis de transport pour mariages et événements. Date, lieu et nombre d’invités : ',
  about: {
    title: 'Pour que personne ne cherche à se garer en talons',
    paragraphs: [
      'Une salle au milieu des orangers fait merveille sur le faire-part. Le soir venu, trente applications envoient trente voitures sur le même chemin de terre, la famille venue de l’étranger attend, sans voiture, dans trois hôtels, et il faut bien que quelqu’un reste sobre.',
      `Nous nous en chargeons. Les groupes jusqu’à {most_passengers} personnes voyagent dans plusieurs véhicules, avec une liste de noms, une heure par hôtel et un seul contact le soir même. Les chauffeurs connaissent l’entrée des invités, et ils sont de nouveau là quand la première tante se fatigue, puis quand les derniers danseurs s’avouent vaincus.`,
    ],
  },
  included: {
    title: 'Une soirée, un plan',
    line: 'Ce que le prix comprend',
    items: [
      'Un plan écrit : qui est pris en charge, où, à quelle heure et par quel véhicule.',
      'L’aller et le retour, aux heures que vous choisissez.',
      `Des véhicules VIP de ${business.vehicleSeats} places, autant que le groupe en demande.`,
      terms.fixedPrice,
      'Tarif de nuit et péages.',
      terms.vat,
    ],
  },
  situations: {
    title: 'Trois fêtes, trois plans',
    items: [
      {
        title: 'Dix-huit invités, trois hôtels, houppa à 19 h 30',
        text: 'Les cousins face à la plage à Tel-Aviv, les amis à Jaffa, les grands-parents à Herzliya. Chaque hôtel a son horaire, et tous arrivent avant le cocktail. Au retour, le premier véhicule part à 23 h, le dernier après la musique.',
      },
      {
        title: 'Une soirée d’entreprise en Galilée',
        text: 'Vingt personnes quittent ensemble le bureau de Ramat Gan et y reviennent ensemble. Tout le monde peut goûter le vin, et personne ne recompte les collègues sur un parking obscur.',
      },
      {
        title: 'Une bar-mitsva au Kotel',
        text: 'Un jeudi matin, des grands-parents venus de Paris, un petit déjeuner ensuite. Nous déposons la famille aussi près que la vieille ville le permet, attendons hors les murs et menons tout le monde à table.',
      },
    ],
  },
  steps: {
    title: 'De la première liste à la dernière danse',
    items: [
      {
        title: 'Écrivez-nous sur WhatsApp',
        text: 'La date, la salle, le nombre d’invités et les hôtels, même si la moitié reste à fixer.',
      },
      {
        title: 'Recevez un plan et un prix',
        text: 'Véhicules, heures de départ et navettes de retour sur une page, un seul prix en bas.',
      },
      {
        title: 'Changez ce qui change',
        text: 'Des invités renoncent, des cousins surgissent. Vous écrivez, nous refaisons le plan.',
      },
      {
        title: 'Faites la fête',
        text: 'Le soir même, une personne de votre choix a le numéro des chauffeurs.',
      },
    ],
  },
  prepare: {
    title: 'Ce qu’il nous faut',
    items: [
      'Le nom et l’adresse de la salle, l’heure du cocktail et celle de la cérémonie.',
      'Les hôtels ou les adresses, avec le nombre d’invités de chacun.',
      'Qui vient avec un fauteuil roulant, un déambulateur ou une poussette, et ce qui se plie.',
      'L’heure approximative des retours. Deux ou trois tours valent mieux qu’un.',
      'Une personne à joindre le soir même, de préférence ni le marié ni la mariée.',
    ],
  },
  questions: {
    title: 'Ce que demandent les couples et les familles',
    items: [
      {
        question: 'Combien de personnes pouvez-vous transporter ?',
        answer: [
          `Des groupes jusqu’à {most_passengers} personnes, dans plusieurs véhicules de ${business.vehicleSeats} places. Indiquez le nombre dans le formulaire, qui montre le prix de tous les véhicules ensemble. Au-delà, écrivez-nous sur WhatsApp.`,
        ],
      },
      {
        question: 'Et si la fête se prolonge ?',
        answer: [
          'Tant mieux. En réservant, donnez-nous l’heure la plus tardive que vous puissiez imaginer : le dernier tour sera calé dessus. Si cela dure encore, votre contact prévient le chauffeur, et nous vous donnons le prix avant que vous ne décidiez.',
        ],
      },
      {
        question: 'Conduisez-vous aussi la mariée ?',
        answer: [
          'Oui, avec la robe, le témoin et les fleurs. Dites-nous combien de place prend la robe, et où se font les photos avant la cérémonie.',
        ],
      },
      {
        question: 'Et si l’événement tombe un vendredi, ou à la sortie du chabbat ?',
        answer: [
          `${terms.hours} Pour un vendredi midi, nous prévoyons le retour avec de la marge ; le samedi soir, {if rest_city|nous reprenons la route à la sortie du chabbat|nous partons à l’heure que vous dites}.`,
        ],
      },
      {
        question: 'Et si la date change ?',
        answer: [`${terms.cancellation} ${terms.lateCancellation} ${terms.changes}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'Envoyez-nous le faire-part',
    text: 'Une photo suffit pour commencer : date, salle, heure. Ajoutez le nombre d’invités, et vous recevez un plan.',
  },
  related: { title: 'Pour les jours autour de la fête' },
};
