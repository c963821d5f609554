import { business } from '@/config/business';
import { statutoryCancelling as s, type TermSentences } from '.';

export const terms: TermSentences = {
  booking:
    'Une demande n’est pas encore une réservation. Nous y répondons par un prix définitif, par écrit ; le trajet est réservé dès que vous acceptez ce prix, sur la page du trajet, par message ou par téléphone. Vous recevez une confirmation écrite.',
  reply: `Nous répondons à chaque demande sous {minutes reply_minutes}, de jour comme de nuit{if rest_city|, sauf le chabbat et les jours de fête juive|}.`,
  fixedPrice: 'Le prix annoncé avant le trajet est celui que vous payez.',
  extras: `Tarif de nuit, péages, aide aux bagages et attente d’un vol retardé de {hours free_delay_hours} au plus sont compris dans le prix.`,
  vat: 'Tous les prix sont en shekels, TVA comprise.',
  cancellation: `Annulation sans frais jusqu’à {hours free_until_hours} avant le trajet.`,
  lateCancellation: `Dans les dernières {hours free_until_hours}, l’annulation coûte {late_fee_percent} % du prix, sans jamais dépasser ce que permet la loi israélienne sur la protection du consommateur.`,
  howToCancel:
    'Pour annuler, allez sur la page de votre trajet, appelez-nous, ou écrivez-nous sur WhatsApp ou par e-mail : c’est l’heure de votre message qui compte.',
  statutoryRights: `Vos droits légaux restent entiers. Une réservation conclue à distance peut être annulée dans les ${s.days} jours qui suivent sa conclusion ou, si elle est plus tardive, la réception de la confirmation écrite. Il doit rester au moins ${s.workingDays} jours ouvrés avant le trajet. Les frais sont alors d’au plus ${s.feePercent} % du prix ou ${s.feeShekels} ₪, le montant le plus faible étant retenu. Chez nous, cette annulation est elle aussi sans frais s’il reste {hours free_until_hours} avant le trajet. Pour les personnes âgées, les nouveaux immigrants et les personnes handicapées, la loi porte ces ${s.days} jours à ${s.longerMonths} mois si la réservation a donné lieu à un échange avec nous, même écrit.`,
  cancelledFlight: 'Si la compagnie annule votre vol, vous annulez le trajet sans frais, même au dernier moment.',
  changes: `L’adresse, le jour et l’heure peuvent être modifiés jusqu’à {hours change_hours} avant le trajet ; le numéro de vol, le passager et la note pour le chauffeur, jusqu’à la prise en charge. Si la modification change le prix, nous vous envoyons une nouvelle offre ; tant que vous ne l’avez pas acceptée, votre réservation reste valable telle quelle.`,
  flightDelay: `Jusqu’à {hours free_delay_hours} de retard du vol, vous ne payez rien de plus.`,
  longDelay:
    'Au-delà, nous convenons avec vous d’une nouvelle heure. Un supplément ne s’applique que si vous l’avez accepté ; sinon, vous pouvez annuler sans frais.',
  waiting: `À l’arrivée d’un vol, le chauffeur vous attend {minutes landing_waiting_minutes} sans supplément, à compter de l’atterrissage. Partout ailleurs, il vous attend {minutes free_waiting_minutes} sans supplément à partir de l’heure convenue.`,
  afterWaiting: `Passé ce délai, nous vous appelons. S’il vous faut plus de temps, nous vous en indiquons d’abord le prix. Si nous ne parvenons pas à vous joindre, le chauffeur peut repartir : les frais d’une annulation dans les dernières {hours free_until_hours} s’appliquent, soit {late_fee_percent} % du prix, sans jamais dépasser ce que permet la loi.`,
  meetingVip:
    'Avec le transfert VIP, le chauffeur vous attend dans le hall des arrivées, avec une pancarte à votre nom.',
  meetingTransfer:
    'Avec le transfert aéroport, le chauffeur vient au point de rendez-vous convenu dès que vous nous écrivez que vous avez vos bagages.',
  airportMeetings:
    'Le transfert aéroport et le transfert VIP, c’est le même véhicule et la même route : seul l’accueil change, au bord du trottoir ou avec une pancarte. Dans le formulaire, vous choisissez l’un ou l’autre, et le prix montre aussitôt ce que la pancarte ajoute.',
  roundTrip: `{if round_trip_percent|Aller-retour à l’aéroport réservé en une seule fois : {round_trip_percent} % de remise sur le total.|}`,
  payment: `Rien ne se paie sur ce site : vous réglez le chauffeur par carte bancaire, ${business.wallets.join(', ')} ou en espèces, ou vous utilisez le lien de paiement que nous vous envoyons.`,
  childSeats:
    'Les sièges enfant sont compris dans le prix : indiquez l’âge et le poids de chaque enfant à la réservation, et les bons sièges seront dans le véhicule.',
  luggage: `Un véhicule accueille jusqu’à ${business.vehicleSeats} passagers avec ${business.luggage.largeSuitcases} grandes valises. Davantage de valises ? Dites-le-nous : nous vous proposerons un véhicule de plus.`,
  lateDriver:
    'Si nous sommes en retard par notre faute, ou si nous ne pouvons pas venir, nous vous prévenons aussitôt. Nous vous envoyons un autre chauffeur sans supplément ; à défaut, nous vous remboursons ce que vous avez payé. Vos droits légaux restent entiers.',
  hours:
    '{if rest_city|Nous roulons 24 h/24, 6 j/7, sauf pendant le chabbat et les jours de fête juive.|Nous roulons à toute heure, tous les jours de l’année.}',
  restHours: `{if rest_city|Avant le chabbat et les fêtes, nos trajets se terminent au moins {minutes rest_margin_before} avant l’allumage des bougies à {rest_city} ; ils reprennent {minutes rest_margin_after} après la tombée de la nuit qui en marque la fin. |}Le formulaire de demande indique, pour chaque date, les heures de départ possibles.`,
  insurance:
    'L’entreprise détient toutes les assurances obligatoires ; une assurance voyage complémentaire est recommandée.',
  liability:
    'Sous réserve de la loi, et hors dommages corporels ou faute intentionnelle, l’indemnisation est plafonnée au prix du trajet.',
  complaints: `Quelque chose s’est mal passé ? Écrivez-nous : nous répondons sous {complaint_days} jours ouvrés.`,
  claims: 'Sous réserve de la loi, toute action doit être engagée dans l’année qui suit le trajet.',
  law: 'Le droit israélien s’applique et les tribunaux de Tel-Aviv sont compétents ; si vous résidez ailleurs, la protection que la loi de votre pays accorde aux consommateurs demeure. En cas de différence entre les versions, le texte hébreu fait foi.',
};
