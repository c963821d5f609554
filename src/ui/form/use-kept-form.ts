import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft, storeDraft } from '@/lib/stored-draft';
import { readKeptValues, useDraftPlace } from './own-draft';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';

/** What is typed and not saved yet. */
export interface FormDraft<Values> {
  isKept: boolean;
  /** What the values set out from: as the form was told, or as the draft that it began with says. */
  seen: unknown;
  /** It is saved: there is nothing to keep any more. */
  forget: () => void;
  /** From now on these values are as saved. */
  setOut: (from: Values, seen: unknown) => void;
}

export interface KeptForm<Values extends FieldValues> extends CheckedForm<Values> {
  draft: FormDraft<Values>;
}

interface KeptFormOptions<Values extends FieldValues> extends CheckedFormOptions<Values> {
  /** Name of the draft, one for each thing that is edited. */
  keep: string;
  /** What the values set out from (JSON), kept beside them: a colleague's newer version is noticed after a reload, too. */
  seen?: unknown;
}

/**
 * A form of the back office. What is typed stays on the device until it is saved or thrown away: through Escape, another page, a
 * reload, and the end of the session.
 */
export function useKeptForm<Values extends FieldValues>({
  keep,
  seen = null,
  ...options
}: KeptFormOptions<Values>): KeptForm<Values> {
  const place = useDraftPlace(keep);
  const [restored] = useState(() => place && readKeptValues(place, options.defaultValues));
  const form = useCheckedForm({ ...options, defaultValues: restored?.values ?? options.defaultValues });
  const { state } = form;
  const [isKept, setKept] = useState(restored !== null);
  const [ground, setGround] = useState(restored ? restored.seen : seen);
  /** The values that need no keeping, and what they set out from; read when somebody types. */
  const first = useRef({ values: options.defaultValues, seen: ground });

  useEffect(() => {
    if (!place) return undefined;
    const { unsubscribe } = state.watch(() => {
      const values = state.getValues();
      const isTouched = JSON.stringify(values) !== JSON.stringify(first.current.values);
      if (isTouched) storeDraft(place, { values, seen: first.current.seen });
      else dropDraft(place);
      setKept(isTouched);
    });
    return unsubscribe;
  }, [state, place]);

  function forget() {
    if (place) dropDraft(place);
    setKept(false);
  }

  return {
    ...form,
    restart: () => {
      form.restart();
      state.setValues(first.current.values);
      forget();
    },
    draft: {
      isKept,
      seen: ground,
      forget,
      setOut: (from, seenNow) => {
        first.current = { values: from, seen: seenNow };
        setGround(seenNow);
        if (place && isKept) storeDraft(place, { values: state.getValues(), seen: seenNow });
      },
    },
  };
}
