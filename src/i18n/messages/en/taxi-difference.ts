import type { TaxiDifferenceMessages } from '../he/taxi-difference';

export const messages: TaxiDifferenceMessages = {
  meter: (range, since) =>
    `The meter of a taxi shows about ${range} for this ride, on a clear road and without tolls (state tariff of ${since}).`,
  buys: 'What the difference buys: a price that you know beforehand and that stays, a whole vehicle with room for everybody and the suitcases, {minutes landing_waiting_minutes} of waiting from the landing, and a flight delay of up to {hours free_delay_hours} at no extra cost.',
};
