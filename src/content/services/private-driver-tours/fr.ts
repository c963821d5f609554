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
  ],
  pictureShows: 'Par-dessus le volant, une route droite à travers le désert, vers une montagne au sommet plat.',
  chat: 'Bonjour, je souhaite en savoir plus sur vos excursions avec chauffeur. Notre date : ',
  about: {
    title: 'La journée est à vous, la route est pour nous',
    paragraphs: [
      'Israël est assez petit pour se traverser en une matinée, et assez dense pour qu’on passe une journée dans une seule ruelle. En autocar, vous voyez ce que quarante autres voient, aussi longtemps qu’eux. En voiture de location, l’un de vous regarde la route et cherche une place près de la porte de Jaffa. Avec un chauffeur à vous, tout le monde regarde par la fenêtre, et le déjeuner dure tant qu’il est bon.',
      'Nous avons trois itinéraires : la Galilée et son lac, la côte jusqu’aux falaises de Roch Hanikra, Jérusalem et la descente vers la mer Morte. Prenez-en un tel quel, retirez une étape, ajoutez la vôtre. La voiture reste avec vous, vos sacs restent à bord.',
    ],
  },
  included: {
    title: 'Une journée, un chauffeur',
    line: 'Ce que le prix comprend',
    items: [
      'Le véhicule et le chauffeur toute la journée, de votre porte à votre porte.',
      `Un prix par véhicule, que vous soyez deux ou ${business.vehicleSeats}.`,
      'Climatisation à l’arrière, Wi-Fi et rafraîchissements à bord.',
      terms.fixedPrice,
      'Les péages, et le retour à la nuit tombée.',
      terms.vat,
    ],
  },
  situations: {
    title: 'Trois journées, trois groupes',
    items: [
      {
        title: 'Grands-parents, parents, un enfant de trois ans',
        text: 'Trois générations, trois envies, dont une sieste. Le chauffeur dépose les grands-parents à l’entrée, le petit dort entre deux étapes, et personne ne compte les pas jusqu’au parking.',
      },
      {
        title: 'Une journée libre après un congrès',
        text: 'Vous repartez demain sans avoir vu la vieille ville. Départ à huit heures de l’hôtel à Tel-Aviv, le mont des Oliviers avant la foule, la mer Morte l’après-midi, et une douche avant le dîner.',
      },
      {
        title: 'Des pèlerins avec leur propre liste',
        text: 'Capharnaüm, la rive du lac, une heure de silence, le texte lu à voix haute. Vous choisissez les lieux et les pauses ; nous choisissons l’ordre, pour ne pas faire deux fois le tour du lac.',
      },
    ],
  },
  steps: {
    title: 'Préparer votre journée',
    items: [
      {
        title: 'Dites-nous vos envies',
        text: 'La date, votre hôtel, qui vient, et ce que vous tenez à voir. Une phrase suffit pour commencer.',
      },
      {
        title: 'Nous proposons un itinéraire',
        text: 'Avec un décompte réaliste des heures : ce qui se voit avant la nuit et ce qui mérite une autre journée. Le prix est écrit à côté.',
      },
      {
        title: 'Départ devant chez vous',
        text: 'Le matin, à l’heure convenue. On part souvent tôt, avant la chaleur et les autocars.',
      },
      {
        title: 'Vous changez d’avis',
        text: 'Un marché vous tente, la mer est tiède ? Dites-le : l’itinéraire reste souple.',
      },
    ],
  },
  prepare: {
    title: 'À glisser dans le sac',
    items: [
      'De bonnes chaussures pour les pavés, un chapeau et, de mai à octobre, beaucoup d’eau.',
      'De quoi couvrir épaules et genoux dans les lieux saints : un foulard suffit.',
      'Maillot et serviette si la mer Morte ou le lac est au programme.',
      'Les billets des sites qui demandent une réservation. Nous vous disons lesquels sur votre route.',
      'Le passeport, ou sa photo.',
    ],
  },
  questions: {
    title: 'Vos questions avant le départ',
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
          'Le prix est celui du véhicule et du chauffeur. Vous choisissez et payez sur place les billets et le déjeuner.',
        ],
      },
      {
        question: 'Peut-on partir le samedi ?',
        answer: [
          `${terms.hours}{if rest_city| Le vendredi, nous bâtissons la journée pour que vous soyez rentrés avant le chabbat. En hiver, c’est tôt dans l’après-midi.|}`,
        ],
      },
      {
        question: `Et si nous sommes plus de ${business.vehicleSeats} ?`,
        answer: [
          `Plusieurs véhicules voyagent alors ensemble, pour un groupe de {most_passengers} personnes au plus. Indiquez le nombre de voyageurs et nous prévoyons les étapes pour tous.`,
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
    text: 'Écrivez la date et un lieu à ne pas manquer : nous répondons par un itinéraire et un prix.',
  },
  related: { title: 'Des itinéraires pour commencer' },
};
