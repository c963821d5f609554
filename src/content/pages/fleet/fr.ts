import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { FleetContent } from './he';

export const content: FleetContent = {
  meta: {
    title: `Nos véhicules : Mercedes Sprinter VIP, ${business.vehicleSeats} passagers`,
    description: `Quatre Mercedes Sprinter VIP, jusqu’à ${business.vehicleSeats} passagers dans chacun : le plan des sièges, cuir et Wi-Fi, le nombre de valises et ce qu’il faut nous dire avant.`,
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
  pictureShows: 'Des rangées de sièges en cuir, les collines qui défilent aux fenêtres.',
  features: [
    {
      icon: 'users',
      title: `Jusqu’à ${business.vehicleSeats} passagers`,
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
    kicker: 'Le véhicule, vu de l’intérieur',
    title: 'Sprinter VIP',
    places: [
      { name: 'Le chauffeur.', text: 'À l’avant, à gauche.' },
      { name: 'La porte coulissante.', text: 'Côté trottoir. Il y a une marche à l’entrée.' },
      { name: 'L’allée.', text: 'De la porte à la dernière rangée.' },
      { name: 'Vos sièges.', text: `${business.vehicleSeats} sièges en cuir, tous dans le sens de la marche.` },
      { name: 'Les sièges enfant.', text: 'Ils s’installent aux places marquées.' },
      {
        name: 'Les bagages.',
        text: `${business.luggage.largeSuitcases} grandes valises, derrière la dernière rangée.`,
      },
    ],
    note: 'Schéma sans échelle.',
    equipment: ['Climatisation arrière', 'Vitres teintées', 'Musique par Bluetooth', 'USB et Wi-Fi'],
  },
  group: {
    title: 'Combien de passagers, combien de valises',
    caption: 'Véhicules et grandes valises selon la taille du groupe',
    columns: { people: 'Passagers', vehicles: 'Véhicules', suitcases: 'Grandes valises, au plus' },
    unit: 'passagers',
    note: `Davantage de valises, ou plus de {most_passengers} personnes ? Indiquez-le dans la demande : vous recevrez le nombre de véhicules et le prix définitif de l’ensemble.`,
  },
  before: {
    title: 'À nous dire avant le trajet',
    items: [
      { term: 'Des enfants', text: terms.childSeats },
      {
        term: 'Un fauteuil roulant, un déambulateur, une poussette',
        text: 'Pliés, ils voyagent dans le coffre, et le chauffeur vous aide à monter et à descendre. Il n’y a ni élévateur ni rampe : dites-le-nous, et vous saurez avant la réservation si le véhicule convient.',
      },
      {
        term: 'Des skis, un surf, un violoncelle',
        text: 'Indiquez la longueur et le nombre. Ils prennent la place de valises : nous vous dirons si un véhicule suffit.',
      },
      { term: 'Un chien guide', text: 'Il voyage avec vous, sans supplément.' },
      {
        term: 'Votre numéro de vol',
        text: 'Le chauffeur suit le vol et part en fonction de l’heure réelle d’atterrissage.',
      },
    ],
  },
  films: {
    title: 'Le Sprinter, dehors et à bord',
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
