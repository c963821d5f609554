import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Césarée, Acre, Roch Hanikra en une journée',
    description:
      'Une journée le long de la mer : la Césarée d’Hérode, les jardins de Ramat Hanadiv, le vieil Acre, les falaises de Roch Hanikra. Durées et conseils du chauffeur.',
  },
  slug: 'coastal-time-journey',
  name: 'La côte à travers le temps',
  title: 'La côte à travers le temps',
  subtitle:
    'Deux mille ans en une journée, la mer toujours à gauche : le port d’Hérode, le jardin d’un baron, la cité des chevaliers, et la falaise où la route s’arrête.',
  pictureShows: 'L’aqueduc romain le long de la plage de Césarée, deux promeneurs et une voile en mer.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire La côte à travers le temps. Date et nombre de personnes : ',
  description: {
    title: 'Vers le nord, jusqu’au bout de la route',
    paragraphs: [
      'Bien des conquérants sont venus par la mer, et plusieurs ont laissé un port. Cette route en réunit deux, le romain, qui a sombré, et le croisé, qui a tenu, avec entre eux une colline où l’on a planté un jardin. Elle finit devant une falaise de craie que la mer a creusée.',
      'C’est une journée pleine, avec pas mal de marche, surtout à plat ; Césarée a du soleil et peu d’ombre, Acre a des escaliers. Vous préférez marcher moins ? Dites-le, et le chauffeur vous dépose plus près.',
    ],
  },
  stops: [
    {
      title: 'Césarée',
      pictureShows: 'Les gradins du théâtre romain, ouverts sur la mer.',
      content: [
        'Hérode bâtit un port en eau profonde là où il n’y avait que du sable, et lui donna le nom de son empereur. On joue encore l’été au théâtre, la piste des chars s’ouvre sur les vagues, et les jetées se devinent, sombres, sous l’eau.',
        'Au nord du parc, l’aqueduc longe la plage, arche après arche. Ôtez vos chaussures et suivez-le.',
      ],
      tip: 'Nous commençons ici à l’ouverture, tant que la pierre est fraîche. Gardez dix minutes pour l’aqueduc, à la fin ; j’attends avec de l’eau sur le parking derrière, et personne ne refait le chemin.',
    },
    {
      title: 'Les jardins de Ramat Hanadiv',
      pictureShows: 'Un long bassin et une fontaine entre massifs de fleurs, cyprès et palmiers.',
      content: [
        'Le baron Edmond de Rothschild finança la moitié des villages qu’on voit d’ici et voulut reposer parmi eux. Autour de sa tombe, la colline est devenue terrasses de roses et de palmiers, avec un jardin des senteurs pensé pour ceux qui ne peuvent pas le voir.',
        'Après Rome, c’est une heure d’ombre : des fontaines, une pelouse, et un long regard vers la mer d’où vous venez.',
      ],
      tip: 'D’abord le jardin des senteurs, et les yeux fermés devant la sauge. Prenez votre café ici : à Acre, on mange debout, au marché.',
    },
    {
      title: 'La vieille ville d’Acre',
      pictureShows: 'Le rempart d’Acre sur la mer, le dôme vert de la mosquée et des barques de pêche.',
      content: [
        'Sous la ville ottomane dort une cité croisée, des salles entières. On traverse la salle des chevaliers, on gagne le port par le tunnel des Templiers, retrouvé grâce à un égout bouché, et l’on ressort au milieu des filets.',
        'En surface : le marché et ses épices, le dôme vert de la mosquée al-Jazzar, et ce rempart que Bonaparte n’a pas franchi.',
      ],
      tip: 'Le houmous d’abord : dans l’après-midi, la marmite est vide. Entrez par le marché, sortez par le port : je vous reprends au phare, et vous vous épargnez le retour.',
    },
    {
      title: 'Roch Hanikra',
      pictureShows: 'Un téléphérique jaune au-dessus de la falaise blanche et de la grotte marine.',
      content: [
        'Le dernier cap avant le Liban est blanc, et la mer le ronge depuis toujours. Un téléphérique descend la falaise jusqu’aux grottes, où l’eau inspire, expire et jette au plafond une lumière bleue.',
      ],
      tip: 'Par temps calme, les couleurs sont plus belles ; par mer forte, c’est le bruit. En vraie tempête les grottes ferment, et le site touche la frontière libanaise : je vérifie le matin s’il est ouvert et jusqu’à quelle heure, et sinon je propose une autre fin de journée avant le départ.',
    },
  ],
  perfectExperience: {
    title: 'La journée parfaite au bord de la mer',
    subtitle: 'Dans l’ordre de la lumière',
    description:
      'Césarée le matin, le soleil dans le dos et la mer devant ; les jardins quand il est haut ; Acre l’après-midi, sans se presser ; Roch Hanikra pour finir, quand la craie rosit. La meilleure saison est le printemps et le début de l’été : le jour est assez long pour atteindre la falaise avant le dernier téléphérique.',
    conclusion: 'Au retour, vous avez le couchant à la vitre pendant une heure.',
  },
  closing: {
    title: 'Quand suivons-nous la côte ?',
    text: 'Indiquez la date et le nombre de voyageurs : nous répondons par un prix pour le véhicule, de porte à porte.',
  },
};
