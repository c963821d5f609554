import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.fr';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Train ou voiture en sortant de Ben Gourion : la bonne réponse par adresse',
  excerpt:
    'Le train va à Jérusalem plus vite qu’aucune voiture. Il ne va pas à votre porte. Ville par ville et heure par heure, quand descendre au niveau S et quand sortir sur le trottoir.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'Ben Gourion en train, bus, voiture : que choisir ?',
    description:
      'Train, bus 485, taxi ou chauffeur depuis Ben Gourion : réponse par ville et par quartier, trains de nuit, chabbat, bagages, enfants et prix des transports.',
    keywords: ['train Ben Gourion Jérusalem', 'bus 485', 'Ben Gourion Tel-Aviv train', 'transport aéroport Israël'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Nous vivons du transport en voiture, et ce conseil nous coûte parfois un client : une partie des voyageurs ferait mieux de prendre le train. Trois questions suffisent pour choisir. À quelle porte allez-vous, à quelle heure, avec combien de valises ?',
    },
    { kind: 'heading', level: 2, id: 'adresses', text: 'La réponse par adresse' },
    {
      kind: 'table',
      caption: 'Depuis le terminal 3, un jour de semaine en journée',
      columns: ['Vous allez', 'En train', 'En voiture', 'Notre avis'],
      rows: [
        [
          'Jérusalem, près de la gare centrale',
          'Direct, moins d’une demi-heure',
          drive('jerusalem').rush,
          [{ strong: 'Train' }],
        ],
        [
          'Jérusalem, Baka, Katamon, vieille ville',
          'Train, puis tramway, bus ou taxi',
          drive('jerusalem').rush,
          'Seul : train. À trois : voiture',
        ],
        ['Tel-Aviv, près de l’Ayalon', 'Quatre gares à la suite', drive('tel-aviv').rush, [{ strong: 'Train' }]],
        [
          'Tel-Aviv, front de mer',
          'Train, puis deux ou trois kilomètres',
          drive('tel-aviv').rush,
          'Voiture avec bagages',
        ],
        ['Netanya', 'La gare est loin de la falaise', drive('netanya').rush, 'Voiture'],
        ['Ashdod', 'Avec un changement', drive('ashdod').rush, 'Voiture'],
        ['Haïfa, ville basse', 'Direct par la côte', drive('haifa').rush, 'Train si l’on voyage léger'],
        ['Haïfa, Carmel', 'Direct, puis la montée', drive('haifa').rush, 'Selon les valises'],
        [
          'Beer-Sheva, université ou hôpital',
          'Avec un changement, mais une gare devant la porte',
          drive('beer-sheva').rush,
          'Train',
        ],
        ['Safed, Tibériade, mer Morte, Eilat', 'Pas de gare', 'Selon la ville', 'Voiture, ou car longue distance'],
      ],
    },
    {
      kind: 'paragraph',
      text: `La colonne « En voiture » donne le temps aux heures de pointe. La nuit et tôt le vendredi, la circulation est fluide et l’écart avec le train se réduit : jusqu’à Tel-Aviv, il faut alors ${drive('tel-aviv').clear}, de porte à porte.`,
    },
    { kind: 'heading', level: 2, id: 'train', text: 'Le train, mode d’emploi' },
    {
      kind: 'paragraph',
      text: 'La gare est au niveau S, sous le terminal 3. Les billets se prennent au niveau G. La ligne rapide relie Jérusalem, gare Yitzhak-Navon, à Tel-Aviv en trente-deux minutes avec un seul arrêt, l’aéroport. À son ouverture, il y avait un train toutes les demi-heures dans chaque sens. À Jérusalem, la gare est creusée très bas sous l’entrée ouest de la ville : comptez dix minutes d’escaliers mécaniques avant la rue, et le tramway ensuite.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'La nuit. ' },
          'Depuis septembre 2022, un train par heure circule entre Jérusalem, l’aéroport et Tel-Aviv les nuits du samedi au mercredi. Le jeudi soir, il n’y en a qu’entre Tel-Aviv et l’aéroport. Des travaux suspendent le service certaines nuits : regardez le jour même.',
        ],
        [
          { strong: 'Chabbat et fêtes. ' },
          'Rien du vendredi après-midi au samedi soir, ni pendant les jours de fête juive.',
        ],
        [
          { strong: 'Le prix. ' },
          'Il se calcule selon la distance. La dernière hausse date d’avril 2025 : le trajet le plus court en train est alors passé à 11 ₪. Le ministère a annoncé en janvier 2026 un gel des tarifs jusqu’à la fin de l’année.',
        ],
        [
          { strong: 'Les bagages. ' },
          'Il y a de la place, mais ni chariot sur le quai ni porteur. Chaque adulte doit pouvoir monter un escalier avec tout ce qu’il porte, enfant compris.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'bus', text: 'Le bus 485, et les autres' },
    {
      kind: 'paragraph',
      text: 'La ligne 485 relie l’aéroport et Jérusalem une fois par heure, de jour et de nuit, sauf le chabbat. À son ouverture en 2017, le trajet coûtait 16 ₪ et le dernier départ du vendredi était à 14 h. Elle dessert les deux terminaux et s’arrête au cœur de la ville, quartier des ministères et gare routière. On monte au niveau 2, porte 23. Les espèces ne sont plus acceptées dans les autobus : il faut une carte Rav-Kav chargée ou une application de paiement israélienne, à installer avant d’atterrir.',
    },
    { kind: 'heading', level: 2, id: 'voiture', text: 'Quand la voiture l’emporte' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'À partir de trois personnes. ' },
          `Les billets s’additionnent, le prix d’une voiture non. Un véhicule prend jusqu’à ${business.vehicleSeats} passagers.`,
        ],
        [
          { strong: 'Avec plus d’une valise par adulte. ' },
          'Le dernier kilomètre se fait à pied, sur des pavés à Jérusalem.',
        ],
        [{ strong: 'Avec un enfant qui dort. ' }, 'Un changement de quai réveille tout le monde.'],
        [{ strong: 'Entre minuit et cinq heures. ' }, 'Un train par heure et aucune correspondance au bout.'],
        [
          { strong: 'Quand l’adresse est loin d’une gare. ' },
          'Train plus taxi coûtent souvent autant que la voiture entière.',
        ],
        [
          { strong: 'Avec quelqu’un qui marche mal. ' },
          'Les gares ont des ascenseurs, mais il reste le chemin jusqu’à la rue.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Entre un taxi et une voiture réservée, la différence tient au moment où vous connaissez le prix. Le taxi de la station est toujours là, le chabbat compris, et son compteur additionne la distance et le temps. Une voiture réservée a un prix écrit avant le départ. ${terms.fixedPrice} ${terms.extras}`,
    },
    { kind: 'heading', level: 2, id: 'compte', text: 'Six voyages, six réponses' },
    {
      kind: 'table',
      caption: 'Ce que nous répondrions',
      columns: ['Voyageurs', 'Situation', 'Réponse'],
      rows: [
        ['Un étudiant, un sac', 'Mardi 11 h, Jérusalem, près de la gare', 'Train. Ne réservez rien'],
        [
          'Un couple, deux valises',
          'Jeudi 23 h, Netanya',
          'Voiture : la gare est loin de la mer, et le jeudi soir les trains de nuit s’arrêtent à Tel-Aviv',
        ],
        ['Cinq personnes, six valises', 'Dimanche 9 h, Tel-Aviv, rue Ben-Yehouda', 'Un van plutôt que deux taxis'],
        ['Grand-mère seule', 'Lundi 16 h, Ashdod', 'Transfert VIP, accueil dans le hall'],
        [
          'Un groupe de quatorze',
          'Mercredi 6 h, hôtel à Jérusalem',
          'Deux véhicules, ou le train si chacun porte son sac',
        ],
        ['Une famille, samedi 15 h', 'N’importe où', 'Taxi de la station, ou attendre la nuit'],
      ],
    },
    { kind: 'heading', level: 2, id: 'retour', text: 'Au retour, le calcul s’inverse' },
    {
      kind: 'paragraph',
      text: [
        'Le jour du départ, l’heure est connue, la file n’existe pas et le train redevient tentant. Il faut être au terminal trois heures avant : vérifiez qu’un train y arrive à temps ce jour-là, surtout un dimanche matin et les nuits de travaux. Avec des enfants, ',
        { text: 'notre tableau des heures de départ', to: '/blog/vol-de-nuit-en-famille' },
        ' donne l’heure à laquelle quitter la porte.',
      ],
    },
    {
      kind: 'checklist',
      title: 'À décider avant d’embarquer',
      items: [
        'Heure de sortie : l’atterrissage plus 25 minutes avec un bagage à main, 75 avec des valises',
        'Gare la plus proche de la porte, et comment faire le dernier kilomètre',
        'Nombre d’adultes qui portent, nombre de pièces à porter',
        'Application de transport installée, carte bancaire enregistrée',
        'Solution de secours si le vol a deux heures de retard',
        'Adresse en hébreu, pour n’importe quel chauffeur',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Si la réponse est « voiture », ',
        { text: 'dites-nous le vol et l’adresse', to: '/plan-your-trip' },
        '. Si vous voulez comprendre ce que coûterait le taxi, lisez ',
        { text: 'les prix en shekels expliqués', to: '/blog/prix-taxi-en-shekels' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'fastTrain',
        'nightTrain',
        'station',
        'fares2025',
        'freeze2026',
        'bus485',
        'gate23',
        'noCash',
        'roads',
      ),
    },
  ],
};
