import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { drive, leaveFor } from '../figures.fr';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Atterrir à 2 h 40 avec deux enfants : la première nuit et la dernière',
  excerpt:
    'L’heure par heure d’une arrivée de nuit en famille, le compte des bras et des valises, et un tableau pour savoir à quelle heure quitter l’appartement le jour du retour.',
  tags: ['family', 'arrivals', 'planning'],
  meta: {
    title: 'Ben Gourion de nuit, en famille : heure par heure',
    description:
      'Vol de nuit en famille vers Israël : qui porte quoi, quelle heure donner au chauffeur, combien de valises par voiture, et quand partir pour le vol du retour.',
    keywords: [
      'vol de nuit Israël famille',
      'Ben Gourion enfants',
      'heure de départ aéroport Tel-Aviv',
      'van famille Israël',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Les vols du soir depuis Paris ont un avantage : les enfants dorment. Ils ont un défaut, que l’on découvre à l’atterrissage : tout le monde se réveille en même temps, à une heure où les grands-parents ne répondent plus au téléphone. Cette page suit une famille de quatre personnes dont l’avion se pose à 2 h 40, puis la même famille trois semaines plus tard, quand il faut repartir.',
    },
    { kind: 'heading', level: 2, id: 'heure', text: 'Quelle heure donner au chauffeur ?' },
    {
      kind: 'paragraph',
      text: 'Celle du vol. Ne calculez pas vous-même l’heure à laquelle vous pensez sortir : inscrivez le numéro de vol, et choisissez dans le formulaire l’heure pile qui précède l’atterrissage prévu. Pour 2 h 40, c’est 2 h. Nous fixons ensuite l’heure exacte du rendez-vous avec vous, passeports et bagages compris, et nous suivons le vol jusqu’à ce qu’il se pose.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Attention à la date',
      text: 'Un vol qui décolle le lundi à 21 h 30 atterrit le mardi. C’est la date d’Israël à l’atterrissage qui compte. L’erreur d’un jour est facile sur les vols de nuit, et elle ne se voit qu’une fois sur place.',
    },
    { kind: 'heading', level: 2, id: 'deroule', text: 'La nuit, heure par heure' },
    {
      kind: 'table',
      caption: 'Une arrivée à 2 h 40 avec un bébé et un enfant de cinq ans',
      columns: ['Heure', 'Ce qui se passe', 'Ce qui aide'],
      rows: [
        ['2 h', 'L’avion descend, les oreilles se bouchent', 'Un biberon ou une sucette pour avaler'],
        [
          '2 h 40',
          'Les roues touchent la piste. Les enfants dorment encore',
          'Attendez que l’allée se vide : cinq minutes de perdues, zéro larme',
        ],
        ['3 h', 'Couloir, puis passeports', 'Un adulte tient tous les passeports, l’autre tous les enfants'],
        ['3 h 25', 'Tapis. La poussette n’est pas avec le reste', 'Couche changée ici, avant la douane'],
        ['3 h 45', 'Tout est sur les chariots', 'Message : « Bagages récupérés, nous sortons, deux chariots »'],
        ['3 h 55', 'Voiture, sièges déjà posés', 'Les valises d’abord, l’enfant qui dort en dernier'],
        [
          '4 h 25',
          'Arrivée à Tel-Aviv ; vers 4 h 45 à Jérusalem ou à Netanya',
          'Clés récupérables à cette heure ? Vérifié avant le départ',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `De nuit, la circulation est fluide : comptez ${drive('tel-aviv').clear} jusqu’au centre de Tel-Aviv, ${drive('jerusalem').clear} jusqu’à Jérusalem, ${drive('netanya').clear} jusqu’à Netanya et ${drive('haifa').clear} jusqu’à Haïfa. L’été, une famille qui arrive à cinq heures voit le jour se lever en couchant les enfants. Les volets israéliens, les trissim, ferment très bien : descendez-les en entrant.`,
    },
    { kind: 'heading', level: 2, id: 'bras', text: 'Compter les bras, puis les valises' },
    {
      kind: 'paragraph',
      text: 'Deux adultes ont quatre bras. Un bébé en prend un, un enfant qui marche endormi en prend un autre. Il reste deux bras pour les chariots, donc deux chariots, donc six grandes valises au plus si on les empile bien. Au-delà, il faut un porteur, un cousin ou un chauffeur dans le hall.',
    },
    {
      kind: 'table',
      caption: 'Ce que représente une famille, bagages compris',
      columns: ['Qui part', 'Grandes valises en général', 'À signaler dans la demande'],
      rows: [
        ['2 adultes, 1 bébé', '2 ou 3', 'Poussette, coque, lit parapluie'],
        ['2 adultes, 2 enfants', '3 ou 4', 'Âge et poids, siège et rehausseur'],
        ['2 adultes, 4 enfants, été entier', '6 à 8', 'Le nombre exact : c’est lui qui décide du véhicule'],
        ['Avec les grands-parents', '2 de plus', 'Fauteuil roulant, marche haute difficile'],
      ],
    },
    {
      kind: 'paragraph',
      text: `Quand tous les sièges sont pris, il ne reste pour les bagages que l’espace derrière le dernier rang. ${terms.luggage} Donnez le vrai nombre dans le formulaire, poussette comprise.`,
    },
    { kind: 'heading', level: 2, id: 'prix', text: 'La nuit coûte-t-elle plus cher ?' },
    {
      kind: 'paragraph',
      text: [
        'Avec un taxi au compteur, oui : la nuit a son tarif, et, tard le jeudi, le vendredi et le samedi, un plus élevé encore. Le détail figure dans ',
        { text: 'l’article sur les prix en shekels', to: '/blog/prix-taxi-en-shekels' },
        `. Chez nous, non. ${terms.fixedPrice} ${terms.extras} ${terms.flightDelay}`,
      ],
    },
    { kind: 'heading', level: 2, id: 'retour', text: 'Le retour : à quelle heure quitter l’appartement ?' },
    {
      kind: 'paragraph',
      text: 'Il faut être au terminal trois heures avant un vol international. Les agents de sûreté interrogent les passagers avant l’enregistrement, et cinq valises prennent du temps. Le tableau retire ces trois heures, un quart d’heure pour ce qu’on oublie, puis le temps de route le plus long de la tranche : heures de pointe de 6 h à 10 h et de 15 h à 19 h, circulation fluide le reste du temps.',
    },
    {
      kind: 'table',
      caption: 'À quelle heure partir, d’après nos temps de route',
      columns: ['Depuis', 'Vol de 6 h', 'Vol de 11 h', 'Vol de 19 h'],
      rows: (
        [
          ['Tel-Aviv', 'tel-aviv'],
          ['Jérusalem', 'jerusalem'],
          ['Netanya', 'netanya'],
          ['Ashdod', 'ashdod'],
          ['Ashkelon', 'ashkelon'],
          ['Petah Tikva', 'petah-tikva'],
          ['Haïfa', 'haifa'],
          ['Tibériade', 'tiberias'],
          ['Safed', 'safed'],
          ['Beer-Sheva', 'beer-sheva'],
          ['Eilat', 'eilat'],
        ] as const
      ).map(([name, slug]) => [name, leaveFor('06:00', slug), leaveFor('11:00', slug), leaveFor('19:00', slug)]),
    },
    {
      kind: 'paragraph',
      text: 'Pour un vol de 6 h, les heures du tableau tombent en pleine nuit, et la veille au soir depuis Eilat. Couchez les enfants habillés.{if rest_city| Pour le vol de 19 h un vendredi, n’utilisez pas ce tableau : les trajets s’arrêtent avant le chabbat. Choisissez un vol plus tôt, ou après sa sortie.|}',
    },
    {
      kind: 'list',
      items: [
        'Gardez la poussette le plus longtemps possible : selon la compagnie, elle peut aller jusqu’à la porte de l’avion.',
        'Gardez les liquides du bébé dans un sac à part, à sortir au contrôle.',
        'Demandez les sièges auto pour le retour en même temps que pour l’aller.',
        'Vérifiez le terminal sur le billet du retour : selon la saison, un vol à bas coût peut arriver au 3 et repartir du 1.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Un aller-retour se réserve ensemble',
      text: `${terms.roundTrip} Vous pouvez fixer l’heure du retour plus tard. ${terms.changes}`,
    },
    {
      kind: 'checklist',
      title: 'Dans le sac qui reste sur vos genoux',
      items: [
        'Passeports, autorisations ETA-IL, adresse en hébreu',
        'Deux couches, un change complet, un sac pour le linge mouillé',
        'Un goûter salé pour l’attente',
        'Le doudou, attaché',
        'Un téléphone chargé et le numéro à appeler',
        'Les clés de l’appartement, ou le nom de celui qui les a',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Pour le détail des sièges, lisez ',
        { text: 'la règle israélienne âge par âge', to: '/blog/siege-auto-en-israel' },
        '. Pour le bâtiment lui-même, ',
        { text: 'le terminal 3 pas à pas', to: '/blog/terminal-3-pas-a-pas' },
        '. Et quand les dates sont sûres, ',
        { text: 'envoyez le vol et le nombre de valises', to: '/plan-your-trip' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('roads', 'etaIl', 'etaHours') },
  ],
};
