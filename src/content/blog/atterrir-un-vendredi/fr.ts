import type { ArticleTexts } from '../article';
import { spoken } from '../figures.fr';
import { shabbatTable } from '../shabbat-table';
import { AT_HOME_BEFORE, LANDING_TO_CAR } from '../shabbat-times';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Atterrir un vendredi : jusqu’à quelle heure, mois par mois',
  excerpt:
    'L’heure limite d’atterrissage pour être à Jérusalem, Netanya, Ashdod ou Tel-Aviv avant les bougies, mois par mois. Et que faire si le vol a du retard.',
  tags: ['shabbat', 'arrivals', 'planning'],
  meta: {
    title: 'Arriver en Israël avant le chabbat : l’heure limite',
    description:
      'Quel vol du vendredi permet d’être à Jérusalem, Netanya, Ashdod ou Tel-Aviv avant le chabbat ? Tableau des heures limites d’atterrissage par mois, et plan B.',
    keywords: [
      'vol vendredi Israël',
      'arriver avant le chabbat',
      'allumage des bougies Jérusalem',
      'Ben Gourion chabbat',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'La question revient à chaque réservation d’été et à chaque veille de fête : « Le vol du vendredi atterrit à 14 h 10, est-ce que ça passe ? » La réponse dépend du mois, de la ville et de la famille qui descend de l’avion. Plutôt que de répondre au cas par cas, nous avons fait le calcul pour toute l’année.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'L’essentiel',
      text: 'De novembre à février, visez un atterrissage avant midi. De mai à août, le début d’après-midi laisse de la marge. Entre les deux, lisez le tableau avant d’acheter le billet.',
    },
    { kind: 'heading', level: 2, id: 'tableau', text: 'L’heure limite d’atterrissage' },
    ...shabbatTable('fr', ['jerusalem', 'netanya', 'ashdod', 'tel-aviv']),
    {
      kind: 'paragraph',
      text: 'L’heure est celle à laquelle les roues touchent la piste, en heure d’Israël. Le changement d’heure est compté : l’heure d’été commence en Israël le vendredi qui précède le dernier dimanche de mars, deux jours avant la France, et s’y termine la même nuit qu’en France, le dernier dimanche d’octobre.',
    },
    { kind: 'heading', level: 2, id: 'calcul', text: 'Comment nous avons compté' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Le coucher du soleil ' },
          'est calculé pour chaque ville. À Jérusalem, on allume quarante minutes avant ; sur la côte, une vingtaine de minutes avant.',
        ],
        [
          { strong: 'Une heure à la maison. ' },
          `Nous comptons ${spoken(AT_HOME_BEFORE)} entre l’arrivée à la porte et l’allumage : les clés, la douche des enfants, la plata à brancher.`,
        ],
        [
          { strong: 'La route aux heures de pointe. ' },
          'Le vendredi en fin de matinée, tout le pays fait ses courses. Le temps retenu est le plus long de ceux que donnent nos pages de destination.',
        ],
        [
          { strong: 'De la piste à la voiture. ' },
          `${spoken(LANDING_TO_CAR)} avec des valises en soute et des enfants. Sans bagage en soute, on gagne souvent une demi-heure.`,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Le tableau ne contient aucune marge pour un avion en retard. C’est à vous de l’ajouter, selon la compagnie et la saison. Une heure de retard au départ de Paris se retrouve presque entière à l’arrivée.',
    },
    { kind: 'heading', level: 2, id: 'choisir', text: 'Choisir son vol quand on peut encore choisir' },
    {
      kind: 'paragraph',
      text: 'De décembre à février, un vol du vendredi qui part de Paris en milieu de matinée se pose trop tard pour Jérusalem. La différence d’une heure entre les deux pays joue contre vous : un départ à 9 h, c’est un atterrissage vers 14 h 30, quand les bougies s’allument vers 16 h. Le vol de nuit du jeudi au vendredi devient alors le meilleur ami des familles, même s’il fatigue : on arrive à l’aube, on a toute la matinée, et l’appartement est prêt pour le chabbat.',
    },
    {
      kind: 'paragraph',
      text: 'En été, les bougies s’allument vers 19 h, mais la route du vendredi vers Netanya se charge dès la fin de matinée. Un atterrissage à 13 h est confortable. À 15 h, il faut que tout se passe bien, et en août c’est déjà trop tard pour Jérusalem.',
    },
    {
      kind: 'list',
      items: [
        'Comparez l’heure d’atterrissage du billet avec la colonne de votre ville, et gardez une heure de marge pour un retard ordinaire.',
        'Regardez ce que la compagnie propose d’autre le même jour. Si votre vol est annulé, y en a-t-il un autre avant dimanche ?',
        'Évitez l’escale : une correspondance ratée le vendredi, et vous passez le chabbat en chemin.',
        'Avant une fête qui tombe un jeudi ou un dimanche, comptez deux ou trois jours d’affilée sans {if rest_city|trajet possible|trains}.',
      ],
    },
    { kind: 'heading', level: 2, id: 'retard', text: 'Le vol a du retard : quatre solutions' },
    {
      kind: 'table',
      caption: 'Ce qui fonctionne un vendredi, et jusqu’à quand',
      columns: ['Moyen', 'Vendredi', 'Pendant le chabbat', 'Samedi soir'],
      rows: [
        ['Train', 'S’arrête l’après-midi, plus tôt en hiver', 'Non', 'Reprend après la sortie du chabbat'],
        [
          'Bus 485 vers Jérusalem',
          'Dernier départ annoncé vers 14 h à l’ouverture de la ligne',
          'Non',
          'Reprend le soir',
        ],
        [
          'Voiture réservée chez nous',
          'Jusqu’à l’heure que nous vous confirmons par écrit',
          '{if rest_city|Non|Oui}',
          'Après la sortie du chabbat',
        ],
        ['Station de taxis', 'Oui', 'Oui, au tarif majoré', 'Oui, au tarif majoré'],
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Prévenir avant le décollage. ' },
          'Si l’embarquement prend une heure de retard à Paris, un message suffit pour que nous refassions le calcul pendant que vous volez.',
        ],
        [
          { strong: 'Le taxi de la station. ' },
          'Il roule même pendant le chabbat. Quand il reste assez de temps avant l’allumage, c’est le recours le plus simple : une file, un compteur, un reçu.',
        ],
        [
          { strong: 'S’arrêter plus près. ' },
          'Une famille attendue à Jérusalem peut passer le chabbat à Lod, à Petah Tikva ou à Tel-Aviv, où l’on arrive près d’une heure plus tôt. Demandez à l’hôtel s’il peut donner une vraie clé : la carte magnétique est le détail qu’on oublie.',
        ],
        [
          { strong: 'Éviter d’attendre à l’aéroport. ' },
          'Le hall des arrivées n’a ni lit ni cuisine, et l’on n’en ressort qu’à la nuit.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'samedi', text: 'Et si l’on atterrit le samedi ?' },
    {
      kind: 'paragraph',
      text: 'Quelques compagnies étrangères se posent à Ben Gourion pendant le chabbat. Si vous ne roulez pas avant la nuit, il faudra attendre la sortie, environ une heure et quart après l’heure d’allumage de la veille à Jérusalem, puis le temps que les voitures arrivent. Un vol de Paris qui part le samedi soir après la fin du chabbat en France se pose au milieu de la nuit, quand la route est vide. Le prix de votre trajet, lui, est le même.',
    },
    {
      kind: 'checklist',
      title: 'À régler le jeudi soir',
      items: [
        'L’heure d’allumage de ce vendredi précis, dans la ville où l’on dort',
        'Le nom et le téléphone de la personne qui a les clés, joignable jusqu’à l’allumage',
        'Le plan B écrit : qui appelle-t-on, où dort-on, qui garde les valises',
        'La plata, les courses et les repas confiés à quelqu’un qui est déjà sur place',
        'De quoi manger dans le bagage à main, retard compris',
        'Le numéro de vol envoyé avec la demande, pour que le retard soit vu sans que vous appeliez',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Vous hésitez entre deux vols ? ',
        { text: 'Envoyez les deux numéros', to: '/plan-your-trip' },
        ', nous vous dirons avant l’achat lequel permet d’arriver. Pour la suite, voyez ',
        { text: 'le terminal 3 pas à pas', to: '/blog/terminal-3-pas-a-pas' },
        ' et ',
        { text: 'l’été à Netanya et à Ashdod', to: '/blog/netanya-ashdod-en-famille' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('candles', 'calendars', 'bus485', 'nightTrain') },
  ],
};
