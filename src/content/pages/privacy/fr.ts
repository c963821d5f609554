import { business } from '@/config/business';
import { messages as consent } from '@/i18n/messages/fr/consent';
import { company } from '../../terms/company.fr';
import type { PrivacyContent } from './he';
import type { PanelTopic, PrivacySections } from './privacy-policy';

/** The names of banner and settings. */
const { essential, analytics, marketing, personalization } = consent.categories;

const sections: PrivacySections = {
  controller: {
    title: 'Qui est responsable',
    blocks: [
      {
        kind: 'text',
        text: `Le responsable du traitement, celui qui décide quelles données sont recueillies et pourquoi, est l’entreprise qui exploite ce site : ${business.name.fr}.`,
      },
      {
        kind: 'text',
        text: 'Pour toute question ou demande touchant à vos données, écrivez-nous par e-mail. Vous pouvez aussi appeler ou envoyer un message.',
      },
      { kind: 'list', items: company },
      {
        kind: 'contact',
        email: 'Contact pour vos données',
        emailSubject: 'Demande relative à mes données',
        phone: 'Téléphone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
  collected: {
    title: 'Ce que nous recueillons, et quand',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Une demande de trajet',
            text: 'Vos nom, téléphone et e-mail, l’adresse de départ et la destination, la date et l’heure, le nombre de passagers et de bagages, le type de service et, si vous le souhaitez, les sièges enfant selon l’âge, un numéro de vol, un trajet retour avec son jour, son heure et son vol, le nom et le téléphone du passager si ce n’est pas vous, et des remarques. Nous enregistrons aussi la langue du site, la date d’envoi et le temps passé à remplir le formulaire.',
          },
          {
            term: 'La page de votre trajet',
            text: 'La première ouverture d’une offre, ce que vous y acceptez, modifiez ou annulez, et à quel moment. Le nom et le téléphone d’un autre passager, si vous les donnez. Nous en avons besoin pour vous conduire comme convenu et pour pouvoir montrer ensuite ce qui a été convenu.',
          },
          {
            term: 'Un court message',
            text: 'Vos nom, téléphone et message. Une adresse e-mail seulement si vous le souhaitez.',
          },
          {
            term: 'Un appel ou WhatsApp',
            text: 'Votre numéro et ce que vous nous dites. Un échange sur WhatsApp est aussi soumis aux conditions de WhatsApp.',
          },
          {
            term: 'Une visite sans consentement à la mesure d’audience',
            text: 'Tout au plus un compteur de pages : quelle page a été ouverte, et quel jour. Ni identifiant, ni type de navigateur, ni page de provenance.',
          },
          {
            term: 'Une visite avec consentement à la mesure d’audience',
            text: 'Un identifiant aléatoire de la visite, l’adresse et le titre des pages ouvertes, la page de provenance, le type de navigateur et le temps passé sur chaque page. Si vous envoyez alors une demande, l’identifiant y est joint. Les pages sur la confidentialité et les conditions ne sont jamais mesurées, même avec votre consentement.',
          },
          {
            term: 'La sécurité',
            text: 'L’adresse IP d’où part un formulaire, pour arrêter le spam, les envois massifs et les tentatives d’intrusion.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Aucun paiement ne se fait sur ce site : il ne demande donc jamais de numéro de carte bancaire.',
      },
    ],
  },
  voluntary: {
    title: 'Devez-vous fournir vos données ?',
    blocks: [
      {
        kind: 'text',
        text: 'Non. Aucune loi ne vous oblige à nous confier vos données : vous êtes libre d’y consentir ou non.',
      },
      {
        kind: 'text',
        text: 'Sans les champs obligatoires, le formulaire ne part pas : nous ne pourrions ni fixer un prix ni envoyer un chauffeur. Le numéro de vol et les remarques sont facultatifs ; sans numéro de vol, le chauffeur ne peut pas suivre votre arrivée.',
      },
      {
        kind: 'text',
        text: 'Refuser la mesure d’audience ne change rien au service ni au prix.',
      },
    ],
  },
  purposes: {
    title: 'À quoi servent vos données',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: 'Établir un prix, organiser le trajet et l’effectuer.' },
          {
            text: 'Exécuter ce que vous acceptez, modifiez ou annulez sur la page de votre trajet, et pouvoir montrer ce qui a été convenu.',
          },
          { text: 'Suivre votre vol et vous prévenir en cas de changement.' },
          { text: 'Tenir la comptabilité, traiter réclamations et litiges, respecter nos obligations légales.' },
          { text: 'Protéger le site du spam, des envois massifs et des intrusions.' },
          { text: 'Avec votre consentement : savoir quelles pages sont utiles, et les améliorer.' },
          {
            text: 'Nous n’envoyons ni publicité ni lettre d’information. Si cela devait changer, ce serait avec un consentement distinct et préalable, et chaque envoi indiquerait comment ne plus en recevoir.',
          },
        ],
      },
    ],
  },
  recipients: {
    title: 'Qui reçoit vos données',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Nos employés habilités',
            text: 'Ceux qui en ont besoin pour leur travail, avec un accès personnel limité à leur fonction.',
          },
          {
            term: 'Votre chauffeur',
            text: 'Ce qu’exige le trajet : nom, téléphone, adresses, horaire, nombre de passagers et de bagages, sièges enfant, numéro de vol et remarques.',
          },
          {
            term: 'Le service de messagerie',
            text: 'Chaque nouvelle demande est annoncée à notre équipe par e-mail : ce message contient votre nom, votre téléphone, le trajet et l’heure. Les messages que nous vous envoyons au sujet de votre trajet passent aussi par lui.',
          },
          {
            term: 'WhatsApp et YouTube',
            text: 'Une conversation sur WhatsApp, ouverte par vous ou par nous pour vous répondre, passe par Meta ; une vidéo que vous lancez vient de YouTube (Google). Chacun applique ses propres conditions.',
          },
          {
            term: 'L’hébergeur',
            text: 'La société dont les serveurs font tourner le site et sa base de données conserve les données pour notre compte et selon nos instructions. Ces serveurs peuvent se trouver hors d’Israël ; le transfert suit alors les règles applicables à l’envoi de données à l’étranger. Pour les résidents de l’Union européenne : la Commission européenne reconnaît qu’Israël offre une protection adéquate.',
          },
          { term: 'Les autorités', text: 'Uniquement lorsque la loi nous y oblige.' },
        ],
      },
      {
        kind: 'text',
        text: 'Nous ne vendons pas vos données, ne les louons pas et ne les transmettons à aucun annonceur.',
      },
    ],
  },
  retention: {
    title: 'Combien de temps nous gardons vos données',
    blocks: [
      {
        kind: 'table',
        caption: 'Durées de conservation par type de données',
        columns: { what: 'Type de données', howLong: 'Durée' },
        rows: [
          { what: 'Détails de réservation', howLong: `${business.retention.bookingYears} ans` },
          { what: 'Coordonnées', howLong: `${business.retention.contactYears} ans` },
          {
            what: 'Vos actions sur la page de votre trajet, gardées avec la demande',
            howLong: `${business.retention.contactYears} ans`,
          },
          {
            what: 'Consentement marketing (aucun n’est demandé aujourd’hui)',
            howLong: 'Jusqu’à ce que vous le retiriez',
          },
          { what: 'Texte des messages sur votre trajet', howLong: `${business.retention.messageMonths} mois` },
          { what: 'Cookies essentiels', howLong: `${business.retention.technicalCookieMonths} mois` },
          { what: 'Visites enregistrées avec votre consentement', howLong: `${business.retention.visitMonths} mois` },
          { what: 'Journaux de sécurité', howLong: `${business.retention.securityMonths} mois` },
          { what: 'Preuve de votre choix de cookies', howLong: `${business.retention.consentYears} ans` },
        ],
      },
      {
        kind: 'text',
        text: `Passé ce délai, les données sont effacées. Inutile d’attendre : une demande d’effacement est traitée sous ${business.deletionDays} jours.`,
      },
    ],
  },
  security: {
    title: 'Comment vos données sont protégées',
    blocks: [
      {
        kind: 'text',
        text: 'La connexion au site est chiffrée. Seuls les employés habilités voient vos données, chacun selon sa fonction ; votre chauffeur voit ce qu’exige le trajet. Toute modification d’une demande est consignée, avec son auteur et sa date. Les journaux du système ne contiennent ni nom, ni téléphone, ni message.',
      },
      {
        kind: 'text',
        text: 'Aucun site n’est à l’abri de tout. En cas d’incident grave, nous le signalons à l’Autorité de protection de la vie privée et prévenons les personnes concernées, comme la loi l’exige.',
      },
    ],
  },
  cookies: {
    title: 'Les cookies et vos choix',
    blocks: [
      {
        kind: 'text',
        text: 'Le site garde quelques éléments dans votre navigateur, sous forme de cookies ou dans le stockage local. Tout ce qui n’est pas essentiel reste désactivé sans votre consentement.',
      },
      {
        kind: 'list',
        items: [essential, analytics, marketing, personalization].map(({ title, text }) => ({ term: title, text })),
      },
      {
        kind: 'text',
        text: `Vous pouvez retirer votre consentement à tout moment ; au bout de ${business.consentDays} jours, nous vous reposons la question. Nous gardons trace de votre choix : le texte affiché, la réponse et la date. Effacer les données du site dans votre navigateur supprime tout ce qui y est gardé.`,
      },
    ],
  },
  rights: {
    title: 'Vos droits',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Accès',
            text: `Recevoir les données que nous détenons sur vous, sous ${business.accessDays} jours.`,
          },
          { term: 'Rectification', text: 'Faire corriger une donnée fausse, incomplète ou périmée.' },
          {
            term: 'Effacement',
            text: `Demander l’effacement de vos données ; la demande est traitée sous ${business.deletionDays} jours. Ce que la loi nous impose de garder, comme les pièces comptables, est conservé jusqu’au terme prévu.`,
          },
          {
            term: 'Retrait du consentement',
            text: 'À tout moment et sans motif. Le retrait vaut pour l’avenir.',
          },
          {
            term: 'Réclamation',
            text: 'Saisir l’Autorité israélienne de protection de la vie privée, au ministère de la Justice.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Un message suffit. Écrivez-nous depuis l’adresse e-mail que vous nous avez donnée, ou indiquez le numéro de téléphone de votre demande, afin que nous sachions que c’est bien vous.',
      },
    ],
  },
  europe: {
    title: 'Si vous résidez dans l’Union européenne ou au Royaume-Uni',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Bases légales',
            text: 'Votre demande et le trajet : mesures précontractuelles et contrat. La comptabilité : obligation légale. La sécurité : notre intérêt légitime à un site qui fonctionne. La mesure d’audience : votre consentement.',
          },
          {
            term: 'Autres droits',
            text: 'Limiter le traitement, vous y opposer, recevoir vos données dans un format courant.',
          },
          {
            term: 'Délai',
            text: `Nous répondons sous un mois, et sous ${business.accessDays} jours au plus pour une demande d’accès.`,
          },
          {
            term: 'Votre autorité',
            text: 'Vous pouvez aussi saisir l’autorité de votre pays, en France la CNIL.',
          },
        ],
      },
    ],
  },
  children: {
    title: 'Les enfants',
    blocks: [
      {
        kind: 'text',
        text: 'Les trajets sont réservés par des adultes. Comptez simplement les enfants parmi les passagers. Pour les enfants de moins de 8 ans seulement, nous demandons l’âge et le poids de chacun, afin d’apporter le bon siège.',
      },
    ],
  },
  changes: {
    title: 'Si cette politique change',
    blocks: [
      {
        kind: 'text',
        text: 'Toute nouvelle version est publiée sur cette page avec sa date. Les données déjà confiées ne serviront à rien d’autre sans votre consentement.',
      },
    ],
  },
};

