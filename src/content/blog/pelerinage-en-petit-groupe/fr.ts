import { business } from '@/config/business';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.fr';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Une paroisse en Terre sainte à huit ou à vingt : messes, routes, réservations',
  excerpt:
    'Sans autocar ni agence, avec un prêtre ou sans : réserver un autel, entendre la messe en français, passer à Bethléem et tenir quatre journées sans courir.',
  tags: ['pilgrims', 'jerusalem', 'planning'],
  meta: {
    title: 'Pèlerinage en Terre sainte en petit groupe',
    description:
      'Organiser un pèlerinage paroissial à petit effectif : réserver une messe aux lieux saints, offices en français, Bethléem, tenue, étapes et temps de route.',
    keywords: [
      'pèlerinage Terre sainte petit groupe',
      'messe Saint-Sépulcre réservation',
      'messe en français Jérusalem',
      'paroisse Israël',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Un pèlerinage à cinquante a un guide, un car et un programme imprimé. À huit ou à quinze, on reste une demi-heure de plus au bord du lac, parce que personne n’a envie de repartir. Il faut alors faire soi-même ce que l’agence faisait. Voici ce travail, dans l’ordre, pour l’équipe d’une paroisse francophone.',
    },
    { kind: 'heading', level: 2, id: 'messes', text: 'Réserver les messes d’abord, les lits ensuite' },
    {
      kind: 'paragraph',
      text: 'Les horaires d’autel commandent le reste. Dans les sanctuaires de la Custodie de Terre sainte, les célébrations passent par le bureau des pèlerins franciscains, le FPO, rattaché au Christian Information Center, près de la porte de Jaffa. La réservation se fait en ligne, pour un prêtre seul ou pour un groupe avec son prêtre. Les créneaux du Saint-Sépulcre et du Calvaire sont tôt le matin, ceux de la grotte de la Nativité aussi.',
    },
    {
      kind: 'table',
      caption: 'Ce qui se demande au FPO, d’après sa liste',
      columns: ['Lieu', 'Ce qui est possible', 'Pour qui'],
      rows: [
        ['Saint-Sépulcre, Tombeau et Calvaire', 'Messe très matinale, rite latin', 'Groupes catholiques'],
        ['Gethsémani, basilique et grotte', 'Messe ; heure sainte', 'Groupes catholiques'],
        ['Gethsémani, jardin privé', 'Temps de prière', 'Toutes confessions'],
        ['Dominus Flevit', 'Chapelle ; autel en plein air', 'Catholiques dedans, tous dehors'],
        ['Bethphagé', 'Église ; chapelle et autel extérieur', 'Catholiques dedans, tous dehors'],
        ['Ein Karem, Visitation', 'Église ; autel extérieur', 'Catholiques dedans, tous dehors'],
        ['Bethléem, grotte de la Nativité', 'Messe du matin, rite latin', 'Groupes catholiques, créneau à réserver'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Le prêtre emporte son celebret. Pour une communauté protestante, plusieurs autels en plein air conviennent très bien, et la demande se fait au même bureau. Gardez la confirmation sur papier : le frère sacristain a un cahier, et votre téléphone n’y figure pas.',
    },
    { kind: 'heading', level: 2, id: 'francais', text: 'Entendre la langue de la paroisse' },
    {
      kind: 'paragraph',
      text: 'À une douzaine de kilomètres de Jérusalem, l’abbaye d’Abou Gosh chante ses offices le plus souvent en français, avec du latin et de l’hébreu. Des moines et des moniales y vivent depuis 1976 dans une église du douzième siècle, dont les fresques ont perdu leurs visages. C’est, avec Sainte-Anne, l’Éléona et le Tombeau des Rois à Jérusalem, l’un des quatre domaines nationaux français en Terre sainte. Abou Gosh se trouve au bord de la route 1, entre Jérusalem et l’aéroport : la première ou la dernière étape, sans détour.',
    },
    {
      kind: 'paragraph',
      text: 'À Sainte-Anne, près de la porte des Lions, l’acoustique porte n’importe quel chant à trois voix. Préparez-en un que tout le monde connaît par cœur. Demandez les horaires de chaque communauté quelques semaines avant : ils changent avec les saisons liturgiques.',
    },
    { kind: 'heading', level: 2, id: 'route', text: 'Quatre journées qui tiennent' },
    {
      kind: 'table',
      caption: 'Du lac à Jérusalem, avec les heures qui comptent',
      columns: ['Jour', 'Matin', 'Après-midi', 'Ce qui ferme'],
      rows: [
        ['1', 'Arrivée, Nazareth', 'Cana, Thabor, nuit au lac', 'Le marché de Nazareth le dimanche ; le Thabor à midi'],
        [
          '2',
          'Mont des Béatitudes à 8 h, Tabgha',
          'Capharnaüm, Magdala, le lac en barque',
          'Les églises autour de midi',
        ],
        [
          '3',
          'Beit Shéan, vallée du Jourdain',
          'Qasr el-Yahoud avant 13 h, montée à Jérusalem',
          'Le site du baptême, tôt dans l’après-midi',
        ],
        [
          '4',
          'Mont des Oliviers, Gethsémani',
          'Via Dolorosa, Saint-Sépulcre',
          'Saint-Pierre-en-Gallicante le dimanche',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Voyez le lac le matin : à huit heures, l’eau est lisse et les cars ne sont pas encore là. De Ben Gourion, comptez ${drive('nazareth').clear} jusqu’à Nazareth et ${drive('tiberias').clear} jusqu’à Tibériade quand la circulation est fluide, davantage en fin d’après-midi. Un vol qui se pose à l’aube permet de commencer à Nazareth le jour même. Un vol du soir demande une nuit près de la côte.`,
    },
    {
      kind: 'list',
      items: [
        'Lisez l’Évangile sur place plutôt qu’en voiture : on écoute mal dans les virages.',
        'Prévoyez un temps de silence par jour, sur le programme, avec une heure de fin.',
        'Gardez une étape de moins par jour que le papier n’en permet.',
        'Le dimanche à Jérusalem, marché et églises suivent d’autres horaires : placez-y une journée calme.',
      ],
    },
    { kind: 'heading', level: 2, id: 'bethleem', text: 'Bethléem et Jéricho : le changement de voiture' },
    {
      kind: 'paragraph',
      text: 'Ces deux villes sont en zone A, où les citoyens israéliens n’ont pas le droit d’entrer. Un chauffeur israélien vous conduit donc jusqu’au passage. Vous le franchissez à pied avec votre passeport, et un guide local vous attend de l’autre côté avec son véhicule. Au retour, même chemin en sens inverse, avec une file à prévoir. Une demi-journée suffit pour la basilique et le champ des Bergers. Une maison religieuse ou un guide de Bethléem vous dira quel passage est ouvert ce jour-là.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'La situation peut changer d’une semaine à l’autre',
      text: 'Avant de partir, lisez les conseils aux voyageurs de votre ministère des Affaires étrangères, et demandez à la Custodie ou au patriarcat latin ce qui est ouvert. Gardez une journée de réserve qui se passe entièrement à Jérusalem.',
    },
    { kind: 'heading', level: 2, id: 'groupe', text: 'Huit, quinze ou vingt : ce que cela change' },
    {
      kind: 'table',
      caption: `Avec des véhicules de ${business.vehicleSeats} places`,
      columns: ['Effectif', 'Véhicules', 'Ce qui devient possible'],
      rows: [
        [
          `Jusqu’à ${business.vehicleSeats}, peu de bagages`,
          '1',
          'Monter au Thabor sans navette, s’arrêter où l’on veut',
        ],
        [
          `De ${business.vehicleSeats + 1} à ${business.vehicleSeats * 2}`,
          '2',
          'Deux rythmes : les marcheurs et les autres',
        ],
        [
          `De ${business.vehicleSeats * 2 + 1} à {most_passengers}`,
          'À partir de 3',
          'Un responsable par voiture, un seul carnet de messes',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Le chauffeur conduit, attend et connaît les parkings. Il ne commente pas les sites : en Israël, guider est une profession réglementée. Si votre prêtre guide lui-même la prière et la lecture, cela suffit souvent. Sinon, un guide diplômé francophone se réserve pour un ou deux jours, et nous le prenons au passage. Nos ',
        { text: 'journées avec chauffeur', to: '/private-driver-tours' },
        ' expliquent ce que le prix comprend.',
      ],
    },
    { kind: 'heading', level: 2, id: 'pratique', text: 'Tenue, argent, papiers' },
    {
      kind: 'list',
      items: [
        'Épaules et genoux couverts dans toutes les églises. Capharnaüm y tient particulièrement.',
        'Un châle par personne règle la question pour la journée.',
        'Pour les offrandes, de petites coupures en shekels. Le prix des messes et des maisons se demande au moment de réserver.',
        'Entre le lac, à plus de deux cents mètres sous le niveau de la mer, et Jérusalem, à huit cents mètres au-dessus, il faut deux garde-robes.',
        'Chaque pèlerin demande son autorisation ETA-IL lui-même, au moins 72 heures avant le départ : faites-le ensemble, à la paroisse, un dimanche après la messe.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Six mois avant, trois mois avant, un mois avant',
      items: [
        'Six mois : dates choisies, en dehors des grandes fêtes si vous craignez la foule',
        'Six mois : autels demandés au FPO, du plus rare au plus simple',
        'Trois mois : maisons religieuses confirmées, avec l’heure limite du dîner',
        'Trois mois : véhicules réservés, avec le programme jour par jour',
        'Un mois : guide de Bethléem confirmé, numéro de téléphone échangé',
        'Un mois : ETA-IL, assurances, régimes alimentaires, contacts d’urgence',
        'La veille : carnet de chants, celebret, passeports dans le même ordre que la liste',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Envoyez-nous vos dates et vos horaires de messe, même incomplets : ',
        { text: 'nous répondons', to: '/contact' },
        ' avec un itinéraire qui les respecte et un prix pour l’ensemble. À lire aussi : ',
        { text: 'la route de Galilée', to: '/routes/galilee-kinneret' },
        ' et ',
        { text: 'le terminal 3 pas à pas', to: '/blog/terminal-3-pas-a-pas' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines('fpo', 'fpoOnline', 'infoCenter', 'abuGosh', 'abuGoshFrance', 'etaIl', 'etaHours', 'roads'),
    },
  ],
};
