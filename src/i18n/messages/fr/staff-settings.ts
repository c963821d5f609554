import { errors } from '@shared/words/lead-words/fr';
import type { StaffSettingsMessages } from '../he/staff-settings';

export const messages: StaffSettingsMessages = {
  title: 'Réglages',
  intro: 'Ce que vous enregistrez ici s’applique aussitôt, sans republier le site.',
  failed: 'Impossible de charger les réglages',
  groups: {
    business: 'Au quotidien',
    trips: 'Offres et trajets',
    mails: 'E-mails à l’équipe',
    requests: 'Limites d’envoi',
    protection: 'Blocages et alertes',
    visits: 'Mesure des visites',
    flights: 'Tableau des vols',
    other: 'Autres réglages',
  },
  settings: {
    request_addresses: {
      name: 'Qui reçoit un e-mail à chaque demande',
      about:
        'Chaque adresse de la liste reçoit un message quand une demande arrive du site. Liste vide\u202F: les messages partent à l’adresse du propriétaire, indiquée à l’installation du site.',
    },
    office_language: {
      name: 'Langue des e-mails à l’équipe',
      about: 'Les e-mails sur les demandes, les alertes et les comptes en attente sont écrits dans cette langue.',
    },
    closed_dates: {
      name: 'Jours de fermeture',
      about:
        'Les jours où nous ne roulons pas, en plus du chabbat et des fêtes juives, qu’il n’est pas nécessaire d’indiquer. Le formulaire les marque comme fermés et propose d’appeler. Une demande envoyée malgré tout pour ce jour-là est conservée comme les autres.',
    },
    rest_city: {
      name: 'Chabbat et fêtes',
      about:
        'La ville dont l’allumage des bougies et la tombée de la nuit fixent notre repos. Le formulaire ferme ces heures, qui ne comptent pas dans l’attente des clients.',
    },
    send_on_rest_days: {
      name: 'Messages les jours de repos',
      about:
        'Ce qui part le chabbat, les jours de fête et de fermeture. Par «\u202Fréponses à ce qui vient d’être fait\u202F», on entend la confirmation d’une demande, d’une réservation ou d’une annulation, et le lien redemandé. Les autres messages partent à la fin du repos.',
    },
    rest_margin_before: {
      name: 'Derniers trajets avant l’allumage',
      about: 'Les trajets se terminent au plus tard ce nombre de minutes avant l’allumage des bougies.',
      unit: 'minutes',
    },
    rest_margin_after: {
      name: 'Premiers trajets après la tombée de la nuit',
      about: 'Les trajets reprennent ce nombre de minutes après la fin du chabbat ou de la fête.',
      unit: 'minutes',
    },
    no_lead_hours: {
      name: 'Alerte en l’absence de demandes',
      about:
        'Si ce délai passe sans aucune demande alors que le site reçoit des visites, une alerte est déclenchée\u202F: le formulaire est peut-être en panne.',
      unit: 'heures',
    },
    task_sound_minutes: {
      name: 'Son des tâches urgentes',
      about:
        'À quel intervalle un son bref se répète tant qu’une tâche urgente attend sans que personne l’ait prise. Chacun l’active à côté des rubriques. 0\u202F: aucun son.',
      unit: 'minutes',
    },
    driver_details_hours: {
      name: 'Quand les clients connaissent leur chauffeur',
      about:
        'Combien d’heures avant la prise en charge la page du trajet affiche le nom du chauffeur et le véhicule. Le message au client part à la même heure.',
      unit: 'heures',
    },
    driver_phone_hours: {
      name: 'Quand les clients voient le numéro du chauffeur',
      about: 'Combien d’heures avant la prise en charge. Le numéro disparaît de la page six heures après le trajet.',
      unit: 'heures',
    },
    ack_by: {
      name: 'Heure limite de confirmation',
      about:
        'L’heure, la veille de la course. Une course que son chauffeur n’a pas confirmée d’ici là devient une tâche urgente. Si elle est attribuée plus tard, elle le devient deux heures avant la prise en charge.',
    },
    price_hold_hours: {
      name: 'Durée de validité d’un prix',
      about:
        'Comptée à partir du moment où le prix est annoncé\u202F: dans le formulaire, dès que la demande est écrite\u202F; dans une offre, dès son envoi, sauf autre choix de votre part. Une offre à un prix déjà promis vaut au moins aussi longtemps que la promesse, et aucun prix ne vaut plus longtemps que le trajet ne peut être accepté. Une demande arrivée plus tard est signalée.',
      unit: 'heures',
    },
    min_notice_minutes: {
      name: 'Délai minimal pour accepter',
      about:
        'Jusqu’à ce délai avant la prise en charge, une offre s’accepte sur la page du trajet. Ensuite, l’accord se donne par téléphone et vous le notez ici.',
      unit: 'minutes',
    },
    flight_earlier_minutes: {
      name: 'Vol en avance\u202F: prise en charge avancée',
      about:
        'Un vol qui atterrit jusqu’à tant de minutes en avance avance de lui-même sa prise en charge. Au-delà, c’est à vous de décider.',
      unit: 'minutes',
    },
    flight_later_minutes: {
      name: 'Vol en retard\u202F: prise en charge reportée',
      about:
        'Un vol en retard de tant de minutes au plus reporte de lui-même sa prise en charge. Au-delà, c’est à vous de décider.',
      unit: 'minutes',
    },
    landing_to_pickup_minutes: {
      name: 'De l’atterrissage à la prise en charge, dans les offres',
      about: 'Une offre avec un vol propose la prise en charge tant de minutes après l’atterrissage.',
      unit: 'minutes',
    },
    kerb_from_minutes: {
      name: 'De l’atterrissage à la voiture, au moins',
      about:
        'La valeur basse que lisent les voyageurs, comme ordre de grandeur, tant que 200 de vos courses ne sont pas connues.',
      unit: 'minutes',
    },
    kerb_until_minutes: {
      name: 'De l’atterrissage à la voiture, au plus',
      about: 'La valeur haute du même ordre de grandeur.',
      unit: 'minutes',
    },
    lead_in_minutes: {
      name: 'Chauffeur occupé avant la prise en charge',
      about:
        'Combien de temps avant la prise en charge le chauffeur et le véhicule comptent comme occupés. S’applique aux nouvelles courses. Les horaires de chaque course se modifient sur le planning du jour.',
      unit: 'minutes',
    },
    lead_in_airport_minutes: {
      name: 'Chauffeur occupé avant une course aéroport',
      about: 'De même, pour les courses depuis ou vers l’aéroport.',
      unit: 'minutes',
    },
    reply_minutes: {
      name: 'Délai de réponse',
      about: 'Le temps dans lequel nous répondons à une demande, hors chabbat, fêtes et jours fermés.',
      unit: 'minutes',
    },
    complaint_days: {
      name: 'Réponse à une réclamation',
      about: 'En combien de jours ouvrés nous répondons à une réclamation.',
      unit: 'jours ouvrés',
    },
    change_hours: {
      name: 'Modifications par le client',
      about:
        'Jusqu’à ce délai avant la prise en charge, le client modifie lui-même l’adresse ou demande une autre heure. Ensuite, il appelle ; vol, passager et note restent ouverts jusqu’à la prise en charge.',
      unit: 'heures',
    },
    free_until_hours: {
      name: 'Annulation sans frais',
      about:
        'Jusqu’à ce délai avant la prise en charge, l’annulation est sans frais. S’applique aux nouvelles offres\u202f: celles déjà envoyées gardent leurs conditions.',
      unit: 'heures',
    },
    late_fee_percent: {
      name: 'Frais d’annulation tardive',
      about: 'Part du prix due pour une annulation plus tardive. S’applique aux nouvelles offres.',
      unit: 'pour cent',
    },
    landing_waiting_minutes: {
      name: 'Attente gratuite après un atterrissage',
      about:
        'Le temps pendant lequel le chauffeur attend sans supplément à l’aéroport, à compter de l’atterrissage. Indiqué dans les nouvelles offres.',
      unit: 'minutes',
    },
    free_waiting_minutes: {
      name: 'Attente gratuite partout ailleurs',
      about:
        'Le temps pendant lequel le chauffeur attend sans supplément à partir de l’heure convenue. Indiqué dans les nouvelles offres.',
      unit: 'minutes',
    },
    free_delay_hours: {
      name: 'Retard de vol sans frais',
      about: 'Le retard à l’atterrissage qui ne coûte rien. Indiqué dans les nouvelles offres.',
      unit: 'heures',
    },
    vat_percent: {
      name: 'TVA',
      about: 'Taux compris dans les prix. Pour la comptabilité, chaque offre garde celui du jour où elle a été faite.',
      unit: 'pour cent',
    },
    sign_up: {
      name: 'Qui peut s’inscrire',
      about:
        'Tout le monde peut demander un compte, ou seulement les adresses qu’un administrateur a invitées. Dans les deux cas, un compte sans rôle n’ouvre rien. Sur invitation seulement, un refus révèle à qui regarde de près que l’adresse n’est pas invitée. La page de connexion, elle, dit la même chose à tous.',
    },
    link_wrong_limit: {
      name: 'Liens de trajet erronés',
      about:
        'Nombre de liens erronés qu’une même connexion peut essayer en 10 minutes. Au triple, elle est bloquée. Le bon lien s’ouvre toujours.',
      unit: 'liens',
    },
    alert_addresses: {
      name: 'Qui reçoit un e-mail en cas d’alerte grave',
      about:
        'Chaque adresse de la liste reçoit un e-mail quand une alerte élevée ou critique est ouverte. Si la liste est vide, il part aux administrateurs.',
    },
    message_digest_hours: {
      name: 'E-mails sur les demandes mises de côté',
      about:
        'Les demandes qui semblent automatiques sont annoncées ensemble. Réglez ici le temps minimal entre deux de ces e-mails.',
      unit: 'heures',
    },
    message_attempts: {
      name: 'Tentatives d’envoi',
      about:
        'Nombre d’essais pour envoyer un e-mail à l’équipe ou à un client, avant de renoncer et de déclencher une alerte. Dix tentatives prennent environ trois heures.',
      unit: 'tentatives',
    },
    lead_limit_per_ip: {
      name: 'Demandes par adresse réseau',
      about:
        'Nombre de demandes acceptées depuis une même connexion Internet pendant la durée ci-dessous. Un hôtel ou un bureau partage une seule connexion\u202F: ne descendez pas trop bas.',
      unit: 'demandes',
    },
    lead_limit_per_ip_minutes: {
      name: 'Durée de comptage par adresse réseau',
      about: 'Durée sur laquelle on compte les demandes d’une même connexion.',
      unit: 'minutes',
    },
    lead_limit_per_phone: {
      name: 'Demandes par numéro de téléphone',
      about: 'Nombre de demandes acceptées avec un même numéro pendant la durée ci-dessous.',
      unit: 'demandes',
    },
    lead_limit_per_phone_minutes: {
      name: 'Durée de comptage par numéro',
      about: 'Durée sur laquelle on compte les demandes d’un même numéro.',
      unit: 'minutes',
    },
    block_after_limited: {
      name: 'Blocage après des refus',
      about: 'Après ce nombre de refus en 10 minutes, l’expéditeur est bloqué, pour une heure ou plus.',
      unit: 'refus',
    },
    block_after_suspicious: {
      name: 'Blocage pour spam',
      about:
        'Nombre de demandes suspectes, en 10 minutes, à partir duquel l’expéditeur est bloqué. Les demandes elles-mêmes sont gardées à part.',
      unit: 'demandes',
    },
    alert_after_invalid: {
      name: 'Alerte sur les demandes illisibles',
      about: 'Nombre de demandes illisibles d’un même expéditeur, en 10 minutes, qui déclenche une alerte de sécurité.',
      unit: 'demandes',
    },
    alert_after_failed_sign_ins: {
      name: 'Alerte sur les connexions échouées',
      about: 'Nombre d’échecs de connexion à l’espace équipe, en 15 minutes, qui déclenche une alerte de sécurité.',
      unit: 'échecs',
    },
    visit_alert_minimum: {
      name: 'Alerte en cas d’affluence',
      about:
        'Sous ce nombre de visites en une heure, aucune alerte n’est déclenchée, même si le site est d’ordinaire très calme.',
      unit: 'visites',
    },
    visit_limit_per_ip: {
      name: 'Visites par adresse réseau',
      about: 'Nombre de pages vues enregistrées en 10 minutes depuis une même connexion Internet.',
      unit: 'vues',
    },
    consent_limit_per_ip: {
      name: 'Choix de cookies par adresse réseau',
      about: 'Nombre de choix sur les cookies enregistrés en 10 minutes depuis une même connexion Internet.',
      unit: 'choix',
    },
    visitors_per_day: {
      name: 'Visiteurs par jour',
      about:
        'Nombre de visiteurs enregistrés par jour, au plus. Les suivants naviguent normalement, sans être comptés.',
      unit: 'visiteurs',
    },
    visits_per_visitor: {
      name: 'Pages vues par visiteur',
      about: 'Nombre de pages vues enregistrées par jour pour un même visiteur.',
      unit: 'vues',
    },
    consents_per_day: {
      name: 'Choix de cookies par jour',
      about: 'Nombre de choix sur les cookies enregistrés en 24 heures.',
      unit: 'choix',
    },
    ask_price_limit_per_ip: {
      name: 'Demandes de prix',
      about:
        'Nombre de fois qu’une même connexion peut interroger l’adresse publique des prix en 10 minutes. Un assistant demande pour beaucoup de monde depuis une seule.',
      unit: 'demandes',
    },
    flight_limit_per_ip: {
      name: 'Consultations du tableau des vols',
      about: 'Nombre de fois qu’une même connexion peut consulter le tableau des vols en 10 minutes.',
      unit: 'fois',
    },
    flight_feed_minutes: {
      name: 'Mise à jour du tableau des vols',
      about: 'Intervalle entre deux lectures du tableau auprès de l’autorité aéroportuaire.',
      unit: 'minutes',
    },
  },
  facts: {
    title: 'Ce que le site dit de l’entreprise',
    about:
      'Ces informations sont inscrites dans chaque page et ne se modifient pas ici. On les change à l’endroit indiqué en face de chacune\u202F: dans le fichier .env si le nom commence par VITE_, dans src/config/business.ts s’il commence par business. Il faut ensuite reconstruire et redémarrer le site. La commande «\u202Fnpm run launch-check\u202F» énumère tout ce qui, dans le site entier, est inventé ou reste à prouver.',
    upkeep: 'Pour qui entretient le site',
    open: (count, figure) =>
      count === 0
        ? 'Rien ici n’est inventé ni à prouver.'
        : count === 1
          ? '1 information est signalée\u202F: inventée, ou à prouver.'
          : `${figure} informations sont signalées\u202F: inventées, ou à prouver.`,
    columns: { what: 'Information', text: 'Dans les pages', state: 'État' },
    states: {
      own: 'Rien à signaler',
      placeholder: 'Inventée',
      sample: 'Exemple',
      confirm: 'À confirmer',
      old: 'Trop ancienne',
    },
    names: {
      name: 'Nom de l’entreprise',
      legalName: 'Raison sociale',
      legalNumber: 'Numéro d’immatriculation',
      address: 'Adresse',
      licence: 'Licence de transport',
      licenceNumber: 'Numéro de la licence',
      phone: 'Téléphone',
      whatsapp: 'WhatsApp pour les demandes',
      whatsappInfo: 'WhatsApp pour les questions',
      email: 'E-mail',
      rating: 'Note',
      statistics: 'Clients et trajets',
      claims: 'Affirmations des textes',
    },
    rating: (value, count) => `${value} sur 5, ${count} avis`,
    statistics: (customers, rides) => `${customers} clients, ${rides} trajets`,
    claims: (open, all) => `${open} sur ${all} restent à prouver`,
  },
  bounds: (minimum, maximum) => `entre ${minimum} et ${maximum}`,
  unsaved: 'Pas encore enregistré',
  never: 'Pas encore modifié ici',
  changedBy: 'Dernière modification par',
  emptyList: 'une liste vide',
  notEditable: 'Ce réglage ne se modifie pas ici.',
  published: 'Les pages du site suivent en quelques minutes.',
  number: {
    invalid: (minimum, maximum) => `Indiquez un nombre entier entre ${minimum} et ${maximum}`,
  },
  emails: {
    label: 'Adresse e-mail à ajouter',
    add: 'Ajouter',
    remove: (address) => `Retirer ${address}`,
    list: 'Adresses de la liste',
    none: 'Aucune adresse dans la liste.',
    invalidEmail: (text) => `Ce n’est pas une adresse e-mail\u202F: ${text}`,
    emailLetters: (text) => `${errors.emailLetters}\u202F: ${text}`,
    duplicate: (text) => `Cette adresse est déjà dans la liste\u202F: ${text}`,
    tooMany: (limit) => `${limit} adresses au plus`,
  },
  choices: {
    everybody: 'Tout le monde, dix par heure au plus depuis un même réseau',
    invited: 'Seulement les adresses invitées',
    nothing: 'Rien, tout attend',
    urgent: 'Seulement les réponses à ce qui vient d’être fait, et les alertes',
    all: 'Tout, comme les autres jours',
    jerusalem: 'Jérusalem, 40 minutes avant le coucher du soleil',
    'tel-aviv': 'Tel-Aviv, 18 minutes avant le coucher du soleil',
    haifa: 'Haïfa, 30 minutes avant le coucher du soleil',
    none: 'Nous roulons aussi le chabbat et les jours de fête',
  },
  dates: {
    list: 'Jours de fermeture',
    none: 'Aucun jour de fermeture à venir.',
    remove: (day) => `Rouvrir le ${day}`,
    tooMany: (limit) => `${limit} jours au plus`,
    calendar: {
      label: 'Calendrier des jours de fermeture',
      weekdays: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      today: 'aujourd’hui',
      selected: 'fermé',
      closed: 'fermé',
    },
  },
};
