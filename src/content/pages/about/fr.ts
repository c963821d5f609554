import { business } from '@/config/business';
import { company } from '../../terms/company.fr';
import { terms } from '../../terms/sentences.fr';
import type { AboutContent } from './he';

export const content: AboutContent = {
  meta: {
    title: `Qui nous sommes : chauffeurs en Israël depuis ${business.foundedYear}`,
    description: `Quatre Sprinter, des chauffeurs attitrés, un prix convenu d’avance : comment travaille ${business.name.fr} et ce que vous pouvez en attendre.`,
    keywords: [business.name.fr, 'chauffeur privé Israël', 'société de transferts VIP'],
  },
  name: 'À propos',
  title: 'Quelqu’un vous attend',
  lead: `Depuis ${business.foundedYear}, nous accueillons les voyageurs à Ben Gourion et les conduisons partout dans le pays. L’idée est simple : avant de monter, vous savez qui conduit, combien cela coûte et quand vous partez.`,
  pictureShows: 'Le chauffeur attend de nuit près du Sprinter éclairé, téléphone en main.',
  figuresTitle: 'En chiffres',
  sample: 'Exemple',
  figures: { customers: 'clients', rides: 'trajets', punctuality: 'à l’heure', rating: 'note moyenne' },
  handling: {
    title: 'De votre demande au trajet',
    name: business.answering.name.fr,
    role: business.answering.role.fr,
    text: `${business.answering.name.fr} lit chaque demande. La réponse part sous {minutes reply_minutes}, de jour comme de nuit{if rest_city|, sauf le chabbat et les jours de fête juive|}. Toute réclamation reçoit une réponse sous {complaint_days} jours ouvrés.`,
    steps: [
      {
        who: 'Vous',
        title: 'Vous demandez',
        text: 'Par le formulaire, WhatsApp ou téléphone : départ, destination, date, nombre de passagers.',
      },
      {
        who: business.answering.name.fr,
        title: 'Un prix par écrit',
        text: 'Une personne lit la demande et vous envoie le prix définitif, TVA comprise.',
      },
      {
        who: 'Vous',
        title: 'Vous acceptez',
        text: 'Sur la page du trajet, par message ou par téléphone. Alors seulement le trajet est réservé, et la confirmation vous arrive par écrit.',
      },
      {
        who: business.answering.name.fr,
        title: 'Qui vient vous chercher',
        text: 'Le nom du chauffeur, la voiture et le point de rendez-vous vous parviennent avant le trajet.',
      },
      { who: 'Le chauffeur', title: 'Vous vous retrouvez', text: `${terms.meetingVip} ${terms.meetingTransfer}` },
    ],
  },
  partsTitle: 'Notre façon de travailler',
  parts: [
    {
      title: 'Un seul prix, par écrit',
      text: 'Il est fixé avant le départ et ne bouge plus en route. Tarif de nuit, péages et aide aux bagages sont compris.',
    },
    {
      title: 'Le chauffeur suit votre vol',
      text: `Il sait à quelle minute vous avez atterri. Jusqu’à {hours free_delay_hours} de retard, aucun supplément.`,
    },
    {
      title: `Un véhicule, jusqu’à ${business.vehicleSeats} personnes`,
      text: `Un Mercedes Sprinter, sièges en cuir et place pour ${business.luggage.largeSuitcases} grandes valises. Un groupe jusqu’à {most_passengers} ? Plusieurs véhicules, un seul interlocuteur.`,
    },
    {
      title: '{if rest_city|Six jours sur sept|Tous les jours de l’année}',
      text: 'De jour comme de nuit{if rest_city|, sauf le chabbat et les jours de fête juive|}. Un vol à 2 h dans la nuit de samedi à dimanche ? Nous y serons.',
    },
    { title: 'Combien de temps nous vous attendons', text: terms.waiting },
    { title: 'En cas de problème', text: terms.lateDriver },
  ],
  notTitle: 'Ce que vous ne trouverez pas chez nous',
  not: [
    ...(business.legal.licenceKind === 'taxi' ? [] : ['Un compteur']),
    'Un supplément par valise',
    'Un inconnu qui vous aborde dans le hall',
    'Un robot qui répond à la place d’une personne',
  ],
  companyTitle: 'L’entreprise',
  company,
  action: {
    title: 'Où allons-nous ?',
    text: 'Indiquez le départ, la destination et la date : nous répondons par un prix définitif.',
    chatText: 'Bonjour, j’ai consulté votre site et j’aimerais des renseignements sur un trajet.',
  },
};
