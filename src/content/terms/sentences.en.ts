import { business } from '@/config/business';
import { termFigures as f, type TermSentences } from '.';

export const terms: TermSentences = {
  fixedPrice: 'The price you are given before the ride is the price you pay.',
  extras: 'Night rate, tolls, help with the luggage and waiting for a late flight are all in the price.',
  vat: 'Every price includes VAT.',
  cancellation: `You may cancel free of charge up to ${f.freeCancellationHours} hours before the ride.`,
  lateCancellation: `Within the last ${f.freeCancellationHours} hours a fee may apply.`,
  changes: `Changes are possible up to ${f.changeHours} hours before the ride.`,
  flightDelay: `A flight that is up to ${f.freeDelayHours} hours late costs you nothing extra.`,
  waiting: `The driver waits ${f.waitingMinutes} minutes for you.`,
  roundTrip: `Book the airport ride there and back together and the total comes down by ${f.roundTripDiscount}%.`,
  payment: `You pay by credit card, ${business.wallets.join(', ')} or cash.`,
  hours: 'We drive 24/6, day and night, and rest on Shabbat and Jewish holidays.',
  insurance: 'The company holds all mandatory insurance; extra travel insurance is recommended.',
  liability: 'Compensation is limited to the price of the trip.',
  claims:
    f.claimYears === 1 ? 'A claim may be made within one year.' : `A claim may be made within ${f.claimYears} years.`,
  law: 'Israeli law applies, and the courts of Tel Aviv have jurisdiction.',
};
