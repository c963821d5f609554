import type { StaffDataDeskMessages } from '../he/staff-data-desk';

export const messages: StaffDataDeskMessages = {
  title: 'Données personnelles',
  intro: (accessDays, deletionDays) =>
    `Ici, vous répondez aux personnes qui demandent à voir leurs données ou à les faire effacer. Demande d’accès\u202F: réponse sous ${accessDays} jours. Demande d’effacement\u202F: traitement sous ${deletionDays} jours.`,
  verify:
    'Avant de remettre ou d’effacer quoi que ce soit, assurez-vous que la demande vient bien de la personne concernée\u202F: répondez par exemple à l’adresse ou au numéro que nous avons.',
  search: {
    title: 'Trouver une personne',
    label: 'E-mail ou téléphone',
    hint: 'Sous n’importe quelle forme. Un numéro sans indicatif est lu comme un numéro israélien.',
    find: 'Rechercher',
    finding: 'Recherche…',
    invalid: 'Indiquez une adresse e-mail complète ou un numéro de téléphone complet',
    recorded: 'Chaque recherche, export et effacement est consigné plus bas.',
  },
  counts: {
    requests: 'Demandes',
    history: 'Modifications de l’équipe',
    messages: 'Messages',
    visits: 'Pages vues',
    consents: 'Preuves de consentement',
    kept_bookings: 'Écritures comptables',
    invitations: 'Invitations dans l’équipe',
    drivers: 'Fiches de chauffeur',
    rides_driven: 'Courses effectuées comme chauffeur',
  },
  found: {
    title: 'Données conservées sur',
    nothing: 'Aucune donnée n’est conservée sur cette personne.',
    latest: (shown, all) => `Les ${shown} dernières demandes sur ${all}.`,
    columns: {
      reference: 'Référence',
      received: 'Reçue le',
      name: 'Nom',
      contact: 'Téléphone et e-mail',
      service: 'Prestation',
      status: 'Statut',
    },
    quarantined: 'Retenue comme spam',
    alsoKnownAs: 'Ces demandes contiennent aussi\u202F:',
    findOther: (other) => `Rechercher ${other}`,
    mentions:
      'Demandes d’autres personnes dont le texte cite celle-ci. Elles ne sont pas effacées ici\u202f; ouvrez-les et corrigez ce qu’il faut\u202F:',
    account:
      'Un compte de l’espace équipe utilise aussi cette adresse. Les comptes se suppriment sous «\u202FÉquipe\u202F», pas ici.',
    getsRequestMails:
      'Cette adresse figure dans les réglages et reçoit des e-mails sur les demandes ou les alertes. Retirez-la dans les réglages.',
    elsewhere:
      'Ce qui se trouve hors de ce système s’efface à part\u202F: messages dans les boîtes de l’équipe, conversations WhatsApp, notes des chauffeurs et fichiers exportés.',
  },
  actions: {
    export: 'Exporter dans un fichier',
    exporting: 'Préparation du fichier…',
    exported: 'Le fichier est prêt',
    exportedText:
      'Relisez-le avant de l’envoyer\u202F: il contient les notes de l’équipe, qui peuvent parler d’autres personnes.',
    delete: 'Effacer les données…',
  },
  confirm: {
    title: 'Effacer toutes les données de cette personne',
    text: 'L’effacement est définitif.',
    goes: 'Seront effacés\u202F:',
    stays: 'Resteront\u202F:',
    consentsStay:
      'Les preuves de consentement aux cookies restent. Sans les demandes ni les visites, rien n’y désigne la personne.',
    ridesStay: 'Les courses effectuées restent, avec des initiales à la place du nom du chauffeur.',
    bookings: (count) =>
      count === 1
        ? 'Une des demandes est devenue une réservation'
        : `${count} des demandes sont devenues des réservations`,
    keptBefore: (count) =>
      count === 1
        ? 'Un effacement précédent a laissé une écriture comptable'
        : `Un effacement précédent a laissé ${count} écritures comptables`,
    keep: 'Conserver une écriture comptable réduite',
    keepHint: (years) =>
      `Obligation comptable\u202F: nom, jour, trajet et nombre de passagers, sans téléphone, e-mail ni notes, jusqu’à ${years} ans après le trajet.`,
    deleteAll: 'Les effacer aussi',
    deleteAllHint: 'Seulement si les réservations figurent ailleurs en comptabilité.',
    keptGoToo: 'Les écritures laissées par un effacement précédent seront effacées aussi.',
    type: 'Pour continuer, saisissez l’e-mail ou le téléphone',
    mismatch: 'Ce n’est pas l’e-mail ou le téléphone recherché',
    delete: 'Effacer définitivement',
    deleting: 'Effacement…',
    cancel: 'Annuler',
    upcomingTitle: 'Un trajet réservé est encore à venir',
    upcoming: 'Rien n’a été supprimé. Annulez d’abord le trajet dans sa demande, puis supprimez. Demande\u202F:',
    changed:
      'Le nombre de demandes a changé entre-temps\u202f; rien n’a été effacé. Voici les chiffres actuels\u202F: confirmez de nouveau.',
  },
  deleted: {
    title: 'Les données ont été effacées',
    kept: (count) =>
      count === 1 ? 'Une écriture comptable a été conservée.' : `${count} écritures comptables ont été conservées.`,
  },
  audit: {
    title: 'Journal des actions',
    about:
      'Le journal ne contient ni nom, ni adresse, ni numéro de client. Un même repère désigne une même personne. Aucune ligne ne peut être modifiée ni effacée.',
    empty: 'Aucune action pour l’instant.',
    columns: { when: 'Quand', who: 'Qui', what: 'Action', person: 'Repère', counts: 'Données concernées' },
    kinds: { find: 'Recherche', export: 'Export', delete: 'Effacement' },
    nobody: 'compte inconnu',
    nothing: 'rien trouvé',
    samePerson: 'la personne ci-dessus',
  },
  retention: {
    title: 'Ce que le nettoyage a supprimé',
    about:
      'Une fois par jour, tout ce qui a dépassé la durée annoncée dans la politique de confidentialité est supprimé automatiquement. Chaque passage est consigné ici.',
    empty: 'Le nettoyage n’a pas encore eu lieu.',
    columns: { when: 'Quand', removed: 'Supprimé' },
    nothing: 'rien à supprimer',
    kinds: {
      bookings_reduced: 'Réservations réduites à une écriture comptable',
      requests: 'Demandes',
      kept_bookings: 'Écritures comptables',
      sessions_of_requests: 'Liens entre demandes et visites',
      message_words: 'Textes des messages aux clients',
      drivers: 'Fiches de chauffeur réduites aux initiales',
      visits: 'Pages vues',
      consents: 'Preuves de consentement',
      security_events: 'Événements de sécurité',
      security_alerts: 'Alertes de sécurité',
      blocked_ips: 'Adresses bloquées',
      unconfirmed_accounts: 'Comptes jamais confirmés',
      sign_in_records: 'Historique des connexions',
      digests: 'E-mails sur ce qui attend',
      data_requests: 'Lignes du journal ci-dessus',
    },
  },
  kept: {
    title: 'Écritures comptables des réservations',
    about: 'Conservées après un effacement, jusqu’à la fin de l’obligation comptable.',
    columns: {
      reference: 'Référence',
      name: 'Nom',
      service: 'Prestation',
      travelDate: 'Date du trajet',
      keptUntil: 'Conservée jusqu’au',
    },
  },
  failed: {
    refused: 'Votre compte ne permet pas cette action.',
    rejected: 'La demande n’a pas été acceptée. Vérifiez l’e-mail ou le téléphone.',
    unavailable: 'Le serveur est injoignable. Réessayez dans un instant.',
    unexpected: 'L’action a échoué. Réessayez.',
  },
  loadFailed: 'Le chargement a échoué',
  none: 'non indiqué',
  file: {
    about: (business) =>
      `Ce que ${business} conserve dans le système de son site sur la personne qui a demandé à le voir, à la date de production de ce fichier. Heures en UTC.`,
    parts: {
      requests:
        'Les demandes envoyées, avec leur statut, les notes de l’équipe et leurs modifications, et les messages à l’équipe à leur sujet',
      page_visits: 'Pages du site vues, avec consentement à la mesure d’audience',
      consents: 'Choix enregistrés au sujet des cookies',
      kept_bookings: 'Écritures de réservation conservées au titre de l’obligation comptable',
      invitations: 'Une invitation à l’espace équipe, restée sans suite',
      drives: 'La fiche de chauffeur, avec les absences et les courses effectuées',
      account: 'Un compte de l’espace équipe',
    },
  },
};
