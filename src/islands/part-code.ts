import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import { loadMessages, type MessageGroup } from '@/i18n/messages';
import { loadWithRetry } from './load-with-retry';

/** What a part of the page needs besides its place. */
export interface PartNeeds<Props> {
  /** Groups of interface texts that it shows. */
  messages?: readonly MessageGroup[];
  /** Downloads what else it shows, such as the page's long texts. */
  texts?: (props: Props, locale: Locale) => Promise<unknown>;
}

/** The code of a part, downloaded once for all its places in the page. */
export interface PartCode<Props> {
  /** Null until it has been downloaded. */
  here: () => ComponentType<Props> | null;
  /** Downloads it together with its texts; what fails is tried again, so this never rejects. */
  download: (props: Props, locale: Locale) => Promise<ComponentType<Props>>;
}

export function partCode<Props>(
  { messages = [], texts }: PartNeeds<Props>,
  load: () => Promise<ComponentType<Props>>,
): PartCode<Props> {
  let part: ComponentType<Props> | null = null;
  let download: Promise<ComponentType<Props>> | null = null;
  const downloadCode = async () => {
    part = await loadWithRetry(load);
    return part;
  };
  return {
    here: () => part,
    async download(props, locale) {
      download ??= downloadCode();
      const [loaded] = await Promise.all([
        download,
        texts && loadWithRetry(() => texts(props, locale)),
        ...messages.map((group) => loadWithRetry(() => loadMessages(locale, group))),
      ]);
      return loaded;
    },
  };
}
