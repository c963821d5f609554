export { LATER_NAMES } from '@shared/places/later-names';
