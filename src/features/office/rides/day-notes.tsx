import { boardDayOf } from '@shared/clock/clock';
import type { BoardDay, BoardDriver } from '@/data/rides';
import { driverName, shortMoment, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Icon } from '@/ui/icon';
import { coversSaturday } from './board-day';

type Rest = BoardDay['rest'][number];

/** A time of rest, among the hours of the list: when it begins on this day, or until when it lasts. */
export function RestNote({ board, rest }: { board: BoardDay; rest: Rest }) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const { starts_at, ends_at } = rest;
  const isOver = boardDayOf(new Date(ends_at)) === board.day;
  const until = isolatedText(isOver ? timeInIsrael(ends_at) : shortMoment(locale, ends_at));
  const name = coversSaturday(rest) ? m.shabbat : m.rest;
  return (
    <li className="flex items-center gap-2 border-b border-stone-200 bg-neutral-soft px-4 py-2.5 text-sm font-bold text-ink-2 sm:px-5">
      <Icon name="clock" className="size-4.5 flex-none" />
      <span>
        {Date.parse(starts_at) > Date.parse(board.starts_at)
          ? m.restFrom(name, isolatedText(timeInIsrael(starts_at)), until)
          : m.restUntil(name, until)}
      </span>
    </li>
  );
}

/** Who is away on the day, and when. */
export function AbsenceNotes({ board }: { board: BoardDay }) {
  const m = useMessages('staffRides');
  const away = board.drivers.flatMap((driver) => driver.absences.map((absence) => ({ driver, absence })));
  if (away.length === 0) return null;
  return (
    <ul aria-label={m.absent} className="border-b border-stone-200">
      {away.map(({ driver, absence }) => (
        <AbsenceNote key={`${driver.no} ${absence.starts_at}`} {...{ board, driver, absence }} />
      ))}
    </ul>
  );
}

interface AbsenceNoteProps {
  board: BoardDay;
  driver: BoardDriver;
  absence: BoardDriver['absences'][number];
}

function AbsenceNote({ board, driver, absence: { starts_at, ends_at, why } }: AbsenceNoteProps) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const from = Date.parse(starts_at) > Date.parse(board.starts_at) ? timeInIsrael(starts_at) : '';
  const until = Date.parse(ends_at) < Date.parse(board.ends_at) ? timeInIsrael(ends_at) : '';
  const when =
    from && until
      ? isolatedText(`${from}–${until}`)
      : from
        ? m.awayFrom(isolatedText(from))
        : until
          ? m.awayUntil(isolatedText(until))
          : m.awayAllDay;
  return (
    <li className="flex gap-2 bg-[repeating-linear-gradient(135deg,theme(colors.stone.100)_0_6px,transparent_6px_12px)] px-4 py-2 text-sm text-ink-2 sm:px-5">
      <Icon name="user" className="mt-0.5 size-4.5 flex-none" />
      <span className="wrap-anywhere">
        <bdi className="font-bold text-ink">{driverName(locale, driver.name)}</bdi>
        {` · ${m.absent}, ${when}`}
        {why ? (
          <>
            {' · '}
            <bdi>{why}</bdi>
          </>
        ) : null}
      </span>
    </li>
  );
}
