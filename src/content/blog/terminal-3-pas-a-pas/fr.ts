import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { arrivalsPlan } from '../arrivals-plan';
import { spoken } from '../figures.fr';
import { LANDING_TO_CAR } from '../shabbat-times';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Le terminal 3 pas à pas, de l’autorisation ETA-IL à la portière',
  excerpt:
    'Ce qu’il faut demander avant de partir, le feuillet à ne pas perdre, les niveaux du bâtiment et la porte de chaque moyen de transport. À lire dans l’avion, une étape après l’autre.',
  tags: ['airport', 'arrivals'],
  meta: {
    title: 'Ben Gourion, terminal 3 : l’arrivée étape par étape',
    description:
      'ETA-IL, binationaux, feuillet bleu, bagages, douane, niveaux G, S et 2 : l’arrivée au terminal 3 de Ben Gourion, expliquée aux voyageurs francophones.',
    keywords: ['terminal 3 Ben Gourion', 'ETA-IL Français', 'arrivée Tel-Aviv aéroport', 'feuillet bleu Israël'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Ben Gourion n’est pas un aéroport compliqué. Le flux va dans un seul sens, de l’avion au trottoir, et l’on ne peut guère s’y perdre. On y perd surtout du temps à cause d’un document qu’on ignorait, ou d’un message envoyé trop tôt. Voici le parcours dans l’ordre, avec ce qui se décide à chaque étape.',
    },
    { kind: 'heading', level: 2, id: 'avant', text: 'Trois jours avant : l’autorisation de voyage' },
    {
      kind: 'paragraph',
      text: [
        'Depuis le 1er janvier 2025, les voyageurs dispensés de visa, dont les Français, les Belges, les Suisses et les Canadiens, doivent obtenir avant le départ une ',
        { strong: 'autorisation électronique ETA-IL' },
        '. Elle coûte 25 ₪ par personne, enfants compris, se demande sur israel-entry.piba.gov.il au moins 72 heures à l’avance et vaut deux ans, ou jusqu’à l’expiration du passeport si elle vient plus tôt. Elle permet des séjours de 90 jours au plus. Un passeport renouvelé demande une nouvelle autorisation. La compagnie la contrôle à l’embarquement.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Franco-Israéliens : vérifiez avant chaque voyage',
      text: 'Les citoyens israéliens ne demandent pas d’ETA-IL. La règle leur impose d’entrer et de sortir avec un passeport israélien ; une tolérance leur a longtemps permis d’utiliser leur passeport étranger. La dernière prolongation que nous ayons trouvée, publiée en juillet 2026, s’arrêtait au 30 septembre 2026. Partez donc du principe qu’il faut un passeport israélien, et demandez à la compagnie et au consulat la règle en vigueur le jour de votre voyage, pour chaque membre de la famille, y compris les enfants nés en France d’un parent israélien.',
    },
    {
      kind: 'paragraph',
      text: 'Si quelqu’un vous attend, envoyez le numéro de vol. Il donne le terminal et l’heure réelle. « Nous arrivons dimanche vers 15 h » ne dit rien de tout cela, et il y a parfois trois vols de Paris dans la même heure.',
    },
    { kind: 'heading', level: 2, id: 'batiment', text: 'Le bâtiment, numéro par numéro' },
    ...arrivalsPlan('fr'),
    {
      kind: 'paragraph',
      text: 'Retenez deux lettres : G, où vous sortez, et S, où l’on descend prendre le train. Le terminal 1, plus ancien, sert aux vols d’Eilat et à certains vols à bas coût, mais il ferme par périodes : d’octobre 2025 à fin mars 2026, selon l’annonce, les vols d’Eilat partaient du terminal 3. Fiez-vous au billet. Les deux terminaux ne se rejoignent pas à pied : une navette gratuite les relie.',
    },
    { kind: 'heading', level: 2, id: 'passeports', text: 'De la passerelle aux passeports' },
    {
      kind: 'paragraph',
      text: 'Un long couloir en pente descend vers le contrôle des frontières. C’est le seul endroit où marcher vite fait gagner du temps : on y double ceux qui s’arrêtent pour téléphoner. Aux guichets, une file pour les passeports israéliens, une pour les autres.',
    },
    {
      kind: 'paragraph',
      text: 'On vous demandera peut-être pourquoi vous venez, où vous dormez, qui vous connaissez. Des réponses courtes et vraies suffisent : « Vacances, chez ma sœur, à Netanya. » Ayez l’adresse en lettres latines et en hébreu. Le passeport n’est pas tamponné. On vous remet un feuillet bleu imprimé, avec votre photo : glissez-le dans le passeport et gardez-le jusqu’au retour. Les hôtels le demandent, parce qu’il prouve que vous êtes de passage.',
    },
    { kind: 'heading', level: 2, id: 'bagages', text: 'La salle des bagages, et sa porte sans retour' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Lisez le numéro du tapis sur les écrans, en face de vous en entrant. Les chariots sont gratuits.',
        'Poussettes et bagages hors format sortent ailleurs que sur le tapis : demandez tout de suite où.',
        'Profitez des toilettes et des tables à langer. Elles sont moins prises ici que dans le hall.',
        'Comptez les pièces à voix haute, deux fois. Une valise oubliée ne se récupère plus sans formalités.',
        'S’il manque un bagage, déclarez-le au comptoir de la compagnie avant de sortir, et notez le numéro du dossier.',
        'Douane : couloir vert si vous n’avez rien à déclarer, rouge dans le cas contraire.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Le bon moment pour écrire',
      text: 'N’écrivez pas en touchant la piste : votre vol se suit en direct. Le message utile part quand la dernière valise est sur le chariot. « Bagages récupérés, nous sortons », avec le nombre de chariots.',
    },
    { kind: 'heading', level: 2, id: 'hall', text: 'Le hall des arrivées' },
    {
      kind: 'paragraph',
      text: 'Les portes s’ouvrent sur une foule avec des ballons. Avancez sans vous arrêter dans le passage. Les pancartes se lisent d’un bout à l’autre de la barrière, et l’orthographe des noms français y réserve des surprises : un « M. Cohen-Attal » peut devenir « KOEN ». Un bureau d’information se trouve dans le hall, un autre dans la salle des bagages.',
    },
    {
      kind: 'list',
      items: [
        terms.meetingVip,
        `${terms.meetingTransfer} ${terms.airportMeetings}`,
        'En taxi, sortez du bâtiment au niveau G et suivez la file officielle, avec son régulateur.',
        'Pour le train, descendez au niveau S. Il ne circule ni le chabbat ni les jours de fête juive.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ne suivez personne qui propose un taxi dans le hall. Sans compteur ni reçu, vous n’avez aucun recours sur le prix, et l’assurance de la voiture ne couvre peut-être pas un passager payant. Votre chauffeur connaît votre nom et votre destination : laissez-le les dire en premier.',
    },
    { kind: 'heading', level: 2, id: 'minutes', text: 'Combien de temps en tout ?' },
    {
      kind: 'table',
      caption: 'De la piste à la voiture, un jour ordinaire',
      columns: ['Étape', 'Avec bagage à main', 'Famille, valises en soute'],
      rows: [
        ['Roulage et sortie de l’avion', '10 min', '20 min'],
        ['Couloir et passeports', '5 min', '15 à 30 min'],
        ['Bagages et douane', '5 min', '15 à 25 min'],
        ['Hall et chemin jusqu’à la voiture', '5 min', '10 min'],
        [[{ strong: 'Nous comptons' }], '25 min', spoken(LANDING_TO_CAR)],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ce sont nos repères pour fixer l’heure du rendez-vous, pas une statistique de l’aéroport. Les veilles de fête et les matins où plusieurs gros-porteurs se posent ensemble, ajoutez une demi-heure.',
    },
    {
      kind: 'checklist',
      title: 'Dans la pochette, à portée de main',
      items: [
        'Passeport de chacun, avec une validité qui couvre largement le retour',
        'Confirmation ETA-IL de chacun, ou passeport israélien',
        'Adresse du premier soir, en français et en hébreu',
        'Numéro de la personne qui vous attend, enregistré dans le téléphone',
        'Étiquettes des bagages enregistrés',
        'Une carte SIM ou eSIM déjà active, ou le Wi-Fi de l’aéroport',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Il reste à choisir comment partir : ',
        { text: 'train ou voiture', to: '/blog/train-ou-voiture-ben-gourion' },
        ' selon votre adresse, et ',
        { text: 'ce que disent les prix en shekels', to: '/blog/prix-taxi-en-shekels' },
        '. Avec des enfants, lisez aussi ',
        { text: 'l’article sur les sièges auto', to: '/blog/siege-auto-en-israel' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'etaIl',
        'etaHours',
        'etaIsraelis',
        'dualNationals',
        'levels',
        'terminalOne',
        'taxiStops',
        'carHire',
        'gate23',
        'infoDesks',
      ),
    },
  ],
};
