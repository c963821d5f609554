import type { AccessibilitySections } from './accessibility-statement';
import type { AccessibilityContent } from './he';

const sections: AccessibilitySections = {
  standard: {
    title: 'Nos références',
    blocks: [
      {
        kind: 'text',
        text: 'Le site suit la réglementation israélienne sur l’accessibilité des services, la norme israélienne 5568 et les règles WCAG 2.2 au niveau AA. L’évaluation est la nôtre : outils automatiques, clavier et lecture des pages agrandies.',
      },
    ],
  },
  adjustments: {
    title: 'Ce qui a été adapté',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Clavier',
            text: 'La touche Tab atteint chaque lien, champ et menu, Échap ferme ce qui est ouvert, et le premier lien de chaque page mène au contenu. Un cadre montre toujours où vous êtes.',
          },
          {
            term: 'Lecteurs d’écran',
            text: 'Titres dans l’ordre, un nom pour chaque champ et bouton, erreurs lues à voix haute et liées à leur champ. Chaque page déclare sa langue et son sens de lecture.',
          },
          {
            term: 'Vue',
            text: 'Un contraste d’au moins 4,5 pour 1 entre le texte et le fond, un agrandissement jusqu’à 400 % sans défilement latéral, et aucune information donnée par la seule couleur.',
          },
          {
            term: 'Mouvement',
            text: 'Si votre appareil demande moins d’animations, rien ne bouge. Les vidéos ne démarrent que si vous les lancez.',
          },
          {
            term: 'Formulaires',
            text: 'Votre saisie est conservée si la page se recharge, et rien n’expire. Vous pouvez aussi vous passer du formulaire : par téléphone ou WhatsApp.',
          },
        ],
      },
    ],
  },
  limits: {
    title: 'Ce qui n’est pas encore parfait',
    blocks: [
      {
        kind: 'text',
        text: 'Le lecteur YouTube, WhatsApp et la page d’avis de Google appartiennent à d’autres : leur accessibilité ne dépend pas de nous. Le tableau des vols montre les données de l’autorité aéroportuaire telles qu’elles arrivent.',
      },
    ],
  },
  ride: {
    title: 'L’accessibilité du trajet lui-même',
    blocks: [
      {
        kind: 'text',
        text: 'Nos véhicules ont une marche à l’entrée, sans élévateur ni rampe. Un fauteuil pliant, un déambulateur ou une poussette voyage dans le coffre, et le chauffeur vous aide à monter et à descendre. Un chien guide voyage avec vous, sans supplément.',
      },
      {
        kind: 'text',
        text: 'Vous voyagez avec un fauteuil roulant, un déambulateur ou un chien guide ? Indiquez-le dans la demande ou par téléphone : nous vous dirons avant la réservation si le véhicule convient et ce qu’il faut prévoir.',
      },
    ],
  },
  help: {
    title: 'Bloqué ? Dites-le-nous',
    blocks: [
      {
        kind: 'text',
        text: `Si quelque chose ne vous est pas accessible, dites-nous sur quelle page et avec quel appareil : vous aurez une réponse sous {complaint_days} jours ouvrés. D’ici là, nous vous aidons à faire votre demande par téléphone.`,
      },
      {
        kind: 'contact',
        email: 'E-mail',
        emailSubject: 'Accessibilité du site',
        phone: 'Téléphone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
};

export const content: AccessibilityContent = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'Comment ce site a été rendu accessible (norme israélienne 5568, WCAG 2.2 AA), ce qui reste imparfait, et comment demander de l’aide ou signaler un problème.',
  },
  title: 'Déclaration d’accessibilité',
  updatedLabel: 'Dernière mise à jour :',
  lastUpdated: '2026-11-21',
  tableOfContents: 'Sur cette page',
  sections,
};
