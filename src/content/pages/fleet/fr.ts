import { business } from '@/config/business';
import type { FleetContent } from './he';

export const content: FleetContent = {
  meta: {
    title: `Nos véhicules : Mercedes Sprinter VIP, ${business.vehicleSeats} passagers`,
    description: `Quatre Mercedes Sprinter VIP : sièges en cuir, climatisation arrière, Wi-Fi, USB et vaste coffre. Jusqu’à ${business.vehicleSeats} passagers. Deux vidéos, à l’extérieur et à bord.`,
    keywords: [
      'Mercedes Sprinter VIP Israël',
      `van ${business.vehicleSeats} passagers`,
      'minivan de luxe',
      'minibus avec chauffeur',
    ],
  },
  name: 'Nos véhicules',
  title: 'Quatre Sprinter, le même calme à bord',
  lead: `Jusqu’à ${business.vehicleSeats} passagers dans chacun, avec ${business.luggage.largeSuitcases} grandes valises.`,
  features: [
    {
      icon: 'users',
      title: `${business.vehicleSeats - 1} à ${business.vehicleSeats} passagers`,
      text: 'Une famille entière ou une équipe, dans un seul véhicule.',
    },
    { icon: 'wifi', title: 'Wi-Fi gratuit', text: 'Prévenez vos proches avant même de quitter le parking.' },
    { icon: 'cup', title: 'Rafraîchissements', text: 'De quoi boire et grignoter après le vol.' },
    { icon: 'music', title: 'Audio Bluetooth et USB', text: 'Votre musique, ou le silence.' },
    { icon: 'shield', title: 'Assurance', text: 'Toutes les assurances obligatoires, à chaque trajet.' },
    { icon: 'sparkle', title: 'Propreté', text: 'Le véhicule est nettoyé et préparé avant chaque trajet.' },
  ],
  featuresTitle: 'Ce qu’il y a à bord',
  vehicle: {
    kicker: 'Le véhicule',
    title: 'Sprinter VIP',
    equipment: [
      `Jusqu’à ${business.vehicleSeats} passagers`,
      'Vaste espace bagages',
      'Sièges en cuir',
      'Climatisation arrière',
      'Système multimédia',
      'Vitres teintées',
      'USB et Wi-Fi',
    ],
  },
  films: {
    title: 'Jetez un œil, dehors et à bord',
    unsupported: 'Votre navigateur ne lit pas les vidéos.',
    download: 'Télécharger la vidéo',
    road: {
      title: 'Sur la route, du jour à la nuit',
      text: 'Animation muette : le Sprinter longe collines et palmiers, le soleil se couche, les phares s’allument.',
    },
    cabin: {
      title: 'À bord',
      text: 'Animation muette : des rangées de sièges en cuir, le paysage qui défile aux fenêtres, les liseuses qui s’allument.',
    },
  },
  action: {
    title: 'Un véhicule prêt à votre arrivée',
    text: 'Indiquez la date, l’heure et le nombre de passagers : nous répondons par un prix définitif.',
    chatText: 'Bonjour, j’aimerais réserver un trajet en Sprinter VIP.',
  },
};
