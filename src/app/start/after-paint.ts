/**
 * What every page does by itself once it has painted: it records its view, and fetches its pictures as they come near.
 * The start script imports it, and the application does before anything else.
 */
import '@/features/tracking/record-views';
import { fetchNearPictures } from '@/ui/near-pictures';

fetchNearPictures();
