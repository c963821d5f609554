import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Galilée et lac de Tibériade, une journée',
    description:
      'Une journée dans le nord : le vieux Safed, Tibériade et la tombe de Maïmonide, Capharnaüm, le belvédère d’Ofir. Durée des étapes, conseils du chauffeur.',
  },
  slug: 'galilee-kinneret',
  name: 'La Galilée et son lac',
  title: 'La Galilée et son lac',
  subtitle:
    'Des portes bleues de Safed, on descend vers le lac, on en longe la rive nord, puis on remonte pour tout revoir d’en haut.',
  pictureShows:
    'Le lac de Tibériade avec un voilier, une église à dôme sur une pente verte et une montagne enneigée au fond.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire La Galilée et son lac. Date et nombre de personnes : ',
  description: {
    title: 'Onze cents mètres, en descente',
    paragraphs: [
      'Safed est à quelque 900 mètres d’altitude, le lac à plus de 200 mètres sous le niveau de la mer. Entre les deux, la route plonge parmi les oliviers, les oreilles se bouchent, et l’air passe de la montagne au bain tiède. C’est le plus doux de nos itinéraires : des trajets courts, des chemins plats sauf à Safed, et, pour finir, un belvédère où l’on arrive en voiture.',
      'Il convient aux grands-parents comme aux pèlerins. Pour se baigner, une serviette dans le sac suffit : le lac n’est jamais loin de la voiture.',
    ],
  },
  stops: [
    {
      title: 'Le vieux Safed',
      pictureShows: 'Une ruelle en escalier entre des maisons de pierre aux portes bleues, un chat sur les marches.',
      content: [
        'Des escaliers en guise de rues, des portes d’un bleu censé égarer les mauvais esprits, et derrière elles les synagogues du seizième siècle où la Kabbale s’est réinventée. Abouhav et l’Ari sont à quelques ruelles l’une de l’autre ; entre les deux, des peintres laissent leur atelier ouvert.',
        'La première demi-heure, flânez sans plan. Si vous vous perdez, descendez jusqu’à la ruelle du marché.',
      ],
      tip: 'Soyez là-haut avant dix heures. La lumière descend dans les ruelles, les autocars sont encore à Tibériade, et je vous dépose tout en haut : vous marcherez en descente.',
    },
    {
      title: 'Tibériade et la tombe de Maïmonide',
      pictureShows: 'Un voilier sur le lac entre palmiers et arches de basalte, l’Hermon enneigé au fond.',
      content: [
        'Né à Cordoue, médecin au Caire, Maïmonide repose ici, selon la tradition, au-dessus du lac. La tombe est un lieu de prière silencieuse sous une charpente d’acier rouge ; femmes et hommes s’y tiennent de part et d’autre.',
        'De là, la promenade est à quelques minutes : basalte noir, barques de pêche, et la première boisson fraîche au niveau de l’eau.',
      ],
      tip: 'Déjeunez ici, ou arrivez affamés à Capharnaüm : sur la route, il n’y a presque rien. Pour le poisson, demandez-moi : il y a l’adresse avec la vue, et celle où l’on mange mieux.',
    },
    {
      title: 'Capharnaüm',
      pictureShows: 'Les colonnes blanches de la synagogue sur le basalte noir, le lac derrière.',
      content: [
        'Un village de pêcheurs en pierre noire sur la rive nord, la ville de Jésus dans les Évangiles. Une synagogue blanche de l’Antiquité tardive repose sur un sol plus sombre et plus ancien ; au-dessus de la maison que la tradition donne à Pierre flotte une église moderne, au sol percé d’une vitre.',
        'Personne ne se presse ici. Il y a des bancs sous les arbres, et le bruit de petites vagues sur les galets.',
      ],
      tip: 'Épaules et genoux couverts, sinon la grille reste close : gardez un foulard dans le sac. Le site ferme en fin d’après-midi : nous passons avant ceux qui l’ont oublié.',
    },
    {
      title: 'Le belvédère d’Ofir',
      pictureShows: 'Deux personnes sur un banc regardent le soleil se coucher derrière le lac.',
      content: [
        'Au bord sud du Golan, le sol s’arrête net. Au-dessous, le lac tout entier, de l’embouchure du Jourdain aux collines de Basse-Galilée, et chaque lieu de votre journée posé devant vous comme sur une carte.',
      ],
      tip: 'Une demi-heure suffit, et la bonne est la dernière avant le couchant : le soleil descend derrière Tibériade et change l’eau en cuivre. Prenez un pull, il y a toujours du vent.',
    },
  ],
  perfectExperience: {
    title: 'La journée parfaite dans le nord',
    subtitle: 'Pour qui peut choisir',
    description:
      'Venez entre février et avril, quand les pentes au-dessus du lac sont vertes et les anémones ouvertes. Partez du centre à sept heures, avec un café en chemin. Déjeunez tard, au bord de l’eau, et gardez une heure pour une ruelle ou une plage trouvée par hasard.',
    conclusion: 'Au retour, la route est calme et les enfants dorment.',
  },
  closing: {
    title: 'Quel jour pour monter vers le nord ?',
    text: 'Indiquez la date et le nombre de voyageurs : nous répondons par un prix pour le véhicule, de porte à porte.',
  },
};
