import { frenchTimes } from '../../format';
import type { ContactMessages } from '../he/contact';

export const messages: ContactMessages = {
  section: {
    rest: '{if rest_city|C’est le chabbat ou une fête|Nous sommes fermés aujourd’hui} : nous répondrons dès la reprise',
    kicker: 'Contact',
    title: 'Réservez votre trajet',
    promise: 'Nous vous recontactons sous {minutes reply_minutes}',
    availability:
      'Nous répondons 24 h/24, {if rest_city|6 j/7. Nous nous reposons le chabbat et les jours de fête juive|7 j/7, toute l’année}.',
    formTitle: 'Laissez-nous un message',
  },
  ways: {
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    area: 'Zone desservie',
    areaValue: 'Tout Israël',
    hours: 'Horaires',
    hoursValue: '24 h/24, {if rest_city|6 j/7, sauf le chabbat et les jours de fête juive|7 j/7, toute l’année}',
    today: (time) => frenchTimes(`Aujourd’hui, nous répondons jusqu’à ${time}`),
  },
  required: 'obligatoire',
  optional: 'facultatif',
  fields: { name: 'Nom complet', phone: 'Téléphone', email: 'E-mail', notes: 'Message' },
  hints: {
    phone: 'Numéro étranger : commencez par + (France : +33)',
    notes: 'Départ, destination et date ? Ou simplement votre question.',
  },
  errors: {
    nameMin: 'Indiquez un nom d’au moins 2 lettres',
    nameMax: 'Ce nom est trop long : 100 caractères au plus',
    phoneMin: 'Il manque des chiffres à ce numéro',
    phoneInvalid: 'Ce numéro n’est pas valide. S’il n’est pas israélien, commencez par + et l’indicatif du pays',
    invalidEmail: 'Adresse e-mail non valide',
    emailLetters: 'Avant le @, les lettres doivent être latines et sans accent (a–z). Réécrivez l’adresse ainsi',
    messageRequired: 'Écrivez un message',
    notesMax: 'Ce message est trop long : 4 000 caractères au plus',
    invalidValue: 'Cette valeur n’est pas valide',
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
    text: (business, asksMessage) =>
      `${business} utilise ces informations uniquement pour vous recontacter et ne les transmet qu’aux prestataires qui font fonctionner ce site. Aucune loi ne vous oblige à les fournir ; sans ${asksMessage ? 'nom, téléphone ni message' : 'nom ni téléphone'}, nous ne pouvons pas vous répondre. Comment les consulter, les corriger ou les faire effacer :`,
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
  draft: {
    kept: 'Conservé sur cet appareil jusqu’à l’envoi.',
    clear: 'Vider le formulaire',
    cleared: 'Le formulaire est vide',
    undo: 'Rétablir',
  },
  sent: {
    what: 'Votre envoi',
    restNext:
      '{if rest_city|C’est le chabbat ou une fête|Nous sommes fermés aujourd’hui}. Dès la reprise, nous vous appelons ou vous écrivons sur WhatsApp.',
    toastTitle: 'Merci ! Nous avons bien reçu votre message',
    toastText: (reference) => `Votre référence : ${reference}`,
    openChat: 'Ouvrir la discussion',
    elsewhere: 'Envoyé depuis un autre onglet',
    title: 'Votre message est arrivé',
    reference: 'Votre référence',
    next: 'Nous vous appelons ou vous écrivons sur WhatsApp sous {minutes reply_minutes}.',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué',
    another: 'Un autre message',
  },
  failed: {
    toastTitle: 'Erreur d’envoi',
    unknown:
      'Un problème est survenu de notre côté. Votre message est conservé : réessayez ou envoyez-le sur WhatsApp.',
    title: 'L’envoi n’a pas abouti',
    kept: 'Ce que vous avez écrit est conservé sur cet appareil.',
    repeated:
      'Votre message n’est pas encore confirmé. Il est conservé sur cet appareil et nous continuons à l’envoyer jusqu’à ce qu’il arrive.',
    offline: 'Vous êtes hors ligne. Nous renverrons le message dès le retour de la connexion.',
    network: 'Le serveur est injoignable. Réessayez : le message ne sera pas envoyé deux fois.',
    timeout: 'Le serveur n’a pas répondu à temps. Réessayez : le message ne sera pas envoyé deux fois.',
    conflict:
      'Une version précédente de ce message nous est déjà parvenue. Pour la modifier, écrivez-nous sur WhatsApp, ou envoyez celui-ci comme nouveau message.',
    rateLimited: (wait) => `Trop de messages ont été envoyés en peu de temps. Vous pourrez réessayer ${wait}.`,
    inMinutes: (minutes) => (minutes === 1 ? 'dans une minute' : `dans ${minutes} minutes`),
    later: 'dans quelques minutes',
    blocked:
      'Les envois depuis cette connexion sont bloqués temporairement. Écrivez-nous sur WhatsApp ou appelez-nous.',
    expired:
      'Un message envoyé il y a plus de trois jours n’a jamais été confirmé. Vérifiez les informations et renvoyez-le.',
  },
  chat: {
    greeting: 'Bonjour, je vous ai écrit sur votre site :',
    reference: 'Référence',
    unconfirmed: '(pas encore confirmé sur le site)',
    start: 'Bonjour, j’aimerais des renseignements sur un trajet avec chauffeur.',
  },
  widget: {
    rest: '{if rest_city|C’est le chabbat ou une fête|Nous sommes fermés aujourd’hui} : nous répondrons dès la reprise.',
    title: 'Nous joindre',
    text: 'Nous répondons sous {minutes reply_minutes}, 24 h/24, {if rest_city|6|7} j/7.',
    call: 'Appeler',
    callbackTitle: 'Ou nous vous rappelons',
    callMe: 'Merci de me rappeler.',
    close: 'Fermer',
  },
};
