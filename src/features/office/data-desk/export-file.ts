import type { Messages } from '@/i18n/messages';

/**
 * The file that a person gets: what it is, what its parts mean, then the data under the names of the database.
 * @param data as the server exported it
 * @param identifier e-mail or phone by which the person was found
 */
export function exportFile(
  data: Readonly<Record<string, unknown>>,
  identifier: string,
  about: { business: string; texts: Messages['staffDataDesk']['file']; now: Date },
): { name: string; text: string } {
  const { business, texts, now } = about;
  const parts = Object.keys(texts.parts) as (keyof typeof texts.parts)[];
  const content = {
    about: texts.about(business),
    created_at: now.toISOString(),
    person: identifier,
    meaning: texts.parts,
    ...Object.fromEntries(parts.map((part) => [part, data[part] ?? null])),
  };
  // No name, address or number in the file's name: it shows up in lists of downloads.
  return {
    name: `personal-data-${now.toISOString().slice(0, 10)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
