import { useId, type ReactNode } from 'react';
import type { Setting } from '@/data/settings';
import { formatCalendarDay, formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import type { SettingEditing } from './use-setting-form';

interface SettingFrameProps {
  setting: Setting;
  editing: SettingEditing;
  /** The control. */
  children: ReactNode;
}

/** One setting: what it is called and does, its control, and what has become of the last change. */
export function SettingFrame({ setting, editing, children }: SettingFrameProps) {
  const m = useMessages('staffSettings');
  const id = useId();
  const text = m.settings[setting.key];
  const { isChanged, outcome } = editing;
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="grid content-start gap-3 border-t border-stone-200 p-5"
      onSubmit={editing.onSubmit}
    >
      <div className="grid gap-1">
        <h3 id={id} className="font-sans text-base font-bold">
          {text?.name ?? <Ltr>{setting.key}</Ltr>}
        </h3>
        <p className="max-w-prose text-sm text-ink-2">{text?.about ?? <bdi>{setting.description}</bdi>}</p>
      </div>
      {children}
      {outcome === 'changed' && isChanged ? <Conflict setting={setting} /> : null}
      {outcome && outcome !== 'saved' && outcome !== 'changed' ? (
        <Alert tone="danger">{m.saveFailed[outcome]}</Alert>
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {isChanged ? (
          <>
            <Button type="submit" size="small" busy={editing.isSaving} busyLabel={m.saving}>
              {m.save}
            </Button>
            <Button tone="outline" size="small" onClick={editing.discard}>
              {m.discard}
            </Button>
          </>
        ) : null}
        <LastChange setting={setting} />
        <span role="status" className="flex items-center gap-1.5 text-sm font-bold">
          {isChanged ? m.unsaved : null}
          {!isChanged && outcome === 'saved' ? (
            <span className="flex items-center gap-1.5 text-success">
              <Icon name="check" className="size-4.5" />
              {m.saved}
            </span>
          ) : null}
        </span>
      </div>
    </form>
  );
}

function LastChange({ setting: { updatedAt, updatedBy } }: { setting: Setting }) {
  const m = useMessages('staffSettings');
  if (updatedBy === null) return <p className="text-sm text-ink-3">{m.never}</p>;
  return (
    <p className="text-sm text-ink-3">
      {m.changedBy} <bdi>{updatedBy}</bdi>{' '}
      <Ltr>
        {formatDayInIsrael(updatedAt)} {timeInIsrael(updatedAt)}
      </Ltr>
    </p>
  );
}

/** What somebody else has stored meanwhile. */
function Conflict({ setting }: { setting: Setting }) {
  const m = useMessages('staffSettings');
  const shown = shownValue(setting);
  return (
    <Alert tone="warn">
      <p>
        {m.conflict} <strong>{shown ? <Ltr>{shown}</Ltr> : m.emptyList}</strong>
      </p>
      <p>{m.conflictHint}</p>
    </Alert>
  );
}

/** A setting's value in one line; empty for an empty list. */
function shownValue(setting: Setting): string {
  if (setting.kind === 'emails') return setting.value.join(', ');
  if (setting.kind === 'dates') return setting.value.map(formatCalendarDay).join(', ');
  return JSON.stringify(setting.value);
}
