import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { FleetOutcome } from '@/data/fleet';
import type { KeptForm } from '@/ui/form/use-kept-form';
import { fleetQuery } from './queries';

interface FleetSave<Row, Values extends FieldValues> {
  userId: string;
  /** Null: a new one. */
  row: Row | null;
  form: KeptForm<Values>;
  valuesOf: (row: Row) => Values;
  save: (seen: Row | null, values: Values) => Promise<FleetOutcome>;
  /** The row in an answer. */
  rowOf: (outcome: FleetOutcome) => Row | undefined;
  /** The field that a constraint speaks of, and the code of what is wrong with it. */
  constraints: Readonly<Record<string, readonly [Path<Values>, string]>>;
  onSaved: (outcome: FleetOutcome) => void;
}

/**
 * Saves what a form of a driver or a car holds. Nothing typed is lost: a refusal stands at its field, and a colleague's newer
 * row is shown beside what was typed (`theirs`, the fields that say something else), which then counts from that row on.
 */
export function useFleetSave<Row extends { updated_at: string }, Values extends FieldValues>(
  options: FleetSave<Row, Values>,
) {
  const { userId, row, form, valuesOf, save, rowOf, constraints, onSaved } = options;
  const cache = useQueryClient();
  // A draft set out from the row as it was then: a colleague's newer one is noticed.
  const [seen, setSeen] = useState(() =>
    row && typeof form.draft.seen === 'string' ? { ...row, updated_at: form.draft.seen } : row,
  );
  const [theirs, setTheirs] = useState<Partial<Values> | null>(null);

  function answer(outcome: FleetOutcome, typed: Values): void {
    const now = rowOf(outcome);
    if (outcome.outcome === 'saved') {
      form.draft.forget();
      onSaved(outcome);
    } else if (outcome.outcome === 'changed_by_other' && now) {
      const values = Object.entries(valuesOf(now)).filter(([name, value]) => String(value) !== String(typed[name]));
      setTheirs(Object.fromEntries(values) as Partial<Values>);
      setSeen(now);
      form.draft.setOut(valuesOf(now), now.updated_at);
    } else {
      const broken = constraints[outcome.constraint ?? ''];
      if (broken) form.showErrors([broken]);
    }
  }

  const saving = useMutation({
    mutationFn: (values: Values) => save(seen, values),
    onSuccess: answer,
    onSettled: () => cache.invalidateQueries({ queryKey: fleetQuery(userId).queryKey }),
  });
  const outcome = saving.data?.outcome;
  const isAtField = constraints[saving.data?.constraint ?? ''] !== undefined;
  return {
    submit: form.submit((values) => {
      setTheirs(null);
      saving.mutate(values);
    }),
    isBusy: saving.isPending,
    theirs,
    /** Why nothing was saved, where no field can say it. */
    problem: saving.isError
      ? ('failed' as const)
      : outcome === 'gone'
        ? ('gone' as const)
        : outcome === 'validation_failed' && !isAtField
          ? ('refused' as const)
          : null,
  };
}
