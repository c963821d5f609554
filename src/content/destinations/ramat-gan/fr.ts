import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'Ramat Gan : Bourse du diamant, Sheba, Bar-Ilan',
    description:
      'Par l’Ayalon pour les tours, par la route 4 pour l’hôpital Sheba, l’université et le Safari. Transfert privé depuis Ben Gourion, prix fixe.',
  },
  name: 'Ramat Gan',
  tagline: 'La Bourse du diamant et le parc',
  lead: 'On dirait la suite de Tel-Aviv, mais on y vient par d’autres routes : les tours du diamant d’un côté, le plus grand hôpital du pays et un safari de l’autre.',
  pictureShows: 'Les tours de la Bourse du diamant au-dessus du lac du parc national, avec une barque.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Ramat Gan.',
  ride: {
    title: 'Ayalon pour les tours, Guéha pour l’hôpital',
    paragraphs: [
      'Pour la Bourse du diamant et les bureaux voisins, le chauffeur prend la route 1 et l’autoroute Ayalon. Pour l’hôpital Sheba, l’université Bar-Ilan et le Safari, c’est la route 4, que tout le monde appelle Guéha. Entre les deux côtés, une longue file de feux rouges : donnez-nous l’adresse, la bonne sortie en dépend.',
      'L’hôpital Sheba, à Tel HaShomer, est une petite ville : on n’y marche pas d’un service à l’autre quand on est malade. Envoyez-nous le nom du service ou une photo de la convocation, et demandez à l’hôpital l’entrée la plus proche. Avec le transfert VIP, un patient venu de France est attendu dans le hall et conduit droit à l’admission, avec l’accompagnant et le fauteuil.',
      'Dans le quartier du diamant, personne ne peut stationner : rues étroites, caméras. On convient d’un coin de rue, vous appelez depuis l’ascenseur, la voiture se présente quand vous sortez. Trois rendez-vous dans la journée ? Un seul chauffeur est plus simple que trois taxis commandés dans un hall.',
    ],
  },
  sights: {
    title: 'De bonnes raisons de s’arrêter',
    items: [
      {
        name: 'Le quartier de la Bourse',
        text: 'La salle des transactions est fermée au public. On y vient pour un rendez-vous, ou pour les tours au crépuscule.',
      },
      {
        name: 'Le Safari',
        text: 'On circule entre rhinocéros et hippopotames, vitres fermées. Le chauffeur tient le volant, vous avez les mains libres pour l’appareil photo. Le zoo à pied vient ensuite. Arrivez à l’ouverture.',
      },
      {
        name: 'Le parc national',
        text: 'Un lac, des barques, des pelouses, à côté du Safari. Le samedi, se garer y est sans espoir.',
      },
      {
        name: 'L’hôpital Sheba',
        text: 'Pas une visite, mais le motif de bien des voyages. Prévoyez du temps pour le contrôle à l’entrée avant un rendez-vous.',
      },
      {
        name: 'Le musée d’Art israélien',
        text: 'Dans un bâtiment refait, rue Abba Hillel : petit, exigeant, parfait entre une réunion et un vol. Vérifiez les horaires.',
      },
    ],
  },
  tips: {
    title: 'Ce que sait un chauffeur d’ici',
    items: [
      {
        term: 'Le matin',
        text: 'De sept heures et demie à neuf heures et demie, chaque feu de la rue Jabotinsky est rouge. Pour neuf heures, visez huit heures vingt.',
      },
      {
        term: 'Le chabbat',
        text: `{if rest_city|Nous nous reposons jusqu’au samedi soir. |}Bnei Brak, de l’autre côté de la route, ferme à toute voiture. ${fridayLanding('fr', 'ramat-gan')}`,
      },
      {
        term: 'Soirs de match',
        text: 'La rue Abba Hillel est coupée avant et après. On vous reprend du côté du parc.',
      },
      {
        term: 'Bar-Ilan',
        text: 'Le campus n’accepte pas de véhicule non annoncé. Donnez le numéro du bâtiment, nous choisissons la porte.',
      },
      {
        term: 'Kfar Hamaccabiah',
        text: 'L’hôtel et les salles de sport ont des entrées séparées ; pour une équipe, demandez la seconde.',
      },
      {
        term: 'Les soins longs',
        text: 'Pour des séances répétées, demandez un seul prix pour la série.',
      },
    ],
  },
};
