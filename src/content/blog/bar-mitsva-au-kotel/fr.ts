import { business } from '@/config/business';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.fr';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Bar-mitsva au Kotel : faire venir les invités, et les faire repartir',
  excerpt:
    'Jours possibles, accès, véhicules et tableau des départs : le plan d’une matinée de lundi ou de jeudi, prêt à envoyer aux invités.',
  tags: ['jerusalem', 'family', 'planning'],
  meta: {
    title: 'Bar-mitsva au Kotel : le transport des invités',
    description:
      'Bar-mitsva au Mur occidental : jours de lecture, inscription gratuite, Ezrat Israël, accès par la porte des Immondices, horaires et transport des invités.',
    keywords: ['bar-mitsva Kotel', 'transport invités Jérusalem', 'porte des Immondices', 'bar-mitsva Mur occidental'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Le rabbin est trouvé, la paracha est apprise, le restaurant du déjeuner est réservé. Reste une question : comment dix-huit personnes, dont deux grands-mères, un bébé et un photographe, arrivent-elles ensemble au pied du Mur à huit heures, un matin de semaine, dans une vieille ville où l’on n’entre presque pas en voiture ?',
    },
    { kind: 'heading', level: 2, id: 'jours', text: 'Les jours possibles' },
    {
      kind: 'paragraph',
      text: 'On lit la Torah le lundi, le jeudi, à Roch Hodech, le chabbat et les jours de fête. Pour une famille qui vient en voiture, filme et fait venir des musiciens, restent le lundi, le jeudi et Roch Hodech. Ce sont aussi les matins les plus chargés : l’esplanade accueille alors de nombreuses familles à la fois, et les cérémonies se font jusqu’en fin de matinée.',
    },
    {
      kind: 'table',
      caption: 'Choisir le matin',
      columns: ['Matin', 'Lecture', 'Affluence', 'Transport'],
      rows: [
        ['Lundi, jeudi', 'Oui', 'Forte, surtout en été et à Hanoucca', 'Oui'],
        ['Roch Hodech', 'Oui', 'Forte, parfois très forte', 'Oui, sauf s’il tombe un chabbat'],
        ['Dimanche, mardi, mercredi', 'Pas de lecture ; tefillin et bénédictions possibles', 'Plus calme', 'Oui'],
        ['Vendredi', 'Pas de lecture ; matinée courte', 'Variable', 'Oui, jusqu’à l’heure convenue'],
        ['Chabbat', 'Oui', 'Forte, sans photo ni voiture', 'Non : on dort à distance de marche du Kotel'],
      ],
    },
    { kind: 'heading', level: 2, id: 'inscription', text: 'Trois cadres, une inscription' },
    {
      kind: 'paragraph',
      text: 'La Fondation du patrimoine du Mur occidental propose un accompagnement gratuit : inscription, prêt de tefillin et de talit, rouleau de la Torah, aide d’un officiant. Des intermédiaires vendent le même service sur l’esplanade ; rien n’oblige à les payer. Inscrivez-vous tôt, puis demandez l’heure et le point de rencontre par écrit.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'L’esplanade. ' },
          'La cérémonie a lieu du côté des hommes. Les femmes suivent depuis leur section, le long de la séparation : placez les mères et les grands-mères au premier rang avant de commencer.',
        ],
        [
          { strong: 'La salle couverte, sous l’arche de Wilson. ' },
          'À l’abri de la pluie et du soleil. La section des femmes donne sur la salle par des vitres, et l’espace se réserve.',
        ],
        [
          { strong: 'Ezrat Israël, près de l’arche de Robinson. ' },
          'Hommes et femmes ensemble, dans un cadre plus calme. L’entrée est à part, quelques mètres avant le contrôle de sécurité principal, et il n’y a pas de cérémonie le chabbat.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'acces', text: 'Descendre de voiture au bon endroit' },
    {
      kind: 'paragraph',
      text: 'La porte des Immondices, au sud, est la plus proche du Kotel et celle qui demande le moins de marches. On dépose à la porte, on ne stationne pas. Depuis la porte de Jaffa, il faut traverser le souk et descendre des escaliers : belle promenade pour des cousins de quinze ans, mauvaise idée en talons. Le contrôle de sécurité se fait à l’entrée de l’esplanade, avec portique et sacs ouverts.',
    },
    {
      kind: 'list',
      items: [
        'Regroupez les invités en deux ou trois véhicules qui arrivent à dix minutes d’écart, plutôt qu’ensemble : la dépose est étroite.',
        'Mettez les personnes âgées dans le premier, avec quelqu’un qui connaît le chemin.',
        'Donnez à chaque véhicule un responsable, un numéro de téléphone israélien et la liste de ses passagers.',
        'Le photographe et les musiciens viennent avant la famille, avec leur propre trajet.',
        'Convenez d’un point de retrouvailles après le contrôle, visible de loin, par exemple le mât du drapeau.',
      ],
    },
    { kind: 'heading', level: 2, id: 'matinee', text: 'Le déroulé d’une matinée de lundi' },
    {
      kind: 'table',
      caption: 'Horaire type pour une lecture à 8 h 30, dix-huit invités logés en ville',
      columns: ['Heure', 'Quoi', 'Qui'],
      rows: [
        ['6 h 45', 'Petit déjeuner, ou sac à emporter demandé la veille', 'Tous'],
        ['7 h 10', 'Premier départ de l’hôtel', 'Grands-parents, enfants, celui qui connaît le chemin'],
        ['7 h 20 et 7 h 30', 'Deuxième et troisième départs', 'Cousins et amis'],
        ['7 h 50', 'Porte des Immondices, contrôle', 'Tous'],
        ['8 h 10', 'Tefillin, photos avant la foule', 'Le bar-mitsva et son père'],
        ['8 h 30', 'Prière et lecture', 'Tous'],
        ['10 h', 'Bonbons, danse, photos de famille', 'Tous'],
        ['10 h 45', 'Retour à la porte', 'Par groupes, dans l’ordre de l’aller'],
        ['11 h 15', 'Restaurant ou salle', 'Tous'],
      ],
    },
    {
      kind: 'paragraph',
      text: `Si la famille dort ailleurs, décalez tout. De Netanya, comptez ${drive('netanya').rush} jusqu’à la hauteur de l’aéroport aux heures de pointe, puis ${drive('jerusalem').rush} jusqu’à Jérusalem : une lecture à 8 h 30 oblige à partir avant 5 h. Mieux vaut dormir une nuit sur place.`,
    },
    { kind: 'heading', level: 2, id: 'flotte', text: 'Quel véhicule pour combien d’invités' },
    {
      kind: 'table',
      caption: `Pour des véhicules de ${business.vehicleSeats} places`,
      columns: ['Invités', 'Véhicules', 'Rotation'],
      rows: [
        [`Jusqu’à ${business.vehicleSeats}`, '1', 'Un seul départ'],
        [`De ${business.vehicleSeats + 1} à ${business.vehicleSeats * 2}`, '2', 'Deux départs à dix minutes'],
        [
          `De ${business.vehicleSeats * 2 + 1} à {most_passengers}`,
          'À partir de 3',
          'Un départ par véhicule, ou moins de véhicules et deux tours si l’hôtel est en ville',
        ],
        [
          `Plus de {most_passengers}`,
          'Sur demande',
          'Écrivez-nous : vous recevez le nombre de véhicules et le prix de l’ensemble',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Le calcul change avec les bagages. Si une partie des invités arrive de Ben Gourion le matin même, comptez aussi les valises. Le plus sûr est de faire atterrir tout le monde la veille. Pour les départs du soir après la fête, fixez les heures avant d’entrer dans la salle : la page ',
        { text: 'mariages et événements', to: '/event-wedding-transport' },
        ' explique comment nous tenons une liste de retours.',
      ],
    },
    { kind: 'heading', level: 2, id: 'apres', text: 'Après la cérémonie' },
    {
      kind: 'paragraph',
      text: 'Beaucoup de familles enchaînent avec les tunnels du Mur, dont la visite se réserve, la Cité de David, juste après la porte, ou un déjeuner à Mahané Yehouda. À midi en juillet, il fait chaud sur la pierre blanche. Un après-midi à l’ombre ou une heure d’hôtel sauve la soirée. Si vous descendez le lendemain à la mer Morte avec les cousins, gardez le même chauffeur : il connaît déjà les noms.',
    },
    {
      kind: 'checklist',
      title: 'À distribuer aux invités la veille',
      items: [
        'Heure de départ, numéro du véhicule et nom du responsable',
        'Porte des Immondices en trois langues, avec un point sur la carte',
        'Tenue : épaules et genoux couverts, chaussures plates, kippa fournie sur place',
        'Une pièce d’identité, pas de grand sac',
        'Eau et chapeau de mai à octobre, parapluie de novembre à mars',
        'Heure et adresse du déjeuner, heure du retour à l’hôtel',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Envoyez-nous la date, l’hôtel et le nombre d’invités : ',
        { text: 'nous répondons', to: '/contact' },
        ' avec un plan de départs et un prix. Pour les invités qui arrivent de France, ',
        { text: 'le terminal 3 pas à pas', to: '/blog/terminal-3-pas-a-pas' },
        ' est à joindre à l’invitation.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('kotelFoundation', 'kotelReading', 'kotelInside', 'ezratIsrael', 'roads') },
  ],
};
