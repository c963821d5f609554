import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { Ltr } from '@/ui/ltr';

/** Day and time in Israel, "17/03/2026 14:05". */
export function Moment({ at, className }: { at: string | Date; className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      <Ltr className={className}>
        {formatDayInIsrael(at)} {timeInIsrael(at)}
      </Ltr>
    </time>
  );
}

/** Who did what stands before it; nothing of nobody. */
export function By({ name }: { name: string | null | undefined }) {
  return name ? (
    <>
      {' · '}
      <bdi>{name}</bdi>
    </>
  ) : null;
}
