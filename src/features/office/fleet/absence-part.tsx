import { useState, type ReactNode } from 'react';
import { endAbsence, reportAbsence, type Absence, type FleetMember } from '@/data/fleet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Dropdown } from '@/ui/dropdown';
import { AbsenceForm, type NewAbsence } from './absence-form';
import { absenceText, usualEnds } from './absence-times';
import { FreedRides } from './freed-rides';
import { fleetQuery } from './queries';

interface AbsencePartProps {
  member: FleetMember;
  name: string;
  absences: readonly Absence[];
  /** What the row says of the driver or the car. */
  children: ReactNode;
  /** What else can be done. */
  action: ReactNode;
}

/** A row with when a driver or a car is not there, and the two presses that say so from now on. */
export function AbsencePart({ member, name, absences, children, action }: AbsencePartProps) {
  const m = useMessages('staffFleet').absence;
  const locale = useLocale();
  const [isForm, setForm] = useState(false);
  const again = [fleetQuery.queryKey];
  const reporting = useStep({ call: (absence: NewAbsence) => reportAbsence(member, absence), again });
  const ending = useStep({ call: endAbsence, again });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_18rem] gap-2">{children}</div>
        <div className="flex flex-wrap gap-2">
          <Dropdown
            label={
              <>
                <span aria-hidden="true">{m.now}</span>
                <span className="sr-only">{m.nowOf(name)}</span>
              </>
            }
            size="small"
            items={[
              ...usualEnds().map(([id, until]) => ({
                id,
                label: m.until[id],
                text: m.untilWhen(isolatedText(shortMoment(locale, until))),
                onSelect: () => reporting.run({ from: new Date(), until, why: '' }),
              })),
              { id: 'other', label: m.until.other, onSelect: () => setForm(true) },
            ]}
          />
          {action}
        </div>
      </div>
      {absences.length > 0 ? (
        <ul className="grid gap-1">
          {absences.map((absence) => (
            <AbsenceLine
              key={absence.id}
              name={name}
              absence={absence}
              busy={ending.isBusy && ending.wish === absence.id}
              onEnd={() => ending.run(absence.id)}
            />
          ))}
        </ul>
      ) : null}
      {isForm ? null : <StepState step={reporting} />}
      <StepState step={ending} />
      {reporting.done && reporting.answer ? <FreedRides outcome={reporting.answer} onClose={reporting.reset} /> : null}
      {isForm ? (
        <AbsenceForm
          of={JSON.stringify(member)}
          name={name}
          step={reporting}
          onReported={() => setForm(false)}
          onClose={() => setForm(false)}
        />
      ) : null}
    </div>
  );
}

interface AbsenceLineProps {
  name: string;
  absence: Absence;
  busy: boolean;
  onEnd: () => void;
}

function AbsenceLine({ name, absence, busy, onEnd }: AbsenceLineProps) {
  const m = useMessages('staffFleet').absence;
  const { from, until } = absenceText(useLocale(), absence);
  const [now] = useState(() => Date.now());
  const hasBegun = Date.parse(absence.starts_at) <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm font-bold text-warn">{m.away(isolatedText(from), isolatedText(until))}</span>
      {absence.why ? <bdi className="text-sm wrap-anywhere text-ink-2">{absence.why}</bdi> : null}
      <StepButton
        tone="outline"
        size="small"
        busy={busy}
        aria-label={hasBegun ? m.backOf(name) : m.removeOf(name, from)}
        onClick={onEnd}
      >
        {hasBegun ? m.back : m.remove}
      </StepButton>
    </li>
  );
}