const topics: readonly PanelTopic[] = [
  {
    title: 'Droits des personnes',
    text: 'Accès, rectification, effacement, retrait du consentement, réclamation.',
    section: 'rights',
  },
  {
    title: 'Collecte',
    text: 'Seulement ce qu’exige un trajet. Sans consentement, un simple comptage des pages vues.',
    section: 'collected',
  },
  {
    title: 'Sécurité',
    text: 'Connexion chiffrée, accès selon la fonction, chaque modification consignée.',
    section: 'security',
  },
  {
    title: 'Transfert',
    text: 'Au chauffeur, à l’hébergeur et au service de messagerie, peut-être à l’étranger. À aucun annonceur.',
    section: 'recipients',
  },
  {
    title: 'Contact pour vos données',
    text: 'Répond aux questions, traite les demandes, examine les réclamations.',
    section: 'controller',
  },
  {
    title: 'Exercer un droit',
    text: `Par e-mail, téléphone ou message. Accès sous ${business.accessDays} jours, effacement sous ${business.deletionDays}.`,
    section: 'rights',
  },
];

export const content: PrivacyContent = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Ce que nous recueillons quand vous demandez un trajet, qui le reçoit, combien de temps, et comment consulter, corriger ou effacer vos données.',
  },
  title: 'Politique de confidentialité',
  updatedLabel: 'Dernière mise à jour :',
  lastUpdated: business.privacyPolicyDate,
  summary: {
    title: 'En bref',
    sentences: [
      'Nous ne demandons que ce qu’il faut pour établir un prix et envoyer un chauffeur.',
      'Nous ne vendons vos données à personne et, sans votre consentement, ne recueillons aucun identifiant pour mesurer l’audience.',
      'Vous pouvez consulter vos données, les corriger ou les faire effacer : un seul message suffit.',
    ],
  },
  tableOfContents: 'Sur cette page',
  panel: {
    badge: 'Amendement 13',
    compliant: 'Conforme à l’amendement 13',
    title: 'La loi sur la vie privée en chiffres',
    text: 'L’amendement n° 13 de la loi israélienne sur la protection de la vie privée est en vigueur depuis le 14 août 2025.',
    cards: [
      {
        figure: business.accessDays,
        unit: 'jours',
        text: 'au plus pour recevoir les données que nous détenons sur vous',
      },
      { figure: business.deletionDays, unit: 'jours', text: 'au plus pour traiter une demande d’effacement' },
      { figure: business.retention.bookingYears, unit: 'ans', text: 'puis les détails de réservation sont effacés' },
    ],
    more: 'Par thème',
    topics,
  },
  sections,
};
