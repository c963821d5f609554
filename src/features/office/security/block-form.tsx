import { HOUR_MS } from '@shared/clock/clock';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ALREADY_BLOCKED, blockIp } from '@/data/security';
import { DataError } from '@/data/errors';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import type { Messages } from '@/i18n/messages';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ipNetworkProblem } from '@/lib/ip-network';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { KeptNote } from '@/ui/form/kept-note';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { PanelCard } from '@/ui/panel-card';
import { Select } from '@/ui/select';
import { showToast } from '@/ui/toast';
import { Moment } from './moment';
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
  duration: z.enum(Object.keys(durations) as Duration[]),
});

/** Blocks an address or a network by hand. */
export function BlockForm({ userId }: { userId: string }) {
  const m = useMessages('staffSecurity').block;
  const { auth, frame } = useMessages('staff');
  const problems: Readonly<Record<string, string>> = m.problems;
  const form = useKeptForm<z.infer<typeof schema>>({
    keep: 'block',
    schema,
    defaultValues: { network: '', reason: '', duration: USUAL },
    errorText: (code) => problems[code] ?? code,
  });
  const [until, setUntil] = useState(() => endOf(USUAL));
  const blocking = useStep<Parameters<typeof blockIp>[0], void>({
    call: blockIp,
    again: [securityQuery(userId).queryKey],
    errorWords: (error) => (error instanceof DataError && error.code === ALREADY_BLOCKED ? m.already : undefined),
    onEnd: (end, _, { network }) => {
      if (end !== 'done') return;
      form.restart();
      setUntil(endOf(USUAL));
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
        <FormField form={form} name="reason" label={m.reason}>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={REASON_LENGTH} />}
        </FormField>
        <FormField form={form} name="duration" label={m.duration}>
          {(control) => (
            <Select
              {...control}
              onChange={(event) => {
                void control.onChange(event);
                setUntil(endOf(event.target.value as Duration));
              }}
            >
              {(Object.keys(durations) as Duration[]).map((duration) => (
                <option key={duration} value={duration}>
                  {m.durations[duration]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <p className="text-sm text-ink-2">
          {m.until} <Moment at={until} />
        </p>
        <KeptNote form={form} words={frame.draft} />
        <StepButton type="submit" busy={blocking.isBusy}>
          {m.submit}
        </StepButton>
      </form>
    </PanelCard>
  );
}
