import { formatCalendarDay, todayInIsrael } from '@/i18n/format';
import { useMessages, type Messages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { paperState, type PaperState } from './paper-state';

export type PaperName = keyof Messages['staffFleet']['papers'];

const tones: Readonly<Record<PaperState['state'], BadgeTone>> = {
  none: 'neutral',
  expired: 'danger',
  today: 'danger',
  tomorrow: 'warn',
  soon: 'warn',
  valid: 'success',
};

/** The documents of a driver or a car, each with how long it is valid. */
export function PaperBadges({ papers }: { papers: readonly { name: PaperName; until: string | null }[] }) {
  const m = useMessages('staffFleet');
  const { colon } = useMessages('staff').frame;
  const today = todayInIsrael();
  return (
    <ul className="flex flex-wrap gap-2">
      {papers.map(({ name, until }) => {
        const paper = paperState(until, today);
        return (
          <li key={name} className="flex">
            <Badge tone={tones[paper.state]}>
              {m.papers[name]}
              {colon} {paperText(m.dates, paper, until)}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

function paperText(m: Messages['staffFleet']['dates'], paper: PaperState, until: string | null): string {
  const day = `\u2066${formatCalendarDay(until ?? '')}\u2069`;
  const texts = { none: m.none, expired: m.expired(day), today: m.lastDay, tomorrow: m.tomorrow, valid: m.until(day) };
  return paper.state === 'soon' ? m.inDays(paper.days) : texts[paper.state];
}
