import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '@/i18n/messages';
import { ConflictPanel } from './conflict-panel';
import { StepButton } from './step-button';
import { StepState } from './step-state';
import type { RecordForm } from './use-record-form';
import type { StepStatus } from './use-step';

interface SavePartProps<Values extends FieldValues> {
  record: Pick<RecordForm<Values, void>, 'conflict' | 'isTouched'> & { step: StepStatus };
  /** A field as it is called, and a value of it in words. */
  told: (name: keyof Values & string, value: unknown) => { label?: string; text: ReactNode };
  /** Who was first, in a sentence that theirs follows. */
  changed?: string;
  /** Words of the button, and of what has happened. */
  save?: string;
  saved?: string;
  size?: 'small';
  /** The button is there, or can be pressed, once something was typed. */
  whenTouched?: 'shown' | 'usable';
  /** What stands beside the button. */
  children?: ReactNode;
}

/** The end of a form: what is in the way of saving, or the button, and what became of it. */
export function SavePart<Values extends FieldValues>(props: SavePartProps<Values>) {
  const { record, told, changed, save, saved, size, whenTouched, children } = props;
  const m = useMessages('staff').step;
  const { conflict, step, isTouched } = record;
  if (conflict)
    return (
      <ConflictPanel
        {...(changed && { text: changed })}
        lines={Object.entries(conflict.theirs).map(([name, value]) => ({ id: name, ...told(name, value) }))}
        onTakeTheirs={conflict.takeTheirs}
        onKeepMine={conflict.keepMine}
      />
    );
  return (
    <>
      {step.problem ? <StepState step={step} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {whenTouched === 'shown' && !isTouched ? null : (
          <StepButton
            type="submit"
            disabled={whenTouched === 'usable' && !isTouched}
            busy={step.isBusy}
            {...(size && { size })}
          >
            {save ?? m.save}
          </StepButton>
        )}
        {children}
        <StepState step={{ problem: undefined, done: step.done }} isOver={isTouched}>
          {saved ?? m.saved}
        </StepState>
      </div>
    </>
  );
}
