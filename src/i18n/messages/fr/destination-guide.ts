import type { DestinationGuideMessages } from '../he/destination-guide';

export const messages: DestinationGuideMessages = {
  card: {
    title: (name) => `Ben Gourion – ${name}`,
    doorToDoor: 'Transfert privé, porte à porte',
    included: (delayHours, cancellationHours, seats, discount) => [
      'Prix définitif : TVA, tarif de nuit et péages compris',
      `Vol retardé jusqu’à ${delayHours} heures : aucun supplément`,
      `Annulation sans frais jusqu’à ${cancellationHours} h avant`,
      `Jusqu’à ${seats} passagers avec leurs valises`,
      `${discount} % de remise sur l’aller-retour à l’aéroport`,
    ],
  },
  itinerariesTitle: 'Les itinéraires d’un jour qui passent ici',
  fare: {
    title: 'Ce que donne le compteur d’un taxi',
    metered: 'Au compteur, de jour, route libre',
    realistic: 'Ce que l’on paie vraiment, trafic et suppléments compris',
    night: (percent) => `La nuit, le tarif monte d’environ ${percent} % :`,
    weekend: 'et du vendredi soir au samedi soir. Les tarifs du compteur sont révisés de temps à autre.',
    ours: 'Notre prix est fixé par écrit avant le départ, le même de jour et de nuit.',
  },
  callTitle: (name) => `Ben Gourion – ${name} : votre prix, par écrit`,
  callText: 'Envoyez la date, le numéro de vol et combien vous êtes. Le prix définitif arrive en quelques minutes.',
  nearby: 'Où aller ensuite',
};
