import { format } from 'oxfmt';
import style from '../.oxfmtrc.json' with { type: 'json' };

/**
 * Source text in the project's format, for files that a command writes.
 * @param file its path, whose ending says the language
 * @throws where the text is no valid source
 */
export async function formattedSource(file: string, source: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...options } = style;
  const { code, errors } = await format(file, source, options as Parameters<typeof format>[2]);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
