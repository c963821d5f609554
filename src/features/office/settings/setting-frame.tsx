import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Setting } from '@/data/settings';
import { Moment } from '@/features/office/kit/moment';
import { SavePart } from '@/features/office/kit/save-part';
import type { RecordForm } from '@/features/office/kit/use-record-form';
import type { StepStatus } from '@/features/office/kit/use-step';
import { formatCalendarDay, knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { isDay } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';

interface SettingFrameProps<Values extends FieldValues> {
  setting: Setting;
  record: Pick<RecordForm<Values, void>, 'form' | 'conflict' | 'isTouched' | 'submit'> & {
    step: StepStatus & { reset: () => void };
  };
  /** The control. */
  children: ReactNode;
}

/** One setting: what it is called and does, its control, and what has become of the last change. */
export function SettingFrame<Values extends FieldValues>({ setting, record, children }: SettingFrameProps<Values>) {
  const m = useMessages('staffSettings');
  const { step: words } = useMessages('staff');
  const id = useId();
  const text = m.settings[setting.key];
  const { form, step, isTouched, submit } = record;
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="grid content-start gap-3 border-t border-stone-200 p-5"
      onSubmit={submit}
    >
      <div className="grid gap-1">
        <h3 id={id} className="font-sans text-base font-bold">
          {text?.name ?? <Ltr>{setting.key}</Ltr>}
        </h3>
        <p className="max-w-prose text-sm text-ink-2">
          {text?.about ?? <bdi>{setting.description}</bdi>} {setting.published ? m.published : null}
        </p>
      </div>
      {children}
      <SavePart
        record={record}
        size="small"
        told={(_, value) => ({ text: shownValue(m.choices, value) || m.emptyList })}
        whenTouched="shown"
      >
        {isTouched ? (
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              form.restart();
              step.reset();
            }}
          >
            {words.discard}
          </Button>
        ) : null}
        <LastChange setting={setting} />
        <span role="status" className="text-sm font-bold empty:hidden">
          {isTouched ? m.unsaved : null}
        </span>
      </SavePart>
    </form>
  );
}

function LastChange({ setting: { updated_at, updated_by_name: by } }: { setting: Setting }) {
  const m = useMessages('staffSettings');
  if (by === null) return <p className="text-sm text-ink-3">{m.never}</p>;
  return (
    <p className="text-sm text-ink-3">
      {m.changedBy} <bdi>{by}</bdi> <Moment at={updated_at} />
    </p>
  );
}

/** A value in one line; empty for an empty list. */
function shownValue(choices: Readonly<Record<string, string>>, value: unknown): string {
  if (!Array.isArray(value)) return knownName(choices, String(value));
  return value.map((each) => (isDay(String(each)) ? formatCalendarDay(String(each)) : String(each))).join(', ');
}
