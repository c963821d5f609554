import { deferred } from '@/ui/deferred';
import { withTexts } from './late-content';

/**
 * The home page below its first screen. The server draws it whole; the code of each part comes when the visitor does. The
 * film stands right under the first screen and needs code only at a press.
 */
export const VideoPart = deferred(
  { until: 'touched', placeholderClass: 'min-h-160 bg-sea-100' },
  withTexts(async () => (await import('./video-section')).VideoSection),
);

export const OffersPart = deferred(
  { until: 'near', placeholderClass: 'min-h-[140rem]' },
  withTexts(async () => (await import('./offers-part')).OffersPart),
);

export const ReasonsPart = deferred(
  { until: 'near', placeholderClass: 'min-h-[200rem]' },
  withTexts(async () => (await import('./reasons-part')).ReasonsPart),
);

export const VoicesPart = deferred(
  { until: 'near', placeholderClass: 'min-h-[180rem]' },
  withTexts(async () => (await import('./voices-part')).VoicesPart),
);
