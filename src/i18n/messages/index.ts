import { use } from 'react';
import { useLocale } from '../locale-context';
import type { Locale } from '../locales';
import type { SiteMessages } from './he/site';
import type { StaffMessages } from './he/staff';
import type { TripRequestMessages } from './he/trip-request';

/**
 * The texts of the interface, in groups that load separately: a visitor who reads never downloads the words of the
 * back office. Each group is one file per language, `messages/<locale>/<file>.ts`, exporting `messages`; the Hebrew
 * file defines the type that the others must satisfy.
 */
export interface Messages {
  site: SiteMessages;
  tripRequest: TripRequestMessages;
  staff: StaffMessages;
}
export type MessageGroup = keyof Messages;

const fileOf: Record<MessageGroup, string> = { site: 'site', tripRequest: 'trip-request', staff: 'staff' };
const loaders = import.meta.glob<unknown>('./{he,en,fr}/*.ts', { import: 'messages' });

interface Entry {
  value?: unknown;
  promise?: Promise<unknown>;
}
const loaded = new Map<string, Entry>();

/** Source file of a group, as the build manifest names it. */
export function messagesFile(locale: Locale, group: MessageGroup): string {
  return `src/i18n/messages/${locale}/${fileOf[group]}.ts`;
}

function entryOf(locale: Locale, group: MessageGroup): Entry {
  const key = `./${locale}/${fileOf[group]}.ts`;
  const entry = loaded.get(key) ?? {};
  loaded.set(key, entry);
  const load = loaders[key];
  if (!load) throw new Error(`no messages ${key}`);
  entry.promise ??= load().then(
    (value) => (entry.value = value),
    (error: unknown) => {
      // A failed download may succeed the next time it is asked for.
      loaded.delete(key);
      throw error;
    },
  );
  return entry;
}

/** Downloads a group of texts; settles at once when it is there already. */
export function loadMessages(locale: Locale, group: MessageGroup): Promise<unknown> {
  return entryOf(locale, group).promise ?? Promise.resolve();
}

/** The texts of a group in the page's language; suspends while they download. */
export function useMessages<Group extends MessageGroup>(group: Group): Messages[Group] {
  const locale = useLocale();
  const entry = entryOf(locale, group);
  return (entry.value ?? use(entry.promise as Promise<unknown>)) as Messages[Group];
}
