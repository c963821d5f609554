import { deadSea } from '../../safety/dead-sea.fr';
import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Jérusalem et la mer Morte en une journée',
    description:
      'Une journée entière : le mont des Oliviers au matin, la vieille ville, le désert de Judée, un bain dans la mer Morte. Durées et conseils du chauffeur.',
  },
  slug: 'jerusalem-dead-sea',
  name: 'Jérusalem et la mer Morte',
  title: 'Jérusalem et la mer Morte',
  subtitle:
    'De la colline qui domine la vieille ville au rivage le plus bas du monde. Entre les deux, une heure de désert et des oreilles qui se débouchent.',
  pictureShows: 'Le Sprinter sur une route en lacets dans le désert, en descendant vers la mer Morte.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire Jérusalem et la mer Morte. Date et nombre de personnes : ',
  description: {
    title: 'La ville le matin, la mer l’après-midi',
    paragraphs: [
      'Aucune autre journée en Israël n’a deux moitiés si différentes. Le matin, la pierre, les cloches, l’appel du muezzin, une foule venue de partout ; l’après-midi, le silence, et une eau qui porte. La route qui les relie perd plus d’un kilomètre d’altitude, le temps de boire une bouteille d’eau.',
      'La vieille ville se fait à pied, sur une pierre lisse et en pente, deux heures et demie et plus. Après quoi il n’y a plus qu’à s’allonger sur le dos. C’est l’itinéraire de ceux qui n’ont qu’une journée.',
    ],
  },
  stops: [
    {
      title: 'Le belvédère du mont des Oliviers',
      pictureShows: 'Le dôme d’or au-dessus des remparts de la vieille ville, des cyprès au premier plan.',
      content: [
        'Tout est là d’un coup : les remparts, le dôme d’or, les coupoles du Saint-Sépulcre derrière lui, la vallée et ses milliers de tombes. Nulle part ailleurs on ne comprend si vite à quel point est petite cette ville que l’on s’est tant disputée.',
      ],
      tip: 'Le matin seulement. Le soleil se lève dans votre dos et allume le dôme comme une lampe ; l’après-midi, il ne reste qu’une silhouette. Une demi-heure suffit, et nous entrons dans la vieille ville avant les groupes.',
    },
    {
      title: 'La vieille ville',
      pictureShows: 'Une ruelle de marché voûtée, ses auvents, et le dôme d’or au bout.',
      content: [
        'Quatre quartiers sur moins d’un kilomètre carré. Du Kotel, on remonte par le marché de la Via Dolorosa, on entre au Saint-Sépulcre par son unique porte, et l’on entend en une heure cinq langues de prière.',
        'À vous de choisir le premier lieu saint. Nous prévoyons l’entrée et la sortie pour que vous traversiez la ville une fois, sans tourner en rond.',
      ],
      tip: 'Épaules et genoux couverts, de la petite monnaie, et un point de rendez-vous : je vous en donne un, car le GPS se perd dans les ruelles. Ceux qui sont fatigués restent avec moi, au frais.',
    },
    {
      title: 'La route du désert de Judée',
      pictureShows: 'Une voiture descend vers la mer Morte, entre le panneau du niveau de la mer et un chameau.',
      content: [
        'Passé les dernières maisons, le vert s’arrête net. La route descend entre des collines pareilles à des chameaux endormis ; un panneau marque le niveau de la mer, et l’on descend encore. Par temps clair, les monts de Moab se dressent, roses, en face.',
      ],
      tip: 'Asseyez-vous du côté de l’ombre, et dites-moi si le belvédère du Wadi Qelt vous tente : dix minutes de plus, un monastère collé au rocher, et la meilleure photo du jour.',
    },
    {
      title: 'Une plage de la mer Morte',
      pictureShows:
        'Un arbre sur une île de sel dans une eau turquoise, une personne qui flotte à côté et des montagnes sur l’autre rive.',
      content: [
        'À plus de 400 mètres sous le niveau de la mer, l’air est épais et tiède, l’eau a le toucher de l’huile. On s’allonge en arrière, le sel vous porte, et l’on peut vraiment lire le journal. Puis la boue, puis la douche, puis la boue encore.',
        `${deadSea.where} ${deadSea.back} ${deadSea.mouth} ${deadSea.time} ${deadSea.skin}`,
      ],
      tip: 'Gardez des sandales aux pieds, même dans l’eau, et une bouteille d’eau douce au bord, pour les yeux. N’éclaboussez personne, même pour la photo.',
    },
  ],
  perfectExperience: {
    title: 'La journée parfaite, de haut en bas',
    subtitle: 'Partir tôt, finir doucement',
    description:
      'Quittez Tel-Aviv à sept heures et le belvédère est à vous. Déjeunez sur le pouce dans la vieille ville, et gardez la chaise longue pour la plage. En hiver, il y fait doux quand Jérusalem grelotte. En juillet et en août, évitez le bord de l’eau au milieu de la journée.',
    conclusion: 'Le soir, vous êtes de retour à votre porte, à temps pour une vraie douche avant le dîner.',
  },
  closing: {
    title: 'Quel jour descendons-nous ?',
    text: 'Indiquez la date et le nombre de voyageurs : nous répondons par un prix pour le véhicule, de porte à porte.',
  },
};
