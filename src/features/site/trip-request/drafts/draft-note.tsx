import { useWatch, type FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { dismissToast, showToast } from '@/ui/toast';

interface DraftNoteProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  empty: Values;
  words: { kept: string; clear: string; cleared: string; undo: string };
  /** Empties the form and drops the draft. */
  onClear: () => void;
}

/** Says that what was typed is kept on this device, and clears it; that can be undone for some seconds. */
export function DraftNote<Values extends FieldValues>({ form, empty, words, onClear }: DraftNoteProps<Values>) {
  useWatch({ control: form.state.control });
  const typed = form.state.getValues();
  if (Object.entries(empty).every(([name, value]) => typed[name] === value)) return null;

  function clear() {
    onClear();
    const putBack = () => {
      form.state.setValues(typed);
      dismissToast();
    };
    showToast({
      tone: 'neutral',
      title: words.cleared,
      stays: 'long',
      action: (
        <Button tone="outline" size="small" onClick={putBack}>
          {words.undo}
        </Button>
      ),
    });
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {words.kept}
      <button
        type="button"
        className="min-h-11 font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]"
        onClick={clear}
      >
        {words.clear}
      </button>
    </p>
  );
}
