import type { ComponentType } from 'react';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { loadMessages } from '@/i18n/messages';
import { deferred } from '@/ui/deferred';

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
  { until: 'near', placeholderClass: 'min-h-[260rem]' },
  withTexts(async () => (await import('./reasons-part')).ReasonsPart),
);

export const VoicesPart = deferred(
  { until: 'near', placeholderClass: 'min-h-[180rem]' },
  withTexts(async () => (await import('./voices-part')).VoicesPart),
);

export const RequestPart = deferred<{ title: string; lead: string }>(
  { until: 'near', placeholderClass: 'min-h-[60rem] bg-lime-100' },
  async () => (await import('./request-part')).RequestPart,
);

/**
 * A part of the page together with its texts, so that a download that fails is tried anew as one, and the server's HTML
 * stands meanwhile.
 */
function withTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const texts = import.meta.env.SSR ? null : loadMessages(parseLocalizedPath(location.pathname).locale, 'home');
    const [part] = await Promise.all([load(), texts]);
    return part;
  };
}
