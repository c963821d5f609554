import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { example, fare, night, queue } from '../figures.fr';
import { sourceLines } from '../sources.fr';

const [day, evening, late] = example.lines;

export const article: ArticleTexts = {
  title: 'Le prix d’un taxi en shekels, et ce qu’il veut dire',
  excerpt:
    'Trois tarifs, une prise en charge, une taxe d’aéroport : le compteur calculé pour quinze villes. Et comment lire une somme en shekels quand on pense en euros.',
  tags: ['taxi-fares', 'airport', 'planning'],
  meta: {
    title: 'Taxi à Ben Gourion : les prix en shekels par ville',
    description:
      'Combien coûte un taxi depuis Ben Gourion ? Tarifs A, B et C calculés pour quinze villes, suppléments vrais et faux, taxe d’aéroport, shekels et euros.',
    keywords: ['prix taxi Ben Gourion', 'taxi Tel-Aviv aéroport prix', 'tarif taxi Israël', 'shekel euro taxi'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Sur le trottoir, à deux heures du matin, on vous annonce « trois cents ». Est-ce cher ? Est-ce en shekels ? Est-ce pour la voiture ou par personne ? Cette page donne de quoi répondre avant d’atterrir. Les sommes sont calculées avec le tarif public et avec nos distances, et vous pouvez refaire le calcul.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'En bref',
      text: `Vers Tel-Aviv, le compteur affiche ${fare.telAviv.metered} de jour quand la circulation est fluide, ${fare.telAviv.rush} aux heures de pointe et ${fare.telAviv.late} tard le jeudi, le vendredi ou le samedi. Vers Jérusalem : ${fare.jerusalem.metered}, ${fare.jerusalem.rush} et ${fare.jerusalem.late}.`,
    },
    { kind: 'heading', level: 2, id: 'tableau', text: 'Le compteur, ville par ville' },
    { kind: 'fares', caption: 'Taxi au compteur depuis Ben Gourion, pour la voiture entière' },
    {
      kind: 'paragraph',
      text: `Le prix vaut pour la voiture, quel que soit le nombre de passagers. Un taxi ordinaire en prend quatre. La fourchette suit la route : le petit chiffre correspond à l’adresse la plus proche, le grand à l’autre bout de la ville. Quand on paie davantage, c’est à cause du trafic, d’un détour, d’un péage, ou d’un prix annoncé à la place du compteur.`,
    },
    { kind: 'heading', level: 2, id: 'calcul', text: 'Comment le compteur compte' },
    {
      kind: 'paragraph',
      text: `Depuis la dernière réforme des taximètres, le compteur additionne les minutes et les kilomètres du début à la fin de la course. Voici un trajet de ${example.kilometres} kilomètres en ${example.minutes} minutes, de l’aéroport à un hôtel de Tel-Aviv.`,
    },
    {
      kind: 'table',
      caption: 'Le même trajet, aux trois tarifs',
      columns: ['Ligne', 'Tarif A', 'Tarif B', 'Tarif C'],
      rows: [
        ['Prise en charge', example.start, example.start, example.start],
        ['Prix du kilomètre, et de la minute', day.rate, evening.rate, late.rate],
        [`${example.kilometres} kilomètres`, day.distance, evening.distance, late.distance],
        [`${example.minutes} minutes`, day.time, evening.time, late.time],
        ['Taxe d’aéroport', fare.airportFee, fare.airportFee, fare.airportFee],
        [[{ strong: 'Au compteur' }], [{ strong: day.total }], [{ strong: evening.total }], [{ strong: late.total }]],
      ],
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Tarif A : ' },
          `les jours de semaine, de ${night.to} à ${night.from}, et le vendredi jusqu’à ${night.friday}.`,
        ],
        [
          { strong: 'Tarif B : ' },
          `la nuit, le vendredi en fin d’après-midi et le chabbat en journée. Environ ${night.percent} de plus.`,
        ],
        [
          { strong: 'Tarif C : ' },
          `la nuit, à partir de ${night.lateThursday} le jeudi, de ${night.lateFriday} le vendredi et de ${night.lateSaturday} le samedi, jusqu’à ${night.to}. Environ ${night.latePercent} de plus.`,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `D’un même vol posé le jeudi à 22 h, le voyageur sans valise en soute part au tarif B, vers 22 h 45 ; la famille qui attend ses bagages part au tarif C, après ${night.lateThursday}.`,
    },
    { kind: 'heading', level: 2, id: 'supplements', text: 'Les suppléments : vrais, faux, périmés' },
    {
      kind: 'table',
      caption: 'Ce que l’on vous dira, et quoi répondre',
      columns: ['On vous dit', 'Est-ce vrai ?', 'Que faire'],
      rows: [
        ['« Taxe d’aéroport »', `Oui, ${fare.airportFee}, une fois`, 'Payer'],
        ['« Les valises »', 'Non : le supplément bagages a disparu avec la réforme', 'Demander le compteur'],
        [
          '« Vous êtes quatre »',
          'Non : rien ne s’ajoute pour le troisième ou le quatrième passager',
          'Le dire en souriant',
        ],
        ['« Le péage »', 'Oui, si la route prise est payante', 'Demander avant, ou choisir l’autre route'],
        [
          '« Commission de carte »',
          'Les taxis de l’aéroport doivent accepter la carte depuis avril 2018',
          'Payer par carte, garder le reçu',
        ],
        [
          '« Supplément de commande »',
          'Seulement par téléphone ou par application',
          'À la station, vous n’avez rien commandé',
        ],
        ['« Le compteur est cassé »', 'Alors la course ne commence pas', 'Prendre la voiture suivante'],
        ['« C’est par personne »', 'Non, sauf en sherout, le minibus partagé', 'Faire répéter, puis descendre'],
      ],
    },
    { kind: 'heading', level: 2, id: 'euros', text: 'Penser en shekels quand on compte en euros' },
    {
      kind: 'paragraph',
      text: 'Nos prix sont en shekels, comme le compteur. Le cours de l’euro a beaucoup bougé : près de 4,27 ₪ en avril 2025, autour de 3,70 ₪ en janvier 2026. Diviser par quatre donne un ordre de grandeur. Quand l’euro vaut moins de quatre shekels, ajoutez un peu : à 3,70, la vraie somme dépasse le quart d’environ huit pour cent. Regardez le cours du jour avant de partir.',
    },
    {
      kind: 'table',
      caption: 'Une somme en shekels, lue autrement',
      columns: ['La somme', 'Ce qu’elle représente', 'Le repère'],
      rows: [
        ['8 ₪', 'Un billet de bus en ville', 'Prix gelé jusqu’à la fin de 2026'],
        ['25 ₪', 'L’autorisation ETA-IL d’une personne', 'Deux ans d’entrées'],
        [fare.airportFee, 'La taxe d’aéroport du taxi', 'Une fois par course'],
        [day.rate, 'Une minute, ou un kilomètre, au tarif A', 'Dix minutes de bouchon coûtent dix fois cela'],
        [late.rate, 'La même chose au tarif C', 'Tard le jeudi, le vendredi ou le samedi'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Méfiez-vous des conversions proposées sur place. Un terminal de carte qui offre de débiter en euros applique son propre cours : choisissez le shekel, votre banque fera le change. Un chauffeur qui annonce une somme ronde en euros a déjà fait la conversion à son avantage.',
    },
    { kind: 'heading', level: 2, id: 'fixe', text: 'Ce que contient un prix fixe' },
    {
      kind: 'paragraph',
      text: [
        `${terms.fixedPrice} ${terms.extras} ${terms.vat} ${terms.payment} ${terms.flightDelay} `,
        'De jour, seul et sans bagages, le compteur revient souvent moins cher : autant le savoir. La nuit, à plusieurs, avec des valises ou un enfant, l’écart se réduit ou s’inverse, et vous connaissez la somme avant de monter dans l’avion. ',
        { text: 'Les conditions tiennent sur une page', to: '/terms' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: `Ajoutez enfin l’attente. Quand plusieurs vols se posent ensemble, on attend un taxi ${queue} minutes, dehors. Un véhicule réservé prend jusqu’à ${business.vehicleSeats} passagers : à cinq, la comparaison honnête se fait avec deux taxis.`,
    },
    {
      kind: 'checklist',
      title: 'À la station, avant que le coffre se ferme',
      items: [
        'Je suis dans la file officielle, dehors, avec un régulateur',
        'La rue et le numéro sont compris, pas seulement la ville',
        'Le compteur est en marche, et il vient de démarrer',
        'Je sais quel tarif s’affiche, et pourquoi',
        'Je sais si la route prise est à péage',
        'Je paie en shekels, et je demande un reçu imprimé',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Pour un prix écrit plutôt qu’une fourchette, ',
        { text: 'envoyez le vol et l’adresse', to: '/plan-your-trip' },
        '. Pour savoir s’il vaut mieux descendre prendre le train, lisez ',
        { text: 'train ou voiture', to: '/blog/train-ou-voiture-ben-gourion' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines('tariff', 'taxiStops', 'tariffReform', 'taxiCards', 'euroRate', 'cityFare', 'etaIl'),
    },
  ],
};
