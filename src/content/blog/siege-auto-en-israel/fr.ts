import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Siège auto en Israël : ce que dit la loi, ce qu’il faut apporter',
  excerpt:
    'Coque dos à la route, siège, rehausseur : la règle israélienne âge par âge, l’exception des taxis, et comment faire monter trois enfants dans la même voiture en sortant de l’avion.',
  tags: ['family', 'regulations', 'planning'],
  meta: {
    title: 'Siège auto en Israël : loi, âges, taxi et voiture',
    description:
      'À quel âge un siège auto est-il obligatoire en Israël, que vaut l’exception des taxis, faut-il apporter le sien de France ? Règles, tableau et liste à envoyer.',
    keywords: [
      'siège auto Israël',
      'rehausseur taxi Israël',
      'bébé aéroport Ben Gourion',
      'voyager avec enfants Israël',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Vous savez installer vos enfants dans votre voiture. En sortant d’un avion à trois heures du matin, avec une poussette qui n’est pas encore arrivée et un bébé endormi sur l’épaule, la question devient plus difficile. Voici la règle israélienne, proche de la règle française sans lui être identique, puis ce qu’il faut demander avant le vol.',
    },
    { kind: 'heading', level: 2, id: 'regle', text: 'La règle, âge par âge' },
    {
      kind: 'table',
      caption: 'Règlement de circulation israélien, article 83A, voiture particulière',
      columns: ['Âge de l’enfant', 'Ce qui est exigé', 'À retenir'],
      rows: [
        [
          'Moins d’un an',
          'Siège adapté à la taille et au poids, dos à la route',
          'À l’avant, seulement si l’airbag est désactivé',
        ],
        [
          'De 1 à 3 ans',
          'Siège adapté à la taille et au poids',
          'L’autorité de sécurité routière conseille dos à la route jusqu’à deux ans',
        ],
        ['De 3 à 8 ans', 'Siège ou rehausseur adapté', 'La ceinture passe sur l’épaule, jamais sur le cou'],
        ['À partir de 8 ans', 'Ceinture de sécurité', 'À l’arrière de préférence'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'La France demande un dispositif adapté jusqu’à dix ans, et exempte elle aussi les taxis. En pratique, un enfant de neuf ans qui voyage en rehausseur chez vous sera mieux sur le sien ici aussi, même si la loi israélienne ne l’exige plus. Le ministère israélien des Transports le résume en une phrase : pas d’enfant de moins de huit ans en voiture sans un siège qui lui convienne.',
    },
    { kind: 'heading', level: 2, id: 'taxis', text: 'L’exception des taxis, et pourquoi elle ne suffit pas' },
    {
      kind: 'paragraph',
      text: 'Le texte qui impose le siège exclut expressément les taxis et les autobus. Un taxi de la station peut donc légalement emmener votre fille de deux ans sans siège. Mais de Ben Gourion à Jérusalem, on roule à la vitesse de l’autoroute. Les taxis n’ont en général pas de siège dans le coffre, et personne ne vous en trouvera un à la file.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Sur les genoux, jamais sous la même ceinture',
      text: 'Si vous n’avez vraiment pas d’autre choix qu’un taxi sans siège, attachez l’adulte seul et ne passez pas la ceinture autour de vous deux : lors d’un choc, c’est votre poids que l’enfant reçoit. Le mieux reste d’apporter un siège, ou d’en réserver un.',
    },
    { kind: 'heading', level: 2, id: 'apporter', text: 'Apporter le sien, ou en demander un' },
    {
      kind: 'table',
      caption: 'Les trois solutions, avec leurs limites',
      columns: ['Solution', 'Pour', 'Contre'],
      rows: [
        [
          'Votre propre siège',
          'Vous savez l’attacher, l’enfant y dort, il sert tout le séjour',
          'Il voyage en soute dans une housse ; vérifiez qu’il n’a pas pris de choc avant de l’utiliser',
        ],
        [
          'Un siège demandé avec le trajet',
          'Rien à porter, il est posé avant votre arrivée',
          'À demander à l’avance, avec des indications exactes',
        ],
        [
          'Un rehausseur pliable dans le sac à dos',
          'Léger, utile dans les taxis, convient de trois ou quatre ans à huit',
          'Ne remplace pas un siège pour un petit',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'La plupart des compagnies transportent siège et poussette sans supplément pour un enfant qui a son billet, mais les conditions diffèrent : lisez celles de votre vol. La coque d’un bébé peut souvent aller jusqu’à la porte de l’avion. Elle ressort alors à la passerelle ou avec les bagages hors format, ce qui change l’ordre dans lequel vous sortirez.',
    },
    {
      kind: 'paragraph',
      text: `Voici ce qui vaut chez nous. ${terms.childSeats} Comptez les sièges dans le formulaire, écrivez l’âge et le poids dans la case des remarques, et relisez la confirmation : elle doit nommer chaque siège.`,
    },
    { kind: 'heading', level: 2, id: 'demande', text: 'Ce qu’il faut écrire pour avoir le bon siège' },
    {
      kind: 'paragraph',
      text: '« Deux enfants » ne suffit pas. L’âge ne suffit pas non plus, parce qu’un enfant de trois ans peut peser douze kilos ou dix-huit. Voici le modèle à copier :',
    },
    {
      kind: 'quote',
      text: 'Trois enfants : Noa, 7 mois, 8 kg, dos à la route. Eitan, 3 ans et demi, 15 kg, siège. Léa, 7 ans, 124 cm, rehausseur. Une poussette simple, pliée, 1 m de long. Nous apportons la coque de Noa.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Le poids et la taille ' },
          'décident du siège, plus que l’âge. Pesez les enfants la veille du départ.',
        ],
        [
          { strong: 'Dos ou face à la route : ' },
          'dites-le. Un enfant de quatorze mois habitué à voyager dos à la route criera dans l’autre sens.',
        ],
        [
          { strong: 'Ce que vous apportez : ' },
          'une coque de plus ou de moins change la place qui reste pour un adulte.',
        ],
        [
          { strong: 'La poussette ' },
          'compte comme une grande valise, la double comme deux. Une poussette canne tient entre les bagages.',
        ],
        [
          { strong: 'Le sommeil. ' },
          'Si l’enfant dort à l’atterrissage, dites-le aussi : on charge les valises d’abord, lui en dernier.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'trois', text: 'Trois sièges dans la même voiture' },
    {
      kind: 'paragraph',
      text: [
        'Dans une berline, trois sièges côte à côte ne tiennent presque jamais : la banquette est trop étroite, et la place du milieu n’a pas toujours les ancrages. Un van résout la question, à condition que chaque siège y ait sa place prévue. Sur ',
        { text: 'le plan de nos véhicules', to: '/fleet' },
        ', les places qui en reçoivent un sont marquées : les enfants s’y installent, les parents juste devant et juste derrière.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Pensez au retour. La famille qui vous a prêté le siège le reprend souvent le dernier jour, et l’on se retrouve sans rien pour aller à l’aéroport à quatre heures du matin. Demandez les sièges pour les deux trajets en même temps.',
    },
    { kind: 'heading', level: 2, id: 'bus', text: 'Et en bus, en train, en tramway ?' },
    {
      kind: 'paragraph',
      text: 'Aucun siège n’est demandé dans les autobus ni dans les trains. Un bébé y voyage en porte-bébé ou en poussette freinée, et les trains ont des espaces pour elle. Entre deux villes, un car roule vite lui aussi : préférez le train avec un petit quand les deux existent. Pour une journée d’excursion, la voiture réservée avec ses sièges fatigue moins que quatre changements avec une poussette.',
    },
    {
      kind: 'checklist',
      title: 'La veille du vol',
      items: [
        'Poids et taille de chaque enfant, écrits dans la demande',
        'Confirmation écrite des sièges pour l’aller et pour le retour',
        'Housse marquée au nom de la famille si le siège voyage en soute',
        'Mode d’emploi photographié : ancrages, sens, passage de ceinture',
        'Un vêtement chaud à portée : la climatisation de l’aéroport surprend en août',
        'Une tétine, une gourde et un goûter dans le sac qui ne va pas dans le coffre',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'La suite de l’arrivée avec des enfants, minute par minute, est dans ',
        { text: 'l’article sur la première nuit en famille', to: '/blog/vol-de-nuit-en-famille' },
        '. Pour l’été chez les grands-parents, voyez ',
        { text: 'Netanya et Ashdod', to: '/blog/netanya-ashdod-en-famille' },
        '. Et pour nous donner les âges, ',
        { text: 'la dernière étape du formulaire est là pour cela', to: '/plan-your-trip' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('seatsMinistry', 'seatsText', 'seatsTaxis', 'seatsFrance') },
  ],
};
