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
  chat: 'Bonjour, je souhaite réserver l’itinéraire Jérusalem et la mer Morte. Date et nombre de personnes : ',
  description: {
    title: 'Les plus hautes prières, la plus basse des plages',
    paragraphs: [
      'Aucune autre journée en Israël n’a deux moitiés si différentes. Le matin, la pierre, les cloches, l’appel du muezzin, une foule venue de partout ; l’après-midi, le silence, et une eau où l’on ne peut pas couler. La route qui les relie perd plus d’un kilomètre d’altitude, le temps de finir une bouteille.',
      'La vieille ville se fait à pied, sur une pierre lisse et en pente, deux heures et demie et plus. Après quoi il n’y a plus qu’à s’allonger sur le dos. C’est l’itinéraire de ceux qui n’ont qu’une journée, et de ceux qui reviennent et veulent les deux encore une fois.',
    ],
  },
  stops: [
    {
      title: 'Le belvédère du mont des Oliviers',
      content: [
        'Tout est là d’un coup : les remparts, le dôme d’or, les coupoles du Saint-Sépulcre derrière lui, la vallée et ses milliers de tombes. Nulle part ailleurs on ne comprend si vite combien est petite la ville pour laquelle on s’est tant battu.',
      ],
      tip: 'Le matin seulement. Le soleil se lève dans votre dos et allume le dôme comme une lampe ; l’après-midi, il ne reste qu’une silhouette. Une demi-heure suffit : nous sommes à la porte avant les groupes.',
    },
    {
      title: 'La vieille ville',
      content: [
        'Quatre quartiers sur un kilomètre carré. Vous vous tenez devant le Kotel, remontez par le marché de la Via Dolorosa, entrez au Saint-Sépulcre par son unique porte, et entendez en une heure cinq langues de prière.',
        'Quel lieu saint d’abord, et par quelle ruelle, cela dépend de vous. Nous prévoyons l’entrée et la sortie pour que vous traversiez la ville une fois, sans tourner en rond.',
      ],
      tip: 'Épaules et genoux couverts, de la petite monnaie, et un point de rendez-vous : je vous en donne un, car dans les ruelles aucune carte ne tient en place. Qui se fatigue plus tôt attend avec moi, au frais.',
    },
    {
      title: 'La route du désert de Judée',
      content: [
        'Passé les dernières maisons, le vert s’arrête comme coupé au couteau. La route descend entre des collines pareilles à des chameaux endormis ; un panneau marque le niveau de la mer, et l’on descend encore. Par temps clair, les monts de Moab se dressent, roses, en face.',
      ],
      tip: 'Asseyez-vous du côté de l’ombre, et dites-moi si le belvédère du Wadi Qelt vous tente : dix minutes de plus, un monastère collé au rocher, et la meilleure photo du jour.',
    },
    {
      title: 'Une plage de la mer Morte',
      content: [
        'À plus de 400 mètres sous la mer, l’air est épais et tiède, l’eau a le toucher de l’huile. On s’assoit et l’on reste assis ; lire le journal n’est pas un tour, c’est l’affaire du sel. Puis la boue, puis la douche, puis la boue encore.',
      ],
      tip: 'Ne vous rasez pas ce matin-là et n’éclaboussez personne, même pour la photo. Dix à quinze minutes dans l’eau à chaque fois, des sandales aux pieds, et une bouteille d’eau douce au bord, pour les yeux.',
    },
  ],
  perfectExperience: {
    title: 'La journée parfaite, de haut en bas',
    subtitle: 'Tôt, lentement, puis plus du tout',
    description:
      'Quittez Tel-Aviv à sept heures et le belvédère est à vous. Mangez dans la vieille ville, quelque chose de chaud, à la main, et gardez la chaise longue pour la plage. En hiver, il y fait doux quand Jérusalem grelotte ; en juillet et en août, allez-y tôt ou tard, midi appartient aux lézards.',
    conclusion:
      'Le soir, il vous reste du sel derrière les oreilles et Jérusalem dans la tête. L’un comme l’autre mettent quelques jours à partir.',
  },
  closing: {
    title: 'Quel jour descendons-nous ?',
    text: 'Indiquez la date et le nombre de voyageurs : nous vous répondons avec un prix pour le véhicule, de porte à porte.',
  },
};
