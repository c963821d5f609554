import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'jerusalem',
  meta: {
    title: 'Ben Gourion–Jérusalem avec chauffeur : durée, prix',
    description:
      'Durée réelle selon l’heure, porte de la vieille ville où descendre, visites à la journée sans chercher à se garer : Jérusalem en transfert privé, à prix fixe.',
  },
  name: 'Jérusalem',
  tagline: 'La ville d’or',
  lead: 'Trois mille ans de pierre blonde, et huit portes dont une seule est proche de votre hôtel. Transfert privé depuis Ben Gourion, de jour comme de nuit.',
  pictureShows: 'Le dôme d’or au-dessus des remparts de la vieille ville, des cyprès au premier plan.',
  chat: 'Bonjour, je voudrais un prix pour un trajet vers Jérusalem.',
  ride: {
    title: 'Arriver à Jérusalem sans y penser',
    paragraphs: [
      'Le chauffeur suit le vol : en cas de retard, vous n’avez personne à prévenir. Avec le transfert VIP, une pancarte à votre nom vous attend dans le hall des arrivées. La route 1 traverse la plaine jusqu’à Shaar Hagaï, puis grimpe entre les camions blindés rouillés des convois de 1948. À huit cents mètres d’altitude, la ville commence d’un coup, et ses embouteillages avec elle.',
      'Donnez-nous l’adresse exacte. Pour le mont Herzl et le sud-ouest, les tunnels de la route 16 évitent l’entrée saturée du pont des Cordes. Pour un hôtel à Mamilla ou près de la porte de Jaffa, la voiture va jusqu’au perron. Pour une maison d’hôtes ou un couvent à l’intérieur des murailles, on s’arrête à la porte la plus proche et l’on finit à pied : prévoyez des sacs qui se portent.',
    ],
  },
  sights: {
    title: 'Une journée sur place, porte après porte',
    items: [
      {
        name: 'Le mont des Oliviers',
        text: 'Le matin, vous avez le soleil dans le dos et la ville en pleine lumière. Vous descendez à pied vers Gethsémani par le chemin des Rameaux, et le chauffeur vous reprend en bas. L’église de Toutes-les-Nations ferme à la mi-journée.',
      },
      {
        name: 'La vieille ville',
        text: 'Porte des Lions pour commencer le chemin de croix, porte de Jaffa pour le Saint-Sépulcre, porte des Immondices pour le Kotel. Le vendredi après-midi, les franciscains mènent la procession de la Via Dolorosa, ouverte à tous.',
      },
      {
        name: 'Yad Vashem',
        text: 'Entrée sur réservation. Le musée d’histoire n’accepte pas les enfants de moins de dix ans. Fermé le samedi et les jours de fête juive ; gardez un moment libre après la visite.',
      },
      {
        name: 'Le musée d’Israël',
        text: 'Les manuscrits de la mer Morte et la grande maquette de la ville avant l’an 70 : voyez-la avant les vraies pierres. Le mardi, il n’ouvre que l’après-midi.',
      },
      {
        name: 'Le marché Mahané Yehouda',
        text: 'En semaine avant midi pour goûter, le vendredi matin pour le spectacle. Vers le milieu de l’après-midi, les rideaux tombent jusqu’au dimanche.',
      },
    ],
  },
  tips: {
    title: 'Bon à savoir avant de partir',
    items: [
      {
        term: 'Le chabbat',
        text: `Tout ralentit dès le vendredi après-midi{if rest_city|, et nous ne roulons pas pendant le chabbat. Si vous atterrissez un samedi, prévoyez de quitter l’aéroport à la nuit tombée|}. ${fridayLanding('fr', 'jerusalem')}`,
      },
      {
        term: 'La tenue',
        text: 'Épaules et genoux couverts au Kotel comme dans les églises. Des semelles plates : le pavé est poli depuis des siècles.',
      },
      {
        term: 'L’esplanade des Mosquées',
        text: 'Entrée des non-musulmans par la seule rampe des Maghrébins, du dimanche au jeudi, à des horaires réduits qui changent selon la saison. Prenez votre passeport.',
      },
      {
        term: 'Bethléem',
        text: 'La ville est en zone A, interdite aux citoyens israéliens. Parlez-nous-en avant : nous vous dirons jusqu’où nous pouvons vous conduire.',
      },
      {
        term: 'Le soir',
        text: 'L’air fraîchit vite à cette altitude, même en août. Un gilet suffit l’été ; en janvier, prenez un vrai manteau.',
      },
      {
        term: 'À combiner',
        text: 'Ein Karem, village de Jean-Baptiste, et Abou Gosh, son abbaye bénédictine et son houmous : tous deux sont à l’ouest de la ville, du côté de l’aéroport.',
      },
    ],
  },
};
