import { formatPercent } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { tripSteps } from './steps';

interface TripProgressProps {
  current: number;
  completed: readonly number[];
  onGoTo: (step: number) => void;
}

/** "Step n of 5", the percentage, and a bar of five segments with their icons; completed steps lead back. */
export function TripProgress({ current, completed, onGoTo }: TripProgressProps) {
  const locale = useLocale();
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-3 border-b border-stone-200 px-4 py-5 sm:px-8">
      <div className="flex justify-between font-bold">
        <p>{m.progress.stepOf(current + 1, tripSteps.length)}</p>
        <p className="text-ink-2">
          <bdi dir="ltr">{formatPercent(locale, Math.round(((current + 1) / tripSteps.length) * 100))}</bdi>
        </p>
      </div>
      <ol aria-label={m.progress.label} className="@container grid grid-cols-5 gap-2">
        {tripSteps.map((step, index) => (
          <ProgressStep
            key={step.id}
            index={index}
            state={index === current ? 'current' : completed.includes(index) ? 'done' : 'rest'}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
    </div>
  );
}

const bars = {
  current: 'bg-amber-500 forced-colors:bg-[Highlight]',
  done: 'bg-sea-600 forced-colors:bg-[CanvasText]',
  rest: 'bg-stone-200 forced-colors:border',
} as const;
const discs = {
  current: 'bg-amber-400 text-night-900',
  done: 'bg-sea-600 text-paper',
  rest: 'bg-stone-200 text-ink-3',
} as const;

interface ProgressStepProps {
  index: number;
  state: 'current' | 'done' | 'rest';
  onGoTo: (step: number) => void;
}

function ProgressStep({ index, state, onGoTo }: ProgressStepProps) {
  const m = useMessages('tripRequest');
  const step = tripSteps[index];
  if (!step) return null;
  const { title } = m.steps[step.id];
  const inside = (
    <>
      <span
        className={classNames(
          'inline-flex aspect-square w-8 max-w-full items-center @min-[38rem]:flex-none justify-center rounded-full forced-colors:border',
          discs[state],
        )}
      >
        <Icon name={state === 'done' ? 'check' : step.icon} className="size-4.5 max-w-3/4" />
      </span>
      <span
        className={classNames(
          'min-w-0 text-sm leading-tight wrap-break-word @max-[38rem]:sr-only @max-[46rem]:text-xs',
          state === 'current' ? 'font-bold' : state === 'done' ? 'text-ink-2' : 'text-ink-3',
        )}
      >
        {title}
        {state === 'done' ? <span className="sr-only"> ({m.progress.done})</span> : null}
      </span>
    </>
  );
  const stepClass = 'flex min-h-11 w-full items-center justify-center gap-2 text-start @min-[38rem]:justify-start';
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="grid content-start gap-1.5">
      <span aria-hidden="true" className={classNames('h-1.5 rounded-xs', bars[state])} />
      {state === 'done' ? (
        <button
          type="button"
          title={m.progress.goTo(title)}
          className={classNames(stepClass, 'rounded hover:bg-stone-100')}
          onClick={() => onGoTo(index)}
        >
          {inside}
        </button>
      ) : (
        <span className={stepClass}>{inside}</span>
      )}
    </li>
  );
}
