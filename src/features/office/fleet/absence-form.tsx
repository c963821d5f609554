import type { FleetOutcome } from '@/data/fleet';
import { DayField, DigitsField, TextField } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import type { Step } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/features/office/kit/side-sheet';
import { knownName } from '@/i18n/format';
import { absenceSchema, absenceSpan, absenceValues, WHY_MAX, type AbsenceValues } from './absence-times';

export interface NewAbsence {
  from: Date;
  until: Date;
  why: string;
}

interface AbsenceFormProps {
  /** Which driver or car. */
  of: string;
  name: string;
  step: Step<NewAbsence, FleetOutcome>;
  onReported: () => void;
  onClose: () => void;
}

const ENDS = [
  { day: 'from_day', time: 'from_time', dayLabel: 'fromDay', timeLabel: 'fromTime' },
  { day: 'until_day', time: 'until_time', dayLabel: 'untilDay', timeLabel: 'untilTime' },
] as const;

/** When a driver or a car will not be there: days, with hours where they matter. */
export function AbsenceForm({ of, name, step, onReported, onClose }: AbsenceFormProps) {
  const words = useMessages('staffFleet');
  const m = words.absence;
  const form = useKeptForm<AbsenceValues>({
    keep: `absence:${of}`,
    schema: absenceSchema,
    defaultValues: absenceValues(),
    errorText: (code) => knownName(words.form.errors, code),
  });
  const report = (values: AbsenceValues) =>
    step.run({ ...absenceSpan(values), why: values.why.trim() }, () => {
      form.draft.forget();
      onReported();
    });
  return (
    <FormSheet title={m.title(name)} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(report)}>
        <p className="text-ink-2">{m.intro}</p>
        {ENDS.map(({ day, time, dayLabel, timeLabel }) => (
          <div key={day} className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-4">
            <DayField form={form} name={day} label={m[dayLabel]} className="self-start" />
            <DigitsField form={form} name={time} label={m[timeLabel]} placeholder={m.timeHint} className="self-start" />
          </div>
        ))}
        <TextField form={form} name="why" label={m.why} hint={m.whyHint} maxLength={WHY_MAX} />
        <StepState step={step} />
        <StepButton type="submit" busy={step.isBusy} className="justify-self-start">
          {m.report}
        </StepButton>
      </form>
    </FormSheet>
  );
}
