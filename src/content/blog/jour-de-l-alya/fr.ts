import { terms } from '../../terms/sentences.fr';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.fr';
import { sourceLines } from '../sources.fr';

export const article: ArticleTexts = {
  title: 'Le jour de l’alya : de la passerelle à la première porte',
  excerpt:
    'Le représentant avec la pancarte « Olim », les papiers remis sur place, le taxi offert par l’État, et ce qui ne rentre pas dedans. Un plan pour les trente premières heures.',
  tags: ['olim', 'arrivals', 'family'],
  meta: {
    title: 'Olim : l’arrivée à Ben Gourion et le premier trajet',
    description:
      'Jour de l’alya à Ben Gourion : accueil des olim, documents remis, taxi gratuit, bagages en trop, famille nombreuse, animaux, premiers trajets administratifs.',
    keywords: ['alya aéroport', 'olim Ben Gourion taxi gratuit', 'arrivée alya bagages', 'premier jour alya'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Un an de dossiers, trois mois de cartons, un vol de quatre heures et demie. Puis une porte d’avion s’ouvre et il faut, dans le même quart d’heure, pleurer un peu, compter les enfants et trouver un fonctionnaire. Cette page ne parle ni d’oulpan ni d’équivalence de diplômes. Elle vous mène de la passerelle à votre premier logement, avec tout le monde et toutes les valises.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'D’où viennent ces informations',
      text: 'Les étapes décrites ici viennent de l’Agence juive et de guides d’olim, cités en bas de page. Les montants et certaines démarches évoluent chaque année : votre conseiller a le dernier mot, et c’est à lui qu’il faut poser les questions de droits.',
    },
    { kind: 'heading', level: 2, id: 'accueil', text: 'Avant les passeports : la pancarte' },
    {
      kind: 'paragraph',
      text: 'Un représentant du ministère de l’Alya et de l’Intégration attend les nouveaux immigrants dans le couloir qui mène au contrôle des passeports, avec une pancarte « Olim ». Ne passez pas le contrôle sans lui : c’est ensemble que vous le franchirez. Si vous ne voyez personne, un téléphone direct se trouve à gauche, une dizaine de mètres avant les guichets. Décrochez et attendez sur place.',
    },
    {
      kind: 'paragraph',
      text: 'Gardez pour ce moment un seul sac, toujours le même, avec les originaux : passeports avec le visa d’alya, actes de naissance et de mariage, certificat de judéité, photos d’identité. Les copies voyagent en soute, les originaux sur vous. C’est le premier conseil que donnent tous ceux qui sont passés par là.',
    },
    { kind: 'heading', level: 2, id: 'bureau', text: 'Au bureau : ce que l’on vous remet' },
    {
      kind: 'table',
      caption: 'Les documents de l’aéroport, et à quoi ils servent ensuite',
      columns: ['Ce que vous recevez', 'Pour', 'À faire avec'],
      rows: [
        [
          'Carnet d’immigrant (teoudat olé)',
          'Vos droits, dans chaque administration',
          'Le garder toujours avec soi la première année',
        ],
        [
          'Carte d’identité provisoire, ou rendez-vous',
          'La banque, la caisse maladie, le bail',
          'Demander sa durée de validité',
        ],
        ['Premier versement du panier d’intégration', 'Les dépenses des premiers jours', 'Compter sur place'],
        ['Formulaire bancaire', 'Les versements suivants', 'Le remplir avec le relevé du compte ouvert en Israël'],
        ['Inscription à une caisse maladie', 'Les soins dès l’arrivée', 'Choisir la caisse avant de partir'],
        ['Un bon de taxi', 'Le trajet jusqu’à la première adresse', 'Indiquer l’adresse exacte, avec tous les bagages'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'La durée dépend du nombre d’olim du même vol : ne promettez d’heure à personne avant d’être dehors. Les valises vous attendent près du tapis. Pour les enfants, prévoyez de l’eau, un goûter, des écouteurs et un adulte qui n’ait rien à signer.',
    },
    { kind: 'heading', level: 2, id: 'taxi', text: 'Le taxi offert, et ses limites' },
    {
      kind: 'paragraph',
      text: 'L’État offre aux olim un trajet de l’aéroport à leur première destination. Prenez-le : c’est votre droit, et pour une étudiante et ses trois valises il fait très bien l’affaire. Demandez seulement, au bureau, comment il s’applique à votre cas. Trois situations le compliquent.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Une famille nombreuse. ' },
          'Un taxi ordinaire prend quatre passagers. À six ou sept, il en faut deux, avec la même adresse sur deux bons, et un parent dans chacun.',
        ],
        [
          { strong: 'Les bagages. ' },
          'Les olim voyagent souvent avec trois valises par personne. Pour cinq personnes, c’est quinze pièces. Aucune voiture ordinaire ne les prend en une fois.',
        ],
        [
          { strong: 'Les petits. ' },
          'La loi israélienne dispense les taxis de siège auto. Si vous en voulez un, apportez-le ou réservez un véhicule qui en a un.',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Qui part avec quoi : quatre familles',
      columns: ['Famille', 'Taxi offert', 'À prévoir en plus'],
      rows: [
        ['Une étudiante, 3 valises', 'Suffit', 'Rien'],
        ['Couple, 6 valises', 'Suffit le plus souvent', 'Un grand modèle, à demander'],
        ['2 adultes, 3 enfants, 12 valises', 'Une partie de la famille', 'Un van pour les autres et les bagages'],
        [
          'Grands-parents qui suivent',
          'Leur propre droit, s’ils sont olim',
          'Assistance fauteuil, demandée à la compagnie',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Si vous choisissez de compléter par une voiture réservée, voici ce qui vaut chez nous. ${terms.fixedPrice} ${terms.extras} ${terms.luggage} Donnez le nombre réel de pièces, cartons compris, et dites que vous êtes olim : l’heure du rendez-vous doit tenir compte du passage au bureau, et nous la fixons avec vous, plus tardive que pour un vol ordinaire.`,
    },
    { kind: 'heading', level: 2, id: 'villes', text: 'La route vers votre nouvelle ville' },
    {
      kind: 'table',
      caption: 'Depuis le terminal 3',
      columns: ['Ville', 'Distance', 'Circulation fluide', 'Heures de pointe'],
      rows: (
        [
          ['Jérusalem', 'jerusalem'],
          ['Netanya', 'netanya'],
          ['Ashdod', 'ashdod'],
          ['Tel-Aviv', 'tel-aviv'],
          ['Ramat Gan', 'ramat-gan'],
          ['Petah Tikva', 'petah-tikva'],
          ['Ashkelon', 'ashkelon'],
          ['Haïfa', 'haifa'],
          ['Beer-Sheva', 'beer-sheva'],
          ['Eilat', 'eilat'],
        ] as const
      ).map(([name, slug]) => {
        const { km, clear, rush } = drive(slug);
        return [name, km, clear, rush];
      }),
    },
    {
      kind: 'paragraph',
      text: 'Vérifiez que la clé du logement sera là. Un propriétaire qui a prévu de vous accueillir à 17 h n’est plus disponible à 21 h, après le bureau, les bagages et la route. Demandez-lui un second numéro, et à quelqu’un de la famille de se tenir prêt. Si l’appartement n’a pas encore de lits, réservez deux nuits d’hôtel : les meubles du conteneur arrivent rarement à la date dite.',
    },
    { kind: 'heading', level: 2, id: 'vendredi', text: 'Évitez d’arriver un vendredi' },
    {
      kind: 'paragraph',
      text: [
        'Le bureau, la route et l’installation prennent facilement une journée. Un vol qui se pose un vendredi à midi en hiver fait entrer le chabbat dans un logement sans courses ni draps. Si l’Agence juive vous laisse le choix, préférez un vol du dimanche au mercredi matin : les administrations et les banques travaillent le lendemain. Sinon, lisez ',
        { text: 'jusqu’à quelle heure atterrir un vendredi', to: '/blog/atterrir-un-vendredi' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'jours', text: 'Les trente heures suivantes' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Le soir : dormir. Aucun bureau n’est ouvert.',
        'Le matin : une ligne de téléphone israélienne, sans laquelle aucun rendez-vous ne se prend.',
        'Ensuite la banque, avec le carnet d’immigrant et l’adresse. Prenez le relevé du compte.',
        'Puis le bureau local du ministère de l’Intégration, où l’on remet le formulaire bancaire.',
        'La caisse maladie si l’inscription n’a pas été faite à l’aéroport, puis un médecin pour les ordonnances en cours.',
        'Une carte Rav-Kav ou une application de transport : on ne paie plus en espèces dans les bus.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ces premiers trajets se font très bien en bus : le billet urbain coûte 8 ₪, un prix gelé jusqu’à la fin de 2026. Gardez la voiture pour ce qui ne s’y prête pas : le lit d’enfant acheté à l’autre bout de la ville, les grands-parents, la visite d’un appartement entre deux villes.',
    },
    {
      kind: 'checklist',
      title: 'Le sac des originaux',
      items: [
        'Passeports et visas d’alya de chacun',
        'Actes de naissance et de mariage avec apostille, certificat de judéité',
        'Permis de conduire, diplômes, carnets de vaccination',
        'Adresse du logement en hébreu, deux numéros pour les clés',
        'Liste des bagages numérotés, avec une photo de chaque carton',
        'Médicaments pour un mois et ordonnances traduites',
        'Une cage étiquetée si un animal voyage, et l’adresse d’un vétérinaire',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Vous voulez savoir si quinze pièces tiennent dans un van ? ',
        { text: 'Envoyez-nous le compte', to: '/plan-your-trip' },
        '. Et pour la suite, ',
        { text: 'la règle des sièges auto', to: '/blog/siege-auto-en-israel' },
        ' vous servira dès la première semaine.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'jewishAgency',
        'olimSteps',
        'olimTaxi',
        'olimLuggage',
        'cityFare',
        'noCash',
        'seatsTaxis',
        'roads',
      ),
    },
  ],
};
