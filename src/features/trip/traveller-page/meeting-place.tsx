import { MeetingSketch } from '@/art/meeting-sketch';
import type { MeetingSketch as Sketch } from '@/data/trip';
import { useMessages } from '@/i18n/messages';

interface MeetingPlaceProps {
  /** In words. */
  place: string;
  /** Null where the office has found words of its own. */
  sketch: Sketch | null;
}

/** Where they meet, and the spot on a drawing: of the kind of place, as it says, since no airport is drawn by its doors. */
export function MeetingPlace({ place, sketch }: MeetingPlaceProps) {
  const m = useMessages('trip').meetingPlace;
  return (
    <>
      <bdi className="block">{place}</bdi>
      {sketch ? (
        <figure className="mt-3 max-w-sm">
          <MeetingSketch {...sketch} />
          <figcaption className="mt-1 text-sm text-ink-2">{m.sketch}</figcaption>
        </figure>
      ) : null}
    </>
  );
}
