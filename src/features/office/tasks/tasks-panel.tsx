import { MINUTE_MS } from '@shared/clock/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COUNTS_KEY } from '@/data/staff-counts';
import { dismissDeskTask, takeDeskTask, type DeskTask } from '@/data/desk-tasks';
import { LookupFailure } from '@/features/office/kit/lookup';
import { StepButton } from '@/features/office/kit/step-button';
import { Question } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { knownName, timeAgo } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CountChip } from '@/ui/count-chip';
import { PanelCard } from '@/ui/panel-card';
import { tasksQuery } from './queries';
import { TaskFacts, TaskLink } from './task-facts';

/** Lines that are shown before "more"; on a phone fewer, because the next rides stand below. */
const SHOWN = 5;
const SHOWN_ON_PHONES = 3;

/** What needs somebody now; nothing at all while nothing does. */
export function TasksPanel() {
  const m = useMessages('staffTasks');
  const [isWhole, setWhole] = useState(false);
  const lookup = useQuery(tasksQuery);
  const tasks = lookup.data;
  if (lookup.isError && !tasks)
    return (
      <PanelCard title={m.title} busy={false}>
        <LookupFailure of={lookup} className="m-4" text={m.failed} />
      </PanelCard>
    );
  if (!tasks || tasks.length === 0) return null;
  const shown = isWhole ? tasks : tasks.slice(0, SHOWN);
  return (
    <PanelCard
      title={m.title}
      busy={lookup.isPending}
      aside={<CountChip count={tasks.length} urgent />}
      className="border-s-4 border-amber-400"
    >
      <ul className={classNames('border-t border-stone-200', !isWhole && 'max-md:[&>:nth-child(n+4)]:hidden')}>
        {shown.map((task) => (
          <TaskLine key={task.id} task={task} now={lookup.dataUpdatedAt} />
        ))}
      </ul>
      {!isWhole && tasks.length > SHOWN_ON_PHONES ? (
        <Button
          tone="outline"
          size="small"
          className={classNames('m-4', shown.length === tasks.length && 'md:hidden')}
          onClick={() => setWhole(true)}
        >
          {m.all(tasks.length)}
        </Button>
      ) : null}
    </PanelCard>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { now: 'danger', today: 'warn', soon: 'neutral' };

interface TaskLineProps {
  task: DeskTask;
  /** Milliseconds since 1970. */
  now: number;
}

function TaskLine({ task, now }: TaskLineProps) {
  const m = useMessages('staffTasks');
  const locale = useLocale();
  const [isDismissing, setDismissing] = useState(false);
  // The count beside the sections is another query of the same.
  const again = [tasksQuery.queryKey, [COUNTS_KEY]];
  const taking = useStep<void, void>({ call: () => takeDeskTask(task.id), again });
  const dismissal = useStep<string, void>({ call: (reason) => dismissDeskTask(task.id, reason), again });
  const minutes = Math.max(0, Math.round((now - Date.parse(task.opened_at)) / MINUTE_MS));
  return (
    <li className="grid gap-2 border-b border-stone-200 px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[task.urgency] ?? 'neutral'}>{knownName(m.urgencies, task.urgency)}</Badge>
        <span className="font-bold">{knownName(m.kinds, task.kind)}</span>
        <span className="text-sm text-ink-3">{timeAgo(minutes, locale)}</span>
      </div>
      <TaskFacts task={task} />
      {task.taken_by_name ? (
        <p className="text-sm text-ink-2">
          {task.is_mine ? m.mine : m.takenBy} {task.is_mine ? null : <bdi>{task.taken_by_name}</bdi>}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <TaskLink task={task} />
        {task.is_mine ? null : (
          <StepButton tone="outline" size="small" busy={taking.isBusy} onClick={() => taking.run()}>
            {m.take}
          </StepButton>
        )}
        {isDismissing ? null : (
          <StepButton tone="outline" size="small" className="inset-ring-0" onClick={() => setDismissing(true)}>
            {m.dismiss}
          </StepButton>
        )}
      </div>
      {isDismissing ? (
        <Question
          name={`dismiss:${task.id}`}
          words={{ reason: m.why, reasonMissing: m.whyMissing, confirm: m.confirm, keep: m.keep }}
          reasonMax={300}
          step={dismissal}
          onConfirm={(reason) => dismissal.run(reason)}
          onKeep={() => setDismissing(false)}
        />
      ) : null}
      <StepState step={taking} />
    </li>
  );
}
