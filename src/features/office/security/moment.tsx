import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { Ltr } from '@/ui/ltr';

/** Day and time in Israel, "17/03/2026 14:05". */
export function Moment({ at }: { at: string | Date }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      <Ltr>
        {formatDayInIsrael(at)} {timeInIsrael(at)}
      </Ltr>
    </time>
  );
}
