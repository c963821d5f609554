import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Excursions en Israël avec chauffeur privé',
    description: `Une journée avec votre chauffeur : la Galilée, la côte, Jérusalem et la mer Morte, ou votre propre itinéraire. Depuis l’hôtel, jusqu’à ${business.vehicleSeats} personnes, prix fixe.`,
  },
  slug: 'private-driver-tours',
  name: 'Excursions avec chauffeur',
  title: 'Excursions avec chauffeur',
  lead: 'Une journée en Israël sans horaire d’autocar, sans voiture de location ni parcmètre. Vous dites ce que vous voulez voir ; le chauffeur sait dans quel ordre.',
  facts: [
    { label: 'Durée', value: 'Une journée entière' },
    { label: 'Départ', value: 'Devant votre hôtel' },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Prix', value: 'Par véhicule, fixe' },
  ],
  chat: 'Bonjour, je souhaite en savoir plus sur vos excursions avec chauffeur. Notre date : ',
  about: {
    title: 'La journée est à vous, le volant est à lui',
    paragraphs: [
      'Israël est assez petit pour se traverser en une matinée, et assez dense pour qu’on passe une journée dans une seule ruelle. En autocar, vous voyez ce que quarante autres voient, aussi longtemps qu’eux. En voiture de location, l’un de vous regarde la route et cherche une place près de la porte de Jaffa. Avec un chauffeur à vous, tout le monde regarde par la fenêtre, et le déjeuner dure tant qu’il est bon.',
      'Il y a trois routes que nous refaisons sans nous lasser : la Galilée et son lac, la côte jusqu’aux falaises de Roch Hanikra, Jérusalem et la descente vers la mer Morte. Prenez-en une telle quelle, retirez une étape, glissez-y la vôtre. La voiture reste avec vous ; les sacs et les serviettes mouillées restent dans la voiture.',
    ],
  },
  included: {
    title: 'Un jour, un chauffeur',
    line: 'Ce que le prix comprend',
    items: [
      'Le véhicule et le chauffeur toute la journée, de votre porte à votre porte.',
      'Un prix par véhicule, que vous soyez deux ou huit.',
      'Climatisation à l’arrière, Wi-Fi et rafraîchissements à bord.',
      terms.fixedPrice,
      'Les péages, et le retour après la tombée du jour.',
      terms.vat,
    ],
  },
  situations: {
    title: 'Les journées auxquelles nous pensons',
    items: [
      {
        title: 'Grands-parents, parents, un enfant de trois ans',
        text: 'Trois générations veulent trois choses, et l’une d’elles veut une sieste. Le chauffeur dépose les grands-parents à l’entrée, le petit dort entre deux étapes, et personne ne compte les pas jusqu’au parking.',
      },
      {
        title: 'Un jour libre après un congrès',
        text: 'Vous repartez demain sans avoir vu la vieille ville. Départ à huit heures de l’hôtel à Tel-Aviv, le mont des Oliviers avant la foule, la mer Morte l’après-midi, et une douche avant le dîner.',
      },
      {
        title: 'Des pèlerins avec leur propre liste',
        text: 'Capharnaüm, la rive du lac, une heure de silence, le texte lu à voix haute. Vous choisissez les lieux et les pauses ; nous choisissons l’ordre, pour ne pas faire deux fois le tour du lac.',
      },
    ],
  },
  steps: {
    title: 'Comment naît une journée',
    items: [
      {
        title: 'Dites-nous vos envies',
        text: 'La date, votre hôtel, qui vient, et ce que vous tenez à voir. Une demi-phrase suffit pour commencer.',
      },
      {
        title: 'Nous proposons un itinéraire',
        text: 'Avec un décompte réaliste des heures : ce qui tient dans la lumière du jour et ce qui mérite un autre jour. Le prix est écrit à côté.',
      },
      {
        title: 'Départ devant chez vous',
        text: 'Le matin, à l’heure convenue. On part souvent tôt, avant la chaleur et les autocars.',
      },
      {
        title: 'Vous changez d’avis',
        text: 'Un marché sent bon, la mer a l’air tiède. Dites-le. L’itinéraire reste souple.',
      },
    ],
  },
  prepare: {
    title: 'À glisser dans le sac',
    items: [
      'Des chaussures qui aiment les pavés, un chapeau et, de mai à octobre, plus d’eau que vous ne pensez.',
      'De quoi couvrir épaules et genoux dans les lieux saints : un foulard suffit.',
      'Maillot et serviette si la mer Morte ou le lac est au programme.',
      'Les billets des sites qui demandent une réservation. Nous vous disons lesquels sur votre route.',
      'Le passeport, ou sa photo.',
    ],
  },
  questions: {
    title: 'Ce qu’on demande avant le grand jour',
    items: [
      {
        question: 'Le chauffeur est-il aussi guide ?',
        answer: [
          'Le chauffeur connaît les routes, les raccourcis et le bon houmous, et il en parle volontiers. En Israël, guider sur les sites est une profession réglementée. Si vous avez réservé un guide, il voyage avec vous : comptez-le parmi les passagers.',
        ],
      },
      {
        question: 'Les entrées et les repas sont-ils compris ?',
        answer: [
          'Le prix est celui du véhicule et du chauffeur. Les billets et le déjeuner, vous les choisissez et les payez sur place : personne ne règle un musée où il n’est pas entré.',
        ],
      },
      {
        question: 'Peut-on partir le samedi ?',
        answer: [
          `${terms.hours} Le vendredi, nous bâtissons la journée pour que vous soyez rentrés avant le chabbat ; en hiver, c’est tôt dans l’après-midi.`,
        ],
      },
      {
        question: 'Et si nous sommes plus de huit ?',
        answer: [
          `Plusieurs véhicules voyagent alors ensemble, pour un groupe de ${business.maximumGroup} personnes au plus. Indiquez le nombre de voyageurs et nous prévoyons les étapes pour tous.`,
        ],
      },
      {
        question: 'Et si le temps se gâte, ou si l’un de nous tombe malade ?',
        answer: [`${terms.cancellation} ${terms.lateCancellation} ${terms.changes}`],
      },
    ],
  },
  closing: {
    title: 'Quel jour vous convient ?',
    text: 'Écrivez la date et un lieu à ne pas manquer. Nous vous répondons avec un itinéraire et un prix.',
  },
  related: { title: 'Des routes pour commencer' },
};
