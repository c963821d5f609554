/** What comes with the first letter or touch in a place's field; imported by `loadPricing` alone (pricing.ts). */
export {
  addNames,
  destinationFromAirport,
  driveMinutes,
  findZone,
  isKnownPlace,
  priceTrip,
  readPlace,
} from '@/data/trip-price';
export { matchingPlaces, placesOf } from './suggested-places';
