import { memo } from 'react';
import type { BoardDay } from '@/data/rides';
import { timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { hoursOf, shareOf, spanOf } from './board-layout';
import { useNow } from './use-now';

const percent = (share: number) => `${share * 100}%`;

/** Beside the names of the lanes: where the hours are. */
const track = 'absolute start-44 end-0 top-0 bottom-0';

/** The hours at the head, their lines through all lanes, and the times of rest. */
export const Hours = memo(function Hours({ board }: { board: BoardDay }) {
  const m = useMessages('staffRides');
  const hours = hoursOf(board);
  const rest = board.rest.flatMap(({ starts_at, ends_at }) => spanOf(board, starts_at, ends_at) ?? []);
  return (
    <>
      <div className="sticky top-28 z-2 h-11 rounded-t-lg border-b border-stone-300 bg-paper text-xs text-ink-3">
        <div className={track}>
          {rest.map(({ from, to }) => (
            <p
              key={from}
              className="absolute inset-y-0 truncate bg-neutral-soft ps-1.5 pt-0.5 font-bold text-ink-2 forced-colors:border"
              style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
            >
              {m.rest}
            </p>
          ))}
          {hours.map(({ at, time }) => (
            <span
              key={at}
              className={classNames('absolute bottom-1 ps-1', time === '00:00' && 'font-bold text-ink')}
              style={{ insetInlineStart: percent(at) }}
            >
              <Ltr>{time.slice(0, 2)}</Ltr>
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className={classNames(track, 'top-11')}>
        {rest.map(({ from, to }) => (
          <span
            key={from}
            className="absolute inset-y-0 bg-neutral-soft"
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          />
        ))}
        {hours.map(({ at, time }) => (
          <span
            key={at}
            className={classNames(
              'absolute inset-y-0 border-s',
              time === '00:00' ? 'border-stone-strong' : 'border-stone-200',
            )}
            style={{ insetInlineStart: percent(at) }}
          />
        ))}
      </div>
    </>
  );
});

/** The present moment, on the day that has it. */
export function NowLine({ board }: { board: BoardDay }) {
  const m = useMessages('staffRides');
  const now = useNow();
  const at = shareOf(board, now);
  if (at < 0 || at >= 1) return null;
  return (
    <div className={classNames(track, 'pointer-events-none')}>
      <p className="absolute inset-y-0 z-3 border-s-2 border-amber-500" style={{ insetInlineStart: percent(at) }}>
        <span className="absolute start-0 top-0 rounded-xs bg-amber-400 px-1 text-xs leading-5 font-bold text-night-900">
          <span className="sr-only">{m.now} </span>
          <Ltr>{timeInIsrael(new Date(now))}</Ltr>
        </span>
      </p>
    </div>
  );
}
