import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'petah-tikva',
  meta: {
    title: 'Petah Tikva : transfert par la route 40',
    description:
      'La route 40 plutôt que Guéha, les hôpitaux Beilinson et Schneider, les bureaux, Antipatris. Depuis Ben Gourion, à prix fixe.',
  },
  name: 'Petah Tikva',
  tagline: 'La doyenne des moshavot',
  lead: 'Tout près de l’aéroport par la bonne route, bien loin par la mauvaise. La bonne, c’est la 40 ; reste à trouver la porte de l’hôpital ou du bureau.',
  pictureShows: 'Des orangeraies, une caisse d’oranges et, derrière, un pont blanc à haubans.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Petah Tikva.',
  ride: {
    title: 'Par la petite route, exprès',
    paragraphs: [
      'Les applications de navigation passent volontiers par la route 4. Le matin, elle ne bouge pas : le chauffeur monte donc de l’aéroport par la 40, par Yehoud et Segoula, et entre dans la ville par l’est. Tard le soir, tout est libre, et c’est l’un des trajets les plus courts depuis le terminal.',
      'Les hôpitaux Beilinson et Schneider partagent un campus. Dites-nous le service, enfants, maternité, cancérologie ou urgences, et demandez à l’hôpital par quelle entrée passer. Le chauffeur s’arrête devant et revient à l’heure convenue. Pour un traitement, nous fixons toute la série d’avance.',
      'Pour les visiteurs des entreprises de Kiryat Arié, de Ramat Siv ou de Segoula, envoyez le nom de la société et le numéro du bâtiment : là-bas, les noms de rues finissent devant un portail à camions. Avec le transfert VIP, votre invité trouve une pancarte à son nom dans le hall et arrive chez vous sans avoir eu à téléphoner.',
      'Dans l’autre sens, un vol du matin demande moins d’avance d’ici que de partout ailleurs autour de Tel-Aviv. Nous comptons quand même trois heures avant le départ, à la porte du terminal.',
    ],
  },
  sights: {
    title: 'La ville des pionniers et ses voisins antiques',
    items: [
      {
        name: 'La place des Fondateurs',
        text: 'En 1878, le premier village agricole juif des temps modernes a commencé ici. La grande synagogue est à deux pas, et le marché est resté un marché.',
      },
      {
        name: 'Le musée d’Art',
        text: 'De l’art contemporain sur la colline des musées, près de la plus ancienne maison du souvenir du pays et d’un petit zoo. Une matinée avec des enfants.',
      },
      {
        name: 'Tel Afek, l’Antipatris antique',
        text: 'Un fort ottoman sur des sources, une rue romaine, de grandes pelouses. Saint Paul y fut conduit de nuit, sous escorte, vers Césarée (Actes 23).',
      },
      {
        name: 'Les sources du Yarkon',
        text: 'Un autre parc, une autre entrée : étangs, nénuphars, vieille station de pompage. Précisez lequel des deux.',
      },
      {
        name: 'Migdal Tsedek',
        text: 'Une forteresse sur une colline, au-dessus de Roch HaAyin, et toute la plaine à ses pieds. Vers le soir, bien chaussé.',
      },
    ],
  },
  tips: {
    title: 'Ce qu’on nous demande',
    items: [
      {
        term: 'Heures de pointe',
        text: 'La rue Jabotinsky se bouche à huit heures, puis dès quinze heures trente. Le tramway voisin va vite, mais pas avec des valises.',
      },
      {
        term: 'Le chabbat',
        text: `{if rest_city|Nous ne roulons pas, et les rues religieuses ferment plus tôt encore. Finissez vos trajets le vendredi midi.|Les rues religieuses ferment aux voitures avant le début du chabbat.} ${fridayLanding('fr', 'petah-tikva')}`,
      },
      {
        term: 'La famille sur place',
        text: 'À Em HaMoshavot, les tours se ressemblent. Envoyez le numéro de l’entrée avec celui de l’immeuble.',
      },
      {
        term: 'Les salles de fête',
        text: 'Un bâtiment peut en abriter trois. Convenez de la porte et de l’heure avant d’entrer.',
      },
      {
        term: 'Avec un nouveau-né',
        text: 'Commandez le siège en même temps que la voiture, et donnez l’âge du bébé.',
      },
      {
        term: 'À combiner',
        text: 'Antipatris et Césarée font un bon dernier jour avant un vol de nuit, valises à bord.',
      },
    ],
  },
};
