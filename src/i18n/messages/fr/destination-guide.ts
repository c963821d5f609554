import type { DestinationGuideMessages } from '../he/destination-guide';

/** The name of a ride; « mer » is a common noun and has its capital only where a line begins. */
const ride = (name: string): string => `Ben Gourion – ${name}`.replace('– Mer ', '– mer ');

export const messages: DestinationGuideMessages = {
  card: {
    title: ride,
    doorToDoor: 'Transfert privé, porte à porte',
    included: [
      'Prix définitif : TVA, tarif de nuit et péages compris',
      'Vol retardé jusqu’à {hours free_delay_hours} : aucun supplément',
      'Annulation sans frais jusqu’à {hours free_until_hours} avant',
    ],
    capacity: (seats) => `Jusqu’à ${seats} passagers avec leurs valises`,
    roundTrip: '{if round_trip_percent|{round_trip_percent} % de remise sur l’aller-retour à l’aéroport|}',
  },
  itinerariesTitle: 'Les itinéraires qui passent par ici',
  fare: {
    title: 'Ce qu’affiche le compteur d’un taxi',
    clear: 'De jour, circulation fluide (tarif A)',
    rush: 'De jour, aux heures de pointe (tarif A)',
    night: 'La nuit, et le chabbat en journée (tarif B)',
    late: 'Tard le jeudi, le vendredi et le samedi (tarif C)',
    reported: 'Ce que des voyageurs disent avoir payé',
    source: (since) =>
      `Calculé d’après la distance, le temps de trajet et le tarif public du ${since}, le dernier que nous ayons trouvé (il a pu augmenter depuis), taxe d’aéroport comprise, sans les péages.`,
    sourceName: 'Vérifier le tarif.',
    ours: 'Notre prix vaut pour tout le véhicule : tarif de nuit, péages, TVA, {minutes landing_waiting_minutes} d’attente à compter de l’atterrissage et jusqu’à {hours free_delay_hours} de retard du vol y sont compris. Vous l’avez par écrit avant le départ.',
  },
  callTitle: (name) => `${ride(name)} : votre prix, par écrit`,
  callText: 'Envoyez la date, le numéro de vol et le nombre de passagers : vous recevez un prix définitif.',
  nearby: 'Où aller ensuite',
};
