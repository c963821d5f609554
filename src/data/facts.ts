/** The table of facts and what is said of a ride by it, for the interface. */
export { leadField } from '@shared/facts/lead-fields';
export {
  CHANGE_FIELDS,
  factsIn,
  LEG_FACTS,
  NEEDS,
  pickFacts,
  rideFact,
  stopsOf,
  TRIP_FACTS,
  type ChangeFieldName,
} from '@shared/facts/ride-facts';
export { labelOf, saidFacts, type FactValues, type FactWords, type SaidFact } from '@shared/facts/said-facts';
