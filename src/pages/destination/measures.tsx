import type { Range } from '@/content/destinations/facts';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** Above this many minutes a range reads better in hours. */
const IN_MINUTES_UP_TO = 90;

/** A range of minutes as people say it: "40–50 min", "1h 40 – 1h 55". */
export function Duration({ range: [from, to] }: { range: Range }) {
  const m = useMessages('destination');
  if (to <= IN_MINUTES_UP_TO)
    return (
      <>
        <Ltr>{`${from}–${to}`}</Ltr> {m.minutes}
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
      <Ltr>{`${from}–${to}`}</Ltr> {m.kilometres}
    </>
  );
}

/** A range of shekels. */
export function Shekels({ range }: { range: Range }) {
  const locale = useLocale();
  const [from, to] = range.map((amount) => formatNumber(locale, amount));
  return (
    <>
      <Ltr>{`${from}–${to}`}</Ltr> ₪
    </>
  );
}
