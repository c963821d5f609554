import type { ComponentType } from 'react';
import { laterPart, type StandInOptions } from './later-part';
import { partCode } from './part-code';
import { serverDrawn, type ServerDrawnOptions } from './server-drawn';

/**
 * A part of a page whose code downloads later than the page. Create it outside of components.
 *
 * Without `standIn` the part is drawn on the server: its HTML reads, links and fills in as it is, and React takes it over
 * where it stands once the code has come; a button pressed too early is pressed again. With `standIn` the part is drawn by its
 * code alone, and that component, or nothing where it is null, holds its place until then.
 *
 * In both a download that fails is tried again when the connection is back or the visitor does something.
 * @param load downloads the part: `async () => (await import('./guide')).Guide`
 */
export function island<Props extends object>(
  options: ServerDrawnOptions<Props> | StandInOptions<Props>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = partCode(options, load);
  return 'standIn' in options ? laterPart(options, code) : serverDrawn(options, code);
}
