import type { StaffMeetingPointsMessages } from '../he/staff-meeting-points';

export const messages: StaffMeetingPointsMessages = {
  title: 'Points de rendez-vous',
  intro:
    'Où et comment on retrouve les voyageurs à l’arrivée. Ces mots figurent dans le devis, les messages, le calendrier, sur la page du trajet, chez le chauffeur et au planning.',
  failed: 'Impossible de charger les points de rendez-vous',
  saved: 'Enregistré. Confirmez une fois que quelqu’un s’est rendu sur place.',
  ways: { board: 'Pancarte dans le hall des arrivées', kerb: 'Le long du trottoir, sur message' },
  titleOf: (airport, way) => `${airport} · ${way}`,
  notListed: 'Cet aéroport n’est plus dans la grille.',
  none: 'Le lieu de rendez-vous n’est pas encore décrit. D’ici là, chaque devis au départ de cet aéroport le demande dans vos propres mots.',
  confirmed: 'Confirmé',
  unconfirmed: 'Pas encore confirmé',
  describe: 'Décrire',
  editShort: 'Modifier',
  edit: (title) => `Modifier\u202F: ${title}`,
  confirm: 'Tout est exact, j’ai vérifié sur place',
  confirmOf: (title) => `Tout est exact, j’ai vérifié sur place\u202F: ${title}`,
  confirmDone: 'Confirmé.',
  form: {
    carried:
      'Les nouveaux mots remplacent les anciens dans toutes les courses à venir, et chaque voyageur ou chauffeur qui a lu les anciens en est informé. Toute modification annule la confirmation.',
    place: 'Où',
    placeHint: 'Une phrase\u202F: le terminal, le hall, le repère auprès duquel on attend.',
    how: 'Comment ça se passe',
    howHint: 'Une phrase\u202F: ce que fait le voyageur, et le chauffeur.',
    terminalHint: 'Un chiffre ou une lettre, s’il y en a plusieurs',
    spot: 'Le repère sur le dessin',
    spotHint: 'Touchez le dessin ou faites glisser, ou déplacez le repère avec les flèches du clavier.',
    drawings: { hall: 'Hall avec barrière', small_hall: 'Petit hall, sans barrière', kerb: 'Le trottoir, dehors' },
    fields: {
      terminal: 'Terminal',
      drawing: 'Dessin',
      spot_x: 'Depuis la gauche, en pour cent',
      spot_y: 'Depuis le haut, en pour cent',
    },
    errors: {
      missing: 'Écrivez une phrase',
      long: '200 caractères au maximum',
      percent: 'Un nombre entier de 0 à 100',
      terminal: 'Deux chiffres ou lettres latines au maximum',
    },
  },
};
