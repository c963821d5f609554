import { StepState } from '@/features/office/kit/step-state';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CellList } from './change-list';
import { faultyCells, withOnRequest } from './price-faults';
import type { PriceWork } from './use-price-draft';

/** Why the last step was refused, in words, with the numbers it was refused for. Nothing typed is lost by it. */
export function PriceRefusal({ work: { content, step, change } }: { work: PriceWork }) {
  const m = useMessages('staffPrices');
  const constraints: Readonly<Record<string, string>> = m.constraints;
  if (!step.answer) return <StepState step={step} />;
  const { outcome, constraint } = step.answer;
  if (outcome === 'unchanged') return <Alert tone="danger">{m.problems.unchanged}</Alert>;
  if (outcome === 'validation_failed' && constraint !== 'fares_night')
    return <Alert tone="danger">{constraints[constraint ?? ''] ?? m.problems.validation_failed}</Alert>;
  const fault = outcome === 'validation_failed' ? 'fares_night' : outcome;
  if (fault !== 'incomplete' && fault !== 'contradiction' && fault !== 'fares_night') return null;
  const cells = faultyCells(content, fault);
  return (
    <Alert tone="danger">
      <p>{fault === 'incomplete' && cells.length === 0 ? m.problems.empty : m.problems[fault]}</p>
      <CellList cells={cells} list={content} />
      {cells.some(({ part }) => part === 'day') && fault === 'incomplete' ? (
        <Button
          tone="outline"
          size="small"
          className="mt-2 justify-self-start"
          onClick={() => change((present) => withOnRequest(present))}
        >
          {m.fillOnRequest}
        </Button>
      ) : null}
    </Alert>
  );
}
