import { useState, type ReactNode } from 'react';
import type { Absence, FleetMember, FleetOutcome } from '@/data/fleet';
import { useMessages, type Messages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button, IconButton } from '@/ui/button';
import { PanelCard } from '@/ui/panel-card';
import { formatCalendarDay, todayInIsrael } from '@/i18n/format';
import { AbsencePart } from './absence-part';
import { FreedRides } from './freed-rides';
import { paperState, type PaperState } from './paper-state';

interface Member {
  no: number;
  active: boolean;
  absences: readonly Absence[];
}

/** What a list says of a driver or a car. */
export interface MemberText {
  name: string;
  facts: ReactNode;
  note?: string | null;
  papers: readonly { name: PaperName; until: string | null }[];
}

/** Which form is open: of one that is there, of a new one, or none. */
type Opened<Each> = Each | 'new' | null;

interface FleetListProps<Each extends Member> {
  of: FleetMember['of'];
  words: { title: string; none: string; add: string };
  members: readonly Each[];
  mayEdit: boolean;
  textOf: (member: Each) => MemberText;
  renderForm: (
    member: Each | null,
    done: { onSaved: (outcome: FleetOutcome) => void; onClose: () => void },
  ) => ReactNode;
}

/** Drivers or cars, each with documents and absences; those that are not in use stay folded away. */
export function FleetList<Each extends Member>(props: FleetListProps<Each>) {
  const { of, words, members, mayEdit, textOf, renderForm } = props;
  const m = useMessages('staffFleet');
  const [opened, setOpened] = useState<Opened<Each>>(null);
  const [saved, setSaved] = useState<FleetOutcome | null>(null);
  const inactive = members.filter(({ active }) => !active);
  const rows = (label: string, shown: readonly Each[]) => (
    <ul aria-label={label}>
      {shown.map((member) => (
        <MemberRow
          key={member.no}
          of={of}
          member={member}
          text={textOf(member)}
          onEdit={mayEdit ? () => setOpened(member) : undefined}
        />
      ))}
    </ul>
  );
  return (
    <PanelCard
      title={words.title}
      busy={false}
      aside={
        mayEdit ? (
          <Button tone="outline" size="small" icon="plus" onClick={() => setOpened('new')}>
            {words.add}
          </Button>
        ) : null
      }
    >
      {saved?.unassigned?.length || saved?.under_way?.length ? (
        <div className="border-t border-stone-200 p-5">
          <FreedRides outcome={saved} onClose={() => setSaved(null)} />
        </div>
      ) : null}
      {members.length === inactive.length ? <p className="border-t border-stone-200 p-5">{words.none}</p> : null}
      {rows(
        words.title,
        members.filter(({ active }) => active),
      )}
      {inactive.length > 0 ? (
        <details className="border-t border-stone-200">
          <summary className="min-h-11 cursor-pointer content-center px-5 text-sm font-bold text-ink-2">
            {m.showInactive(inactive.length)}
          </summary>
          {rows(m.inactive, inactive)}
        </details>
      ) : null}
      {opened
        ? renderForm(opened === 'new' ? null : opened, {
            onSaved: (outcome) => {
              setSaved(outcome);
              setOpened(null);
            },
            onClose: () => setOpened(null),
          })
        : null}
    </PanelCard>
  );
}

interface MemberRowProps {
  of: FleetMember['of'];
  member: Member;
  text: MemberText;
  /** Undefined for whoever may only read. */
  onEdit: (() => void) | undefined;
}

function MemberRow({ of, member: { no, active, absences }, text, onEdit }: MemberRowProps) {
  const m = useMessages('staffFleet');
  const edit = onEdit ? <IconButton icon="edit" label={m.edit(text.name)} onClick={onEdit} /> : null;
  const about = (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-bold wrap-anywhere">
          <bdi>{text.name}</bdi>
        </h3>
        {active ? null : <Badge>{m.inactive}</Badge>}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">{text.facts}</div>
      {text.note ? (
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{text.note}</bdi>
        </p>
      ) : null}
      {active ? <PaperBadges papers={text.papers} /> : null}
    </>
  );
  return (
    <li className="border-t border-stone-200 px-5 py-4">
      {active ? (
        <AbsencePart member={{ of, no }} name={text.name} absences={absences} action={edit}>
          {about}
        </AbsencePart>
      ) : (
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-2">{about}</div>
          {edit}
        </div>
      )}
    </li>
  );
}

type PaperName = keyof Messages['staffFleet']['papers'];

const tones: Readonly<Record<PaperState['state'], BadgeTone>> = {
  none: 'neutral',
  expired: 'danger',
  today: 'danger',
  tomorrow: 'warn',
  soon: 'warn',
  valid: 'success',
};

/** The documents of a driver or a car, each with how long it is valid. */
function PaperBadges({ papers }: { papers: readonly { name: PaperName; until: string | null }[] }) {
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
