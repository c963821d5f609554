import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'haifa',
  meta: {
    title: 'Haïfa depuis Ben Gourion : trajet, durée, prix',
    description:
      'Par la mer ou par la route 6, jusqu’au port de croisière ou en haut du Carmel. Jardins bahaïs, Saint-Jean-d’Acre le même jour, prix fixe pour le véhicule.',
  },
  name: 'Haïfa',
  tagline: 'La montagne face à la mer',
  lead: 'Une ville sur trois niveaux, le port en bas, les pins en haut. Ses mille marches se descendent très bien quand la voiture vous dépose en haut.',
  pictureShows: 'Les jardins bahaïs et leur dôme doré, le port et la baie en contrebas.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Haïfa.',
  ride: {
    title: 'Vers le nord, par la mer ou par l’intérieur',
    paragraphs: [
      'Deux routes se valent, et le chauffeur tranche le jour même : la 6, par l’intérieur, pour le Technion et les hauts du Carmel ; la 2, le long de la mer, pour le port et Bat Galim. À l’arrivée, les tunnels du Carmel passent sous la montagne en quelques minutes. Les péages de la route 6 et des tunnels sont compris dans le prix.',
      'Sur une telle distance, le compteur d’un taxi peut surprendre, surtout la nuit. Notre prix est fixé par écrit avant le départ. Si vous arrivez en bateau, la gare maritime est au milieu de la ville basse : le chauffeur vous attend à la sortie du port, et le programme se règle sur l’heure du retour à bord.',
      'Pour le retour vers Ben Gourion, on compte trois heures avant le vol, plus la circulation du jour sur la côte. Pour un décollage à l’aube, partir de nuit, quand la route est vide, évite souvent un hôtel près de l’aéroport.',
    ],
  },
  sights: {
    title: 'Descendre la montagne, dans l’ordre',
    items: [
      {
        name: 'Les jardins bahaïs',
        text: 'La visite à pied, gratuite, part d’en haut, rue Yefe Nof, et descend plusieurs centaines de marches jusqu’à l’avenue HaTsionout. La voiture vous attend à la sortie. Jours et langues varient : vérifiez les horaires.',
      },
      {
        name: 'La promenade Louis',
        text: 'Toute la baie, le dôme doré à vos pieds, les collines du Liban au fond. En fin de journée, quand le soleil est passé derrière la crête.',
      },
      {
        name: 'La colonie allemande et Wadi Nisnas',
        text: 'L’avenue des maisons templières, puis, à deux pas, un marché arabe aux murs peints et un falafel dont on se souvient.',
      },
      {
        name: 'Stella Maris',
        text: 'Le couvent où l’ordre du Carmel a ses racines, bâti sur une grotte du prophète Élie. Épaules couvertes ; fermé à midi. Les pèlerins peuvent y faire célébrer une messe, à réserver directement.',
      },
      {
        name: 'Le Mouhraqa et Daliat el-Carmel',
        text: 'Le lieu du sacrifice d’Élie, avec sa terrasse sur la plaine d’Esdrelon, puis un village druze pour déjeuner. Une demi-heure de lacets.',
      },
    ],
  },
  tips: {
    title: 'Pour bien s’organiser',
    items: [
      {
        term: 'Avec Acre',
        text: 'La ville des croisés est à une demi-heure au nord. Saint-Jean-d’Acre le matin, Haïfa l’après-midi : la lumière y est belle dans cet ordre.',
      },
      {
        term: 'En croisière',
        text: 'Quand deux navires sont à quai, les jardins sont pleins à dix heures. Commencez par le belvédère.',
      },
      {
        term: 'Le chabbat',
        text: `Si votre escale tombe un samedi, écrivez-nous avant de réserver{if rest_city| : nous ne roulons qu’après la sortie du chabbat|}. ${fridayLanding('fr', 'haifa')}`,
      },
      {
        term: 'Chaussures et chapeau',
        text: 'Les terrasses sont en pierre, raides et sans ombre. Chapeau l’été, semelles qui accrochent après la pluie.',
      },
      {
        term: 'En décembre',
        text: 'Wadi Nisnas célèbre Hanoukka et Noël ensemble. Venez en semaine : le week-end, on n’y circule plus.',
      },
    ],
  },
};
