import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'Safed (Tsfat) avec chauffeur depuis Ben Gourion',
    description:
      'Où descendre dans une ville d’escaliers, synagogues des kabbalistes, artistes, Méron et chabbat. Le trajet depuis l’aéroport se fait à prix fixe.',
  },
  name: 'Safed',
  tagline: 'Ruelles, Kabbale et air des hauteurs',
  lead: 'La plus haute ville d’Israël, où une rue est le plus souvent un escalier. On descend de voiture en haut, on la retrouve en bas.',
  pictureShows: 'Une ruelle en escalier entre des maisons de pierre aux portes bleues, un chat sur les marches.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Safed.',
  ride: {
    title: 'Jusqu’à neuf cents mètres d’altitude',
    paragraphs: [
      'La route 6 presque jusqu’au bout, puis la 85 à travers la Galilée jusqu’à Amiad et la montée ; ou bien, par l’ouest, la route de Méron. Les derniers lacets sont serrés. En hiver le brouillard s’y pose, et il arrive que la neige ferme la route quelques heures. Le chauffeur vérifie avant de partir et, s’il le faut, part plus tôt.',
      'À Safed, tout dépend du bout de la ville. Pour les vieilles synagogues, on descend rue de Jérusalem, près du grand escalier de pierre, et l’on marche dans le sens de la pente. Les chambres d’hôtes du quartier des artistes ont un autre accès, par l’ancien sérail. Envoyez l’adresse avec le nom et le téléphone de l’hôte : dans les ruelles, les numéros ne suffisent pas.',
      'C’est le plus long trajet de Galilée depuis l’aéroport. Avec une halte à Tsippori, à Nazareth ou au bord du lac, le transfert devient le premier jour du voyage.',
    ],
  },
  sights: {
    title: 'Portes bleues et prières anciennes',
    items: [
      {
        name: 'Les synagogues des kabbalistes',
        text: 'Celle du Ari, dite ashkénaze, Abouhav, Yossef Caro. Petites, peintes, vivantes : on attend la fin de l’office. Tenue décente. C’est d’ici que vient le Lekha Dodi du vendredi soir.',
      },
      {
        name: 'Le quartier des artistes',
        text: 'Des maisons de pierre devenues ateliers, l’Exposition générale dans une ancienne mosquée. Tout ferme du vendredi midi au dimanche.',
      },
      {
        name: 'La citadelle',
        text: 'Un jardin sur les ruines d’une forteresse croisée. Cinq minutes de montée, et la Galilée s’ouvre de l’Hermon au lac. La dernière heure de jour est la plus belle.',
      },
      {
        name: 'Le vieux cimetière',
        text: 'Des tombes peintes en bleu ciel sous la ville, dont celle d’Isaac Louria. Tout est en descente : la voiture attend donc en bas. Le mikvé du Ari est réservé aux hommes.',
      },
      {
        name: 'Méron',
        text: 'Le tombeau de Rabbi Chimon bar Yohaï, ouvert jour et nuit, à quelques kilomètres. À Lag Baomer, seuls les bus organisés approchent ; les voitures privées, la nôtre comprise, non.',
      },
    ],
  },
  tips: {
    title: 'Avant de monter',
    items: [
      {
        term: 'Le chabbat',
        text: `La ville ferme le vendredi à midi, restaurants compris. Arrivez avant treize heures, commandez vos repas, et convenez avec nous de l’heure du retour, le samedi soir{if rest_city|, {minutes rest_margin_after} au plus tôt après la tombée de la nuit|}. ${fridayLanding('fr', 'safed')}`,
      },
      {
        term: 'Une couche chaude',
        text: 'Un soir de juillet demande un pull. En hiver, un vrai manteau et des semelles qui tiennent sur la pierre mouillée.',
      },
      {
        term: 'Les marches',
        text: 'La poussette encombre : prenez un porte-bébé. Avec des parents âgés, demandez le chemin plat du quartier des artistes.',
      },
      {
        term: 'Le festival klezmer',
        text: 'En été, la vieille ville est fermée aux voitures le temps des concerts : nous convenons d’un point de rendez-vous hors des barrières.',
      },
      {
        term: 'À combiner',
        text: 'Roch Pina pour déjeuner dans un village restauré, la vallée de la Houla pour les grues dès novembre, Tibériade pour nager.',
      },
    ],
  },
};
