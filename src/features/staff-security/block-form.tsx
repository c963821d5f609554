import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ALREADY_BLOCKED, blockIp } from '@/data/security';
import { DataError } from '@/data/errors';
import type { Messages } from '@/i18n/messages';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { ipNetworkProblem } from '@/lib/ip-network';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';
import { PanelCard } from '@/ui/panel-card';
import { Select } from '@/ui/select';
import { showToast } from '@/ui/toast';
import { Moment } from './moment';
import { securityQuery } from './queries';

type Duration = keyof Messages['staffSecurity']['block']['durations'];

const HOUR = 3_600_000;
/** Milliseconds. */
const durations: Record<Duration, number> = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
  year: 365 * 24 * HOUR,
};
/** As the database has it (constraint blocked_ips_reason_length). */
const REASON_LENGTH = 200;

const endOf = (duration: Duration) => new Date(Date.now() + durations[duration]);
const emptyForm = () => ({ network: '', reason: '', duration: 'day' as Duration, until: endOf('day') });

/** Blocks an address or a network by hand. */
export function BlockForm({ userId }: { userId: string }) {
  const m = useMessages('staffSecurity').block;
  const { auth } = useMessages('staff');
  const id = useId();
  const cache = useQueryClient();
  const [values, setValues] = useState(emptyForm);
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? ipNetworkProblem(values.network) : null;
  const networkError = problem ? m.problems[problem] : undefined;
  const blocking = useMutation({
    mutationFn: blockIp,
    onSuccess: async (_, { network }) => {
      setValues(emptyForm());
      setChecked(false);
      await cache.invalidateQueries({ queryKey: securityQuery(userId).queryKey });
      showToast({ tone: 'success', title: m.done(isolatedText(network)) });
    },
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (ipNetworkProblem(values.network)) document.querySelector<HTMLElement>(`#${CSS.escape(id)}-network`)?.focus();
    else blocking.mutate({ network: values.network.trim(), reason: values.reason, until: endOf(values.duration) });
  }

  return (
    <PanelCard title={m.title} busy={false}>
      <form noValidate className="grid gap-5 px-5 pb-5" onSubmit={onSubmit}>
        <p className="text-ink-2">{m.text}</p>
        {blocking.error ? <Alert tone="danger">{failureText(m, blocking.error)}</Alert> : null}
        <Field
          id={`${id}-network`}
          label={m.network}
          required={auth.required}
          hint={m.networkHint}
          error={networkError}
        >
          <TextInput
            id={`${id}-network`}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.network}
            onChange={({ target }) => setValues({ ...values, network: target.value })}
            {...describedBy(`${id}-network`, { hint: true, error: networkError })}
          />
        </Field>
        <Field id={`${id}-reason`} label={m.reason}>
          <TextInput
            id={`${id}-reason`}
            dir="auto"
            autoComplete="off"
            maxLength={REASON_LENGTH}
            value={values.reason}
            onChange={({ target }) => setValues({ ...values, reason: target.value })}
          />
        </Field>
        <Field id={`${id}-duration`} label={m.duration}>
          <Select
            id={`${id}-duration`}
            value={values.duration}
            onChange={({ target }) => {
              const duration = target.value as Duration;
              setValues({ ...values, duration, until: endOf(duration) });
            }}
          >
            {(Object.keys(durations) as Duration[]).map((duration) => (
              <option key={duration} value={duration}>
                {m.durations[duration]}
              </option>
            ))}
          </Select>
        </Field>
        <p className="text-sm text-ink-2">
          {m.until} <Moment at={values.until} />
        </p>
        <Button type="submit" busy={blocking.isPending}>
          {m.submit}
        </Button>
      </form>
    </PanelCard>
  );
}

function failureText(m: Messages['staffSecurity']['block'], error: Error): string {
  return error instanceof DataError && error.code === ALREADY_BLOCKED ? m.already : m.failed;
}
