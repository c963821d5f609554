import { ExplainedError } from '../explained-errors.ts';

/**
 * A value as a file of settings holds it: between signs that it does not hold itself, so that it is taken as it is.
 * @throws ExplainedError where there is no such sign
 */
export function inEnvFile(name: string, value: string): string {
  const sign = [`'`, '`'].find((one) => !value.includes(one));
  if (!sign || /[\r\n]/u.test(value)) throw new ExplainedError(`${name} holds both ' and \`, or a line break.`);
  return sign + value + sign;
}

/** A file of settings with other values: each in the line that has its name, or at the end. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${inEnvFile(name, value)}`;
    const there = new RegExp(`^${name}=.*$`, 'mu');
    result = there.test(result) ? result.replace(there, () => line) : `${result.replace(/\n?$/u, '\n')}${line}\n`;
  }
  return result;
}
