import { fridayLanding } from '../../blog/shabbat-table';
import { eilat } from '../../safety/eilat.fr';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'eilat',
  meta: {
    title: 'Ben Gourion – Eilat par la route, avec des haltes',
    description:
      'Quand la voiture vaut mieux que l’avion : l’Arava ou le cratère de Ramon, les récifs, Timna et les frontières, avec un chauffeur et un prix fixe.',
  },
  name: 'Eilat',
  tagline: 'La mer Rouge, soleil toute l’année',
  lead: 'Tout le Néguev à traverser. Avec un chauffeur, c’est déjà le premier jour des vacances : un cratère à midi, un récif avant le soir.',
  pictureShows: 'Des montagnes rouges et un voilier au-dessus de l’eau, des coraux et des poissons au-dessous.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Eilat.',
  ride: {
    title: 'Quatre heures de désert, ou une journée avec des haltes',
    paragraphs: [
      'Deux routes descendent vers le sud. La 40 passe par Sdé Boker et Mitspé Ramon, puis plonge en lacets dans le cratère ; la 90 file tout droit dans la vallée de l’Arava, au pied des montagnes de Jordanie. De jour, prenez la première et arrêtez-vous ; de nuit, la seconde et dormez. Le chauffeur s’arrête quand vous le demandez, et fait les pauses qu’une telle route exige.',
      'Il existe un vol intérieur, jusqu’à l’aéroport Ramon, au nord de la ville. La voiture s’impose à quatre ou plus, avec du matériel de plongée ou une poussette, quand aucun vol ne correspond à l’heure de votre atterrissage, ou simplement pour voir le désert au lieu de le survoler. Et elle vous laisse devant l’hôtel.',
      'Au retour, nous comptons à rebours de votre décollage : pour un vol de nuit, on quitte Eilat après le déjeuner, avec de la marge. Réservez les deux sens ensemble : les soirs de fin de vacances, tout le monde remonte vers le nord.',
    ],
  },
  sights: {
    title: 'Sur place et en chemin',
    items: [
      {
        name: 'La réserve de Coral Beach',
        text: 'Une passerelle mène au-dessus du récif ; masque et tuba se louent sur place. Le matin, l’eau est claire et calme ; le samedi, la plage est pleine.',
      },
      {
        name: 'L’observatoire sous-marin',
        text: 'Le récif derrière des vitres, sous la surface, sans se mouiller. Parfait avec de jeunes enfants, des grands-parents, ou un après-midi d’août.',
      },
      {
        name: 'Le parc de Timna',
        text: 'Les piliers de Salomon, des mines de cuivre plus vieilles que lui, un lac. Les sites sont à des kilomètres les uns des autres : gardez la voiture.',
      },
      {
        name: 'Le Canyon rouge',
        text: `Une faille étroite, avec échelles et poignées, par la route 12. ${eilat.canyon}`,
      },
      {
        name: 'Mitspé Ramon',
        text: 'Le bord du grand cratère d’érosion, à mi-parcours. Les bouquetins traversent le parking. Les couleurs sont plus belles tôt le matin et en fin de journée.',
      },
    ],
  },
  tips: {
    title: 'À savoir avant',
    items: [
      {
        term: 'Le vendredi',
        text: `La route est longue : partez le matin, et tôt en hiver.{if rest_city| Ensuite, nous ne roulons plus jusqu’au samedi soir.|} ${fridayLanding('fr', 'eilat')}{if rest_city| Un tel vendredi, le chauffeur ne peut pas être rentré avant le chabbat : parlez-nous-en avant d’acheter le billet.|}`,
      },
      {
        term: 'La chaleur',
        text: 'Souvent plus de quarante degrés de juin à septembre. Marchez au petit matin ; à midi, la mer ou l’ombre.',
      },
      {
        term: 'La saison',
        text: 'D’octobre à mai, le meilleur climat du pays. Pour Pessah et Souccot, réservez des semaines à l’avance.',
      },
      {
        term: 'Pétra et le Sinaï',
        text: 'Nous allons jusqu’au poste Rabin, vers Aqaba, ou jusqu’à Taba. La frontière se passe à pied ; visas, taxes et horaires sont à vérifier avant.',
      },
      { term: 'Plonger, puis voler', text: eilat.diving },
      {
        term: 'Hors taxes',
        text: 'Eilat est exonérée de TVA, mais pas toujours moins chère. Comparez avant de remplir les valises.',
      },
      {
        term: 'Le soir',
        text: 'Les nuits d’hiver sont froides dans le désert. Gardez une veste près de vous, pas au fond du coffre.',
      },
    ],
  },
};
