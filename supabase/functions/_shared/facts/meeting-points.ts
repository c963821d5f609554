/**
 * Where and how a traveller who lands is met: with a name board in the arrivals hall or at the kerb on message. The points are the
 * owner's (table `meeting_points`), a leg says the words of its own; the office may say it otherwise, for an offer or for a ride.
 */
import type { MeetingWay } from './lead-fields.ts';
import type { Localized } from '../words/locales.ts';

export { MEETING_WAYS, type MeetingWay } from './lead-fields.ts';

/** What an offer says when nobody chooses: whoever is looked for with a board is found without a telephone. */
export const USUAL_MEETING_WAY: MeetingWay = 'board';

/** What is drawn of a point: which drawing, and the spot on it in per cent of its width from the left and of its height from the top. */
export interface MeetingSketch {
  drawing: 'hall' | 'small_hall' | 'kerb';
  x: number;
  y: number;
  terminal: string | null;
}

/** Where a journey begins, as its parts speak of it. */
export interface Meeting {
  /** The office's own words, which win; whatever language they are in. */
  meeting_point: string | null;
  /** Those of its meeting point; of a journey that is over, as they were then. */
  meeting: Localized<string> | null;
}

/** What a reader is told; null where nothing is said. */
export const meetingIn = ({ meeting_point: own, meeting }: Meeting, locale: keyof Localized<string>): string | null =>
  own ?? meeting?.[locale] ?? null;

/** What is drawn of it; nothing where the office has found words of its own, which say another place. */
export function sketchOf(
  { meeting_point: own }: Meeting,
  leg: { sketch?: MeetingSketch | null } | undefined,
): MeetingSketch | null {
  return own === null ? (leg?.sketch ?? null) : null;
}

/** Where they meet for a ride: as each of its drivers knows it, else as it was agreed. */
export const meetingsOf = (
  agreed: Meeting,
  drivers: readonly Meeting[],
  locale: keyof Localized<string>,
): readonly string[] => [
  ...new Set((drivers.length > 0 ? drivers : [agreed]).flatMap((each) => meetingIn(each, locale) ?? [])),
];
