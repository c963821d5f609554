import boardDrawing from '@/art/meeting/board.svg';
import kerbDrawing from '@/art/meeting/kerb.svg';
import type { OfferLeg } from '@/data/trip';
import { useMessages } from '@/i18n/messages';

const DRAWINGS: Readonly<Record<string, string>> = { board: boardDrawing, kerb: kerbDrawing };

interface MeetingPlaceProps {
  /** In words. */
  place: string;
  /** With a board in the hall, or at the kerb on message; null where the office has found words of its own. */
  way: OfferLeg['meeting_way'] | undefined;
}

/** Where they meet, and a drawing of how that goes: of the kind of place, as it says, since no airport is drawn by its doors. */
export function MeetingPlace({ place, way }: MeetingPlaceProps) {
  const m = useMessages('trip').meetingPlace;
  const drawing = way ? DRAWINGS[way] : undefined;
  return (
    <>
      <bdi className="block">{place}</bdi>
      {drawing ? (
        <figure className="mt-3 max-w-sm">
          {/* The caption says what it shows. */}
          <img src={drawing} alt="" width={600} height={300} className="h-auto w-full rounded-xs" />
          <figcaption className="mt-1 text-sm text-ink-2">{way === 'board' ? m.board : m.kerb}</figcaption>
        </figure>
      ) : null}
    </>
  );
}
