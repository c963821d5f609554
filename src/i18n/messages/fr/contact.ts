import type { ContactMessages } from '../he/contact';

export const messages: ContactMessages = {
  section: {
    kicker: 'Contact',
    title: 'Réservez votre trajet',
    promise: 'Nous vous recontactons en quelques minutes',
    availability: 'Nous répondons 24 h/24, 6 j/7. Le chabbat et les jours de fêtes juives, nous faisons une pause.',
    formTitle: 'Laissez-nous un message',
  },
  ways: {
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    area: 'Zone desservie',
    areaValue: 'Tout Israël',
    hours: 'Horaires',
    hoursValue: '24 h/24, 6 j/7, sauf le chabbat et les fêtes juives',
    opensInNewTab: 's’ouvre dans un nouvel onglet',
  },
  required: 'obligatoire',
  optional: '(facultatif)',
  fields: { name: 'Nom complet', phone: 'Téléphone', email: 'E-mail', notes: 'Message' },
  hints: {
    phone: 'Hors d’Israël, commencez par +',
    notes: 'D’où, pour où et quand ? Ou simplement votre question.',
  },
  errors: {
    nameMin: 'Indiquez un nom d’au moins 2 lettres',
    nameMax: 'Ce nom est trop long : 100 caractères au plus',
    phoneMin: 'Il manque des chiffres à ce numéro',
    phoneInvalid: 'Ce numéro n’est pas valable. Un numéro étranger commence par + et l’indicatif du pays',
    invalidEmail: 'Adresse e-mail non valable',
    messageRequired: 'Écrivez un message',
    notesMax: 'Ce message est trop long : 4 000 caractères au plus',
    invalidValue: 'Cette valeur n’est pas valable',
  },
  summary: {
    item: (field, error) => `${field} : ${error}`,
    title: 'À compléter ou à corriger :',
    toastTitle: 'Erreur dans le formulaire',
    toastText: 'Veuillez remplir tous les champs obligatoires',
  },
  send: 'Envoyer le message',
  sendCallback: 'Rappelez-moi',
  notice: {
    title: 'Ce que nous faisons de ces informations',
    text: (business) =>
      `${business} s’en sert uniquement pour vous recontacter et ne les transmet qu’aux prestataires qui font fonctionner ce site. Aucune loi ne vous oblige à les fournir ; sans nom, téléphone ni message, nous ne pouvons pas vous répondre. Vous pouvez les consulter, les corriger et en demander la suppression :`,
    privacy: 'politique de confidentialité',
  },
  sending: {
    busy: 'Envoi en cours…',
    slow: 'L’envoi prend plus de temps que d’habitude. Votre message n’est pas encore confirmé ; vous pouvez aussi l’envoyer sur WhatsApp.',
    whatsapp: 'Envoyer sur WhatsApp',
    call: 'Nous appeler',
    retry: 'Réessayer',
    sendAsNew: 'Envoyer comme nouveau message',
  },
  sent: {
    toastTitle: 'Merci ! Nous avons bien reçu votre message',
    toastText: (reference) => `Votre référence : ${reference}`,
    openChat: 'Ouvrir la discussion',
    title: 'Votre message est arrivé',
    reference: 'Votre référence',
    next: 'Nous vous appelons ou vous écrivons sur WhatsApp, en général en quelques minutes.',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué',
    another: 'Un autre message',
  },
  failed: {
    toastTitle: 'Erreur d’envoi',
    unknown: 'Erreur inconnue',
    title: 'L’envoi automatique a échoué',
    kept: 'Ce que vous avez écrit est conservé sur cet appareil.',
    offline: 'Vous êtes hors ligne. Nous renverrons le message dès le retour de la connexion.',
    network:
      'Le serveur est injoignable : votre message n’est pas encore confirmé. Réessayez, il ne sera pas envoyé deux fois.',
    timeout:
      'Le serveur n’a pas répondu à temps : votre message n’est pas encore confirmé. Réessayez, il ne sera pas envoyé deux fois.',
    conflict:
      'Une version précédente de ce message nous est déjà parvenue. Pour la modifier, écrivez-nous sur WhatsApp, ou envoyez celui-ci comme nouveau message.',
    rateLimited: (wait) => `Plusieurs messages ont été envoyés de suite. Vous pourrez réessayer ${wait}.`,
    inMinutes: (minutes) => (minutes === 1 ? 'dans une minute' : `dans ${minutes} minutes`),
    later: 'dans quelques minutes',
    blocked:
      'Les envois depuis cette connexion sont bloqués pour un moment. Écrivez-nous sur WhatsApp ou appelez-nous.',
    expired:
      'Un message envoyé il y a plus de trois jours n’a jamais été confirmé. Vérifiez les informations et renvoyez-le.',
  },
  chat: {
    greeting: 'Bonjour, je vous ai écrit sur votre site :',
    reference: 'Référence',
    unconfirmed: '(pas encore confirmé sur le site)',
    start: 'Bonjour, j’aimerais des renseignements sur un trajet avec chauffeur privé.',
  },
  widget: {
    title: 'Nous joindre',
    text: 'Nous répondons 24 h/24, 6 j/7, en général en quelques minutes.',
    call: 'Appeler',
    callbackTitle: 'Ou nous vous rappelons',
    close: 'Fermer',
  },
};
