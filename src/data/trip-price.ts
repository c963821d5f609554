/** The calculation of prices and the names of places: some 30 kB, which no page needs before somebody names a place. */
export { destinationFromAirport } from './airport-destination';
export { foldPlace } from '@shared/places/fold-place';
export { namedPlaces } from '@shared/places/named-places';
export { isKnownPlace } from '@shared/places/place-names';
export { addNames } from '@shared/places/place-tables';
export { findZone } from '@shared/places/price-zones';
export { driveMinutes, priceTrip } from '@shared/price/price';
export { readPlace } from '@shared/places/price-zones';
