import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tel-aviv',
  meta: {
    title: 'De l’aéroport à Tel-Aviv : durée, taxi, prix fixe',
    description:
      'Combien de temps selon l’heure, ce qu’affiche le compteur d’un taxi, où une voiture peut s’arrêter en ville : de Ben Gourion à Tel-Aviv avec chauffeur.',
  },
  name: 'Tel-Aviv',
  tagline: 'La ville blanche',
  lead: 'La nuit, un saut de puce ; à dix-sept heures, une épreuve. Tout dépend de la sortie choisie sur l’Ayalon, et de la rue, souvent à sens unique.',
  pictureShows: 'Un immeuble Bauhaus blanc et des palmiers au-dessus de la plage, le soleil bas sur la mer.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Tel-Aviv.',
  ride: {
    title: 'Du tapis à bagages au bord de mer',
    paragraphs: [
      'Il n’y a qu’une route, la 1, puis le choix qui compte : la sortie de l’autoroute Ayalon. La Guardia pour Florentine et Jaffa, HaShalom pour Rothschild, Arlozorov pour les hôtels de la rue HaYarkon, Rokach pour le nord. Si la voie rapide payante fait gagner du temps, le chauffeur la prend. Le péage est compris.',
      'Autour de Dizengoff et de Névé Tsedek, les rues sont à sens unique et à peine plus larges que la voiture. Envoyez le numéro de l’immeuble : l’arrêt est prévu avant l’atterrissage. Les vieilles maisons ont rarement un ascenseur : dites-nous combien de valises vous avez, le chauffeur vous aide. À deux heures du matin, le prix annoncé ne bouge pas.',
      'Pour le retour, on compte à rebours : trois heures avant un vol international, vous devez être devant le terminal 3. Le dimanche matin, premier jour de la semaine, l’heure que nous proposons vous paraîtra matinale : tout le pays reprend le travail.',
    ],
  },
  sights: {
    title: 'Une journée et une soirée',
    items: [
      {
        name: 'Jaffa',
        text: 'De la tour de l’Horloge au jardin qui domine le vieux port : toute la courbe des plages est devant vous. On descend à pied, la voiture attend sur le quai. Le marché aux puces est fermé le samedi.',
      },
      {
        name: 'Le marché du Carmel',
        text: 'Avant midi, pour les olives et les jus. Le mardi et le vendredi, les artisans de Nahalat Binyamin occupent la rue voisine. Le vendredi, tout ferme tôt.',
      },
      {
        name: 'La Ville blanche',
        text: 'Le boulevard Rothschild, la place Bialik et la place Dizengoff en une promenade, parmi les immeubles des années 1930 classés par l’Unesco. L’ombre de l’après-midi dessine les balcons.',
      },
      {
        name: 'ANU ou le musée d’Art',
        text: 'L’histoire du peuple juif sur le campus de Ramat Aviv, ou l’art moderne en ville. Les jours de fermeture diffèrent : vérifiez.',
      },
      {
        name: 'La promenade au couchant',
        text: 'Le soleil se couche dans la mer. Descendez plage Hilton, marchez vers le nord, on vous reprend au vieux port, le Namal.',
      },
    ],
  },
  tips: {
    title: 'Ce qui fait gagner une heure',
    items: [
      {
        term: 'Heures de pointe',
        text: 'Du dimanche au jeudi, de sept à dix heures et de quinze à dix-neuf heures environ. Le dimanche est ici un lundi.',
      },
      {
        term: 'Le chabbat',
        text: `Plages et cafés restent ouverts, mais ni les trains{if rest_city|, ni la plupart des bus, ni nos voitures| ni la plupart des bus} ne roulent avant le samedi soir. ${fridayLanding('fr', 'tel-aviv')}`,
      },
      {
        term: 'Dernier jour',
        text: 'On libère la chambre le matin, le vol part le soir : les valises restent dans la voiture, vous à la plage, puis direction le terminal 3.',
      },
      {
        term: 'Avec des enfants',
        text: 'Demandez les sièges en réservant, avec l’âge de chacun. Le parc HaYarkon et l’ancienne gare, HaTahana, sont des haltes faciles.',
      },
      {
        term: 'Cacher',
        text: 'Beaucoup de restaurants ne le sont pas. Demandez le certificat à l’entrée ; ceux qui en ont un le montrent volontiers.',
      },
    ],
  },
};
