import type { Range } from '@/content/destinations/facts';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** Above this many minutes a range reads better in hours. */
const IN_MINUTES_UP_TO = 90;

/** A range of minutes as people say it: "40–50 min", "1 hr 40 min – 1 hr 55 min". */
export function Duration({ range: [from, to] }: { range: Range }) {
  const m = useMessages('destination');
  if (to <= IN_MINUTES_UP_TO)
    return (
      <>
        <Ltr>{`${from}–${to}`}</Ltr>
        {`\u00A0${m.minutes}`}
      </>
    );
  const clock = (minutes: number) => m.hours(Math.floor(minutes / 60), minutes % 60);
  return m.hourRange(clock(from), clock(to));
}

/** A range of kilometres. */
export function Distance({ range: [from, to] }: { range: Range }) {
  const m = useMessages('destination');
  return (
    <>
      <Ltr>{`${from}–${to}`}</Ltr>
      {`\u00A0${m.kilometres}`}
    </>
  );
}
