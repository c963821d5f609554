import { formatPrice } from '@/data/offers';
import type { LeadLine } from '@/data/leads';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

type Marked = Pick<LeadLine, 'kept_agorot' | 'kept_until' | 'closed' | 'unmailed'>;

/** What a trip that waits for its offer was told: a closed hour, a price that is kept, and that no mail went out. */
export function LeadMarks({ line: { kept_agorot: kept, kept_until: until, closed, unmailed } }: { line: Marked }) {
  const m = useMessages('staffLeads').marks;
  const locale = useLocale();
  return (
    <>
      {closed ? <Mark icon="alert" tone="text-danger" text={m.closed} /> : null}
      {kept !== null && until !== null ? (
        <Mark icon="clock" tone="text-ink-2" text={m.kept(formatPrice(locale, kept), shortMoment(locale, until))} />
      ) : null}
      {unmailed ? <Mark icon="mail" tone="text-ink-2" text={m.unmailed} /> : null}
    </>
  );
}

const Mark = ({ icon, tone, text }: { icon: 'alert' | 'clock' | 'mail'; tone: string; text: string }) => (
  <span className={`flex items-center gap-1.5 ${tone}`}>
    <Icon name={icon} className="size-4" />
    {text}
  </span>
);
