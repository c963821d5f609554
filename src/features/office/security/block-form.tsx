import { useWatch } from 'react-hook-form';
import { HOUR_MS } from '@shared/clock/clock';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ALREADY_BLOCKED, blockIp } from '@/data/security';
import { DataError } from '@/data/errors';
import { ChoiceField, TextField } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ipNetworkProblem } from '@/lib/ip-network';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { PanelCard } from '@/ui/panel-card';
import { showToast } from '@/ui/toast';
import { Moment } from '@/features/office/kit/moment';
import { DraftNote } from '@/features/office/kit/side-sheet';
import { knownName } from '@/i18n/format';
import { securityQuery } from './queries';

type Duration = keyof Messages['staffSecurity']['block']['durations'];

/** Milliseconds. */
const durations: Record<Duration, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
  year: 365 * 24 * HOUR_MS,
};
const DURATIONS = Object.keys(durations) as Duration[];

/** As the database has it (constraint blocked_ips_reason_length). */
const REASON_LENGTH = 200;

const endOf = (duration: Duration) => new Date(Date.now() + durations[duration]);
const USUAL: Duration = 'day';

const schema = z.object({
  network: z.string().check(({ value, issues }) => {
    const problem = ipNetworkProblem(value);
    if (problem) issues.push({ code: 'custom', message: problem, input: value });
  }),
  reason: z.string(),
  duration: z.enum(DURATIONS),
});

/** Blocks an address or a network by hand. */
export function BlockForm() {
  const m = useMessages('staffSecurity').block;
  const { auth } = useMessages('staff');
  const form = useKeptForm<z.infer<typeof schema>>({
    keep: 'block',
    schema,
    defaultValues: { network: '', reason: '', duration: USUAL },
    errorText: (code) => knownName(m.problems, code),
  });
  const duration = useWatch({ control: form.state.control, name: 'duration' });
  // Counted from when it was chosen.
  const until = useMemo(() => endOf(duration), [duration]);
  const blocking = useStep<Parameters<typeof blockIp>[0], void>({
    call: blockIp,
    again: [securityQuery.queryKey],
    errorWords: (error) => (error instanceof DataError && error.code === ALREADY_BLOCKED ? m.already : undefined),
    onEnd: (end, _, { network }) => {
      if (end !== 'done') return;
      form.restart();
      showToast({ tone: 'success', title: m.done(isolatedText(network)) });
    },
  });

  return (
    <PanelCard title={m.title} busy={false}>
      <form
        noValidate
        className="grid gap-5 px-5 pb-5"
        onSubmit={form.submit(({ network, reason, duration }) =>
          blocking.run({ network: network.trim(), reason, until: endOf(duration) }),
        )}
      >
        <p className="text-ink-2">{m.text}</p>
        <StepState step={blocking} />
        <FormField form={form} name="network" label={m.network} required={auth.required} hint={m.networkHint}>
          {(control) => (
            <TextInput {...control} dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
        <TextField form={form} name="reason" label={m.reason} maxLength={REASON_LENGTH} />
        <ChoiceField
          form={form}
          name="duration"
          label={m.duration}
          options={DURATIONS.map((duration) => [duration, m.durations[duration]])}
        />
        <p className="text-sm text-ink-2">
          {m.until} <Moment at={until} />
        </p>
        <DraftNote form={form} />
        <StepButton type="submit" busy={blocking.isBusy}>
          {m.submit}
        </StepButton>
      </form>
    </PanelCard>
  );
}
