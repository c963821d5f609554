import { business } from '@/config/business';
import type { Reviews } from './review-types';

export const content: Reviews = {
  short: [
    {
      text: 'Trois enfants, deux poussettes, 23 h 50 à l’arrivée. Notre nom sur une pancarte, et tout le monde dormait avant l’autoroute.',
      author: 'Déborah A.',
      rating: 5,
      sample: true,
    },
    {
      text: 'Le prix du message était celui du trajet. Ni supplément valises, ni « c’est la nuit, madame ».',
      author: 'Nathalie B.',
      rating: 5,
      sample: true,
    },
    {
      text: 'Une heure vingt de retard au départ de Roissy. Je n’ai prévenu personne : il le savait déjà.',
      author: 'Franck L.',
      rating: 5,
      sample: true,
    },
  ],
  testimonials: [
    {
      quote:
        'Je viens tous les deux mois pour quatre rendez-vous dans la journée. J’envoie mon agenda, et je n’y pense plus.',
      name: 'Olivier P.',
      title: 'Directeur commercial',
      company: 'Exemple Robotique',
      type: 'business',
      sample: true,
    },
    {
      quote: 'Cinq invités, trois vols, un hôtel. Chacun a été accueilli, et j’avais un seul prix, par écrit.',
      name: 'Sandrine M.',
      title: 'Responsable événements',
      company: 'Modèle et Associés',
      type: 'business',
      sample: true,
    },
    {
      quote: 'Le reçu tombe juste, au shekel près, TVA comprise. Ma note de frais tient en une ligne.',
      name: 'Karim D.',
      title: 'Contrôleur de gestion',
      company: 'Laboratoires Fictifs',
      type: 'business',
      sample: true,
    },
    {
      quote:
        'Ma mère a quatre-vingts ans et voyage seule. Il a porté ses valises et attendu que la porte s’ouvre, à Netanya.',
      name: 'Valérie C.',
      title: 'Fille d’une passagère',
      company: 'Lyon',
      type: 'personal',
      sample: true,
    },
    {
      quote:
        'Massada à l’aube, la mer Morte avant la chaleur. Quelqu’un d’autre conduisait : nous avons regardé, tous les deux.',
      name: 'Claire et Simon',
      title: 'Excursion à deux',
      company: 'Bruxelles',
      type: 'personal',
      sample: true,
    },
    {
      quote: 'Dix-huit invités pour la bar-mitsva à Jérusalem, dix-huit au retour. Pas un tonton perdu en route.',
      name: 'La famille Z.',
      title: 'Fête de famille',
      company: 'Marseille',
      type: 'personal',
      sample: true,
    },
  ],
  customers: [
    {
      name: 'Audrey S.',
      rating: 5,
      date: 'janvier 2026',
      text: 'J’ai écrit à vingt-trois heures pour un départ à cinq. Le prix est arrivé avant que mon thé soit prêt.',
      destination: 'De Jérusalem à Ben Gourion',
      sample: true,
    },
    {
      name: 'Michaël T.',
      rating: 5,
      date: 'mars 2026',
      text: 'Six adultes, une poussette, un violoncelle. Tout est entré, et le violoncelle avait sa place à lui.',
      destination: 'De Ben Gourion à Tel-Aviv',
      sample: true,
    },
    {
      name: 'Isabelle R.',
      rating: 4,
      date: 'avril 2026',
      text: 'Je suis sortie par la mauvaise porte, il a fallu deux appels pour se trouver. Ensuite : calme, propre, à l’heure.',
      destination: 'De Ben Gourion à Netanya',
      sample: true,
    },
    {
      name: 'Bernard G.',
      rating: 5,
      date: 'juin 2026',
      text: 'Nazareth, Capharnaüm et retour dans la journée, avec un beau-père qui aime s’arrêter. On s’est arrêtés.',
      destination: 'De Tel-Aviv à Nazareth',
      sample: true,
    },
    {
      name: 'Leïla H.',
      rating: 5,
      date: 'août 2026',
      text: 'Wi-Fi et prise au dernier rang : j’ai bouclé mon dossier avant Eilat, et j’ai quand même vu le désert.',
      destination: 'De Tel-Aviv à Eilat',
      sample: true,
    },
    {
      name: 'Jérôme K.',
      rating: 5,
      date: 'octobre 2026',
      text: 'Aller-retour, donc la remise était déjà dans le devis. Rentré en pleine nuit : pas un mot sur le tarif de nuit.',
      destination: 'D’Ashdod à Ben Gourion, aller-retour',
      sample: true,
    },
  ],
  maps: [
    { name: 'Corinne F.', text: 'Un prix convenu quinze jours avant. J’ai payé ce prix.', sample: true },
    {
      name: 'Yann D.',
      text: 'Téléphone à plat à l’atterrissage. Il y avait une pancarte : aucune importance.',
      sample: true,
    },
    { name: 'Sophie M.', text: 'Voiture calme, chauffeur discret. Après une nuit d’avion, le bonheur.', sample: true },
  ],
  owner: {
    quote: `Après des heures de vol, le dernier trajet est celui auquel vous n’avez pas à penser. Nous y veillons depuis ${business.foundedYear}.`,
    sample: true,
  },
  videos: [],
};
