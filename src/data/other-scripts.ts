export { OTHER_SCRIPTS } from '@shared/places/other-scripts';
