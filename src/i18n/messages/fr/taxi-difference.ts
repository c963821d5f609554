import type { TaxiDifferenceMessages } from '../he/taxi-difference';

export const messages: TaxiDifferenceMessages = {
  meter: (range, since) =>
    `Le compteur d’un taxi affiche environ ${range} pour ce trajet, sur route dégagée et hors péages (tarif d’État du ${since}).`,
  buys: 'Ce que paie la différence\u202F: un prix connu d’avance et qui ne change pas, un véhicule entier où chacun a sa place avec ses valises, {minutes landing_waiting_minutes} d’attente à compter de l’atterrissage et jusqu’à {hours free_delay_hours} de retard du vol sans supplément.',
};
