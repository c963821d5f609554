import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transferts privés dans tout Israël',
    description:
      'De ville en ville avec votre chauffeur, de la Galilée à Eilat : sans correspondance, avec les arrêts que vous voulez, à un prix fixe, TVA comprise.',
  },
  slug: 'nationwide-transport',
  name: 'Transferts dans tout le pays',
  title: 'Transferts dans tout le pays',
  lead: 'D’une porte à une autre en Israël, aussi loin soient-elles. Pas de correspondance à un carrefour, pas de deuxième autocar, et des valises qu’on ne soulève que deux fois.',
  facts: [
    { label: 'Zone', value: 'Tout Israël' },
    { label: 'Correspondances', value: 'Aucune' },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
  ],
  pictureShows: 'Le Sprinter sur une route qui serpente entre collines et cyprès.',
  chat: 'Bonjour, je m’intéresse à vos transferts dans tout le pays. Départ et arrivée : ',
  about: {
    title: 'Une route au lieu de trois correspondances',
    paragraphs: [
      'Entre deux villes, l’horaire paraît simple. Puis on découvre que le train s’arrête là où votre route commence, que l’autocar part de l’autre côté de la gare et que le dernier quitte la ville avant le dessert. Avec des valises, des enfants ou une grand-mère, chaque changement prend plus de temps que ne le dit l’horaire.',
      'Nous venons à la porte, nous roulons, nous nous arrêtons devant l’autre porte. Ce peut être un saut de Netanya à Jaffa, ou la longue descente de l’Arava jusqu’à Eilat. Dormez, travaillez, téléphonez, regardez le désert. Pour un café, prévenez avant la station-service.',
    ],
  },
  included: {
    title: 'De porte à porte, partout en Israël',
    line: 'Ce que le prix comprend',
    items: [
      terms.fixedPrice,
      'Tarif de nuit, péages et aide aux bagages.',
      'Un chauffeur à vous et tout le véhicule : personne ne monte en route.',
      'Un arrêt café, si la route est longue.',
      terms.waiting,
      terms.vat,
    ],
  },
  situations: {
    title: 'Trois trajets parmi d’autres',
    items: [
      {
        title: 'Tel-Aviv deux semaines, puis Eilat',
        text: 'L’hôtel change, les bagages ne rétrécissent pas. Après le petit déjeuner, la voiture est devant l’hôtel ; à la piscine d’Eilat, vous n’aurez porté que votre livre. Massada et la mer Morte sont assez près pour un arrêt.',
      },
      {
        title: 'Un examen médical à Haïfa, à neuf heures',
        text: 'Votre père habite Ashkelon et ne doit pas conduire après le traitement. Le même chauffeur l’y conduit, revient à l’heure convenue et le raccompagne jusqu’à l’entrée de l’immeuble.',
      },
      {
        title: 'Vendredi midi, du centre à Safed',
        text: 'Tout le monde veut partir à treize heures. Nous comptons à rebours depuis l’allumage des bougies, bouchons du vendredi compris, et nous vous donnons l’heure du départ.',
      },
    ],
  },
  steps: {
    title: 'Comment cela se passe',
    items: [
      {
        title: 'Deux adresses',
        text: 'Départ, arrivée, jour, et l’heure à laquelle il faut y être. S’il y a des arrêts, dans l’ordre.',
      },
      {
        title: 'Un prix',
        text: 'Il vous est donné par écrit et vaut pour tout le trajet, quelle que soit la circulation.',
      },
      {
        title: 'Le chauffeur à la porte',
        text: 'Il aide aux bagages, connaît la route et l’arrêt que vous avez demandé.',
      },
      {
        title: 'Arrivés',
        text: 'Devant l’entrée. Le retour se réserve maintenant, ou quand vous saurez l’heure.',
      },
    ],
  },
  prepare: {
    title: 'Ce qui nous aide à prévoir',
    items: [
      'L’heure à laquelle vous devez y être. Nous en déduisons le départ.',
      'Les arrêts en route, avec leurs adresses.',
      'Ce qui tient de la place : fauteuil roulant, violoncelle, poussette, cartons de déménagement.',
      'Combien d’enfants, et leur âge.',
      'Un vendredi ou une veille de fête : l’heure à laquelle vous voulez être chez vous.',
    ],
  },
  questions: {
    title: 'Avant une longue route',
    items: [
      {
        question: 'Le prix change-t-il dans les embouteillages ?',
        answer: [
          `Non. ${terms.fixedPrice} Un compteur additionne les minutes de bouchon. Chez nous, le prix est convenu pour le trajet entier.`,
        ],
      },
      {
        question: 'Peut-on s’arrêter déjeuner ou voir quelque chose ?',
        answer: [
          'Oui. Une courte pause en route, pour un café ou les toilettes, ne coûte rien et se demande sur le moment. Un arrêt à une autre adresse, ou d’une heure et plus, entre dans le calcul du prix : dites-le en réservant. Si les arrêts sont le but de la journée, choisissez plutôt une excursion avec chauffeur.',
        ],
      },
      {
        question: 'L’aller et le retour le même jour ?',
        answer: [
          'Volontiers. Donnez-nous les deux heures. Si vous ignorez encore celle du retour, donnez-la à peu près : nous la fixons ensuite ensemble.',
        ],
      },
      {
        question: 'Roulez-vous la nuit, et le samedi ?',
        answer: [terms.hours, terms.restHours],
      },
      {
        question: 'Jusqu’à quand peut-on modifier la réservation ?',
        answer: [`${terms.changes} ${terms.cancellation} ${terms.lateCancellation}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'Quel trajet ?',
    text: 'Envoyez deux adresses et une date. Vous recevez un prix pour tout le trajet.',
  },
  related: { title: 'Au bout de la route' },
};
