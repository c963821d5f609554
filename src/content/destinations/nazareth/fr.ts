import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'nazareth',
  meta: {
    title: 'Nazareth avec chauffeur privé, depuis l’aéroport',
    description:
      'Basilique de l’Annonciation, souk fermé le dimanche, Cana, mont Thabor, Tsippori et heures de messe : Nazareth depuis Ben Gourion, trajet privé à prix fixe.',
  },
  name: 'Nazareth',
  tagline: 'L’Annonciation et le vieux souk',
  lead: 'La ville de l’Annonciation est une cité arabe animée, avec un embouteillage célèbre. On l’évite en entrant par les hauteurs, tout près de la grotte.',
  pictureShows: 'La basilique de l’Annonciation parmi les maisons de Nazareth, au crépuscule.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Nazareth.',
  ride: {
    title: 'À travers la plaine d’Esdrelon, puis la colline',
    paragraphs: [
      'La route 6 monte vers le nord ; on la quitte pour le Wadi Ara, et l’on débouche sur la plaine d’Esdrelon, avec Megiddo sur sa butte à la sortie du défilé. À Afoula, la route 60 grimpe en tunnel jusqu’à la ville. L’après-midi, la rue Paul-VI ne bouge plus : le chauffeur arrive alors par Nof HaGalil, sur la crête, et redescend vers la vieille ville.',
      'Les maisons religieuses proches de la basilique sont à quelques pas de la voiture. Pour une chambre au fond du souk, on s’arrête à la fontaine de la Vierge ou sur le parvis, et l’on vous aide à porter les bagages dans la ruelle. Donnez le nom de la maison : les numéros ne servent guère.',
      'Beaucoup de groupes passent ici deux nuits et rayonnent en Galilée. Avec la même voiture pour tout le séjour, Cana, le Thabor et le lac s’enchaînent à votre gré, et personne n’écourte une messe parce qu’un car attend.',
    ],
  },
  sights: {
    title: 'Dans la ville et à une demi-heure',
    items: [
      {
        name: 'La basilique de l’Annonciation',
        text: 'La grotte en bas, et au-dessus les Vierges offertes par les nations ; les manches de la japonaise sont cousues de perles. Pas de visite pendant la messe. Saint-Joseph est dans le même enclos.',
      },
      {
        name: 'Le souk',
        text: 'Épices, café et, au milieu, l’église-synagogue où la tradition situe la lecture d’Isaïe. Presque tout ferme le dimanche.',
      },
      {
        name: 'Saint-Gabriel et la fontaine',
        text: 'L’Annonciation selon les orthodoxes, une église bâtie sur la source du village. On y entend l’eau.',
      },
      {
        name: 'Le mont du Précipice',
        text: 'La falaise de Luc 4, 29, le Thabor d’un côté, toute la plaine en bas. On y va en voiture, avant le coucher du soleil.',
      },
      {
        name: 'Tsippori',
        text: 'Sepphoris, capitale de la Galilée quand Jésus grandissait à une heure de marche. Des mosaïques admirables, un visage qui sourit. Aucune ombre.',
      },
    ],
  },
  tips: {
    title: 'Choisir son jour',
    items: [
      {
        term: 'Le dimanche',
        text: 'La messe à la basilique, les boutiques fermées, un beau silence. Pour le souk et le Village de Nazareth, tout autre jour.',
      },
      {
        term: 'Votre messe',
        text: 'Les autels se réservent longtemps à l’avance auprès des franciscains. Donnez-nous l’heure, nous réglons les routes.',
      },
      {
        term: 'Cana et le Thabor',
        text: 'L’église des noces est à dix minutes. Au Thabor, les derniers lacets arrêtent les grands cars ; notre voiture monte.',
      },
      {
        term: 'Charles de Foucauld',
        text: 'Chez les clarisses de la ville, on garde la trace de ses trois ans de jardinier. À demander sur place.',
      },
      {
        term: 'Le chabbat',
        text: `La ville est ouverte le samedi{if rest_city|, mais nos chauffeurs se reposent jusqu’au samedi soir|}. ${fridayLanding('fr', 'nazareth')}`,
      },
      { term: 'Les fêtes', text: 'Le 25 mars et en décembre, les processions ferment le centre. On finit à pied.' },
    ],
  },
};
