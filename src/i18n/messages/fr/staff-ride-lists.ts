import type { StaffRideListsMessages } from '../he/staff-ride-lists';

export const messages: StaffRideListsMessages = {
  next: {
    title: 'Prochaines courses',
    loading: 'Chargement des prochaines courses…',
    failed: 'Les prochaines courses n’ont pas pu être chargées',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    late: 'L’heure de prise en charge est passée',
    empty: 'Aucune course à venir',
    emptyText: 'Une course s’affiche ici dès qu’une offre est acceptée.',
    requests: 'Voir les demandes',
  },
  print: {
    link: 'Version imprimable',
    title: 'Feuilles de route à imprimer',
    text: 'Une page par chauffeur, et une pour les courses sans chauffeur.',
    button: 'Imprimer',
    back: 'Retour au planning du jour',
    asOf: (time) => `Situation à ${time}`,
  },
  file: {
    button: 'Fichier comptable',
    text: 'Fichier CSV, une ligne par course. Le prix d’une réservation ne figure que sur sa première course ; si elle est annulée, ce sont les frais d’annulation.',
    from: 'Du',
    to: 'Au',
    download: 'Télécharger le fichier',
    none: 'Aucune course à ces dates.',
    done: (count, written) =>
      count === 1 ? '1 course enregistrée dans le fichier' : `${written} courses enregistrées dans le fichier`,
    failed: 'Le fichier n’a pas pu être créé',
    failedText: 'Vérifiez la connexion et réessayez.',
    refused: 'Votre compte ne permet pas d’exporter ce fichier.',
    errors: {
      day: 'Indiquez une date',
      order: 'Cette date précède celle du début',
      span: (days) => `Un fichier couvre ${days} jours au plus. Choisissez une période plus courte`,
    },
    name: 'courses',
    columns: {
      reference: 'Référence',
      day: 'Date',
      time: 'Heure',
      pickup: 'Départ',
      dropoff: 'Arrivée',
      vehicle: 'Catégorie de véhicule',
      driver: 'Chauffeur',
      plate: 'Immatriculation',
      state: 'Statut',
      booked: 'Prix de la réservation (ILS)',
    },
  },
};
