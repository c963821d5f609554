import { useMutation } from '@tanstack/react-query';
import type { FleetOutcome } from '@/data/fleet';
import { todayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { DayFormField } from '@/ui/form/day-form-field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/ui/form-sheet';
import { absenceSchema, absenceSpan, absenceValues, WHY_MAX, type AbsenceValues } from './absence-times';

interface AbsenceFormProps {
  /** Which driver or car. */
  of: string;
  name: string;
  report: (absence: { from: Date; until: Date; why: string }) => Promise<FleetOutcome>;
  onReported: (outcome: FleetOutcome) => void;
  onClose: () => void;
}

const ENDS = [
  { day: 'from_day', time: 'from_time', dayLabel: 'fromDay', timeLabel: 'fromTime' },
  { day: 'until_day', time: 'until_time', dayLabel: 'untilDay', timeLabel: 'untilTime' },
] as const;

/** When a driver or a car will not be there: days, with hours where they matter. */
export function AbsenceForm({ of, name, report, onReported, onClose }: AbsenceFormProps) {
  const { frame } = useMessages('staff');
  const words = useMessages('staffFleet');
  const m = words.absence;
  const errors: Readonly<Record<string, string>> = words.form.errors;
  const form = useKeptForm<AbsenceValues>({
    keep: `absence:${of}`,
    schema: absenceSchema,
    defaultValues: absenceValues(),
    errorText: (code) => errors[code] ?? code,
  });
  const reporting = useMutation({
    mutationFn: (values: AbsenceValues) => report({ ...absenceSpan(values), why: values.why.trim() }),
    onSuccess: (outcome) => {
      if (outcome.outcome !== 'saved') return;
      form.draft.forget();
      onReported(outcome);
    },
  });
  const problem = reporting.isError || (reporting.data && reporting.data.outcome !== 'saved');
  return (
    <FormSheet title={m.title(name)} words={frame} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit((values) => reporting.mutate(values))}>
        <p className="text-ink-2">{m.intro}</p>
        {ENDS.map(({ day, time, dayLabel, timeLabel }) => (
          <div key={day} className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-4">
            <DayFormField
              form={form}
              name={day}
              label={m[dayLabel]}
              placeholder={words.form.hints.day}
              today={todayInIsrael()}
              className="self-start"
            />
            <FormField form={form} name={time} label={m[timeLabel]} className="self-start">
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={m.timeHint}
                  className="text-start rtl:text-end"
                />
              )}
            </FormField>
          </div>
        ))}
        <FormField form={form} name="why" label={m.why} hint={m.whyHint}>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={WHY_MAX} />}
        </FormField>
        {problem ? <Alert tone="danger">{m.failed}</Alert> : null}
        <Button type="submit" busy={reporting.isPending} className="justify-self-start">
          {m.report}
        </Button>
      </form>
    </FormSheet>
  );
}
