import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { STOPS } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { PlaceField } from './place-field';
import type { TripFormProps } from './trip-form-props';

/** Places on the way there: none to begin with, and one more at each press. */
export function StopFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest').stops;
  const said = useWatch({ control: form.state.control, name: STOPS });
  const [added, setAdded] = useState(0);
  // What a draft brings, or was typed and emptied again, stays in sight.
  const shown = Math.max(added, said.findLastIndex((stop) => stop !== '') + 1);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) document.getElementById(form.fieldId(STOPS[added - 1] ?? 'stop_1'))?.focus();
    wasPressed.current = false;
  });
  return (
    <>
      {STOPS.slice(0, shown).map((name) => (
        <PlaceField key={name} form={form} name={name} />
      ))}
      {shown < STOPS.length ? (
        <Button
          tone="outline"
          icon="plus"
          className="justify-self-start"
          onClick={() => {
            wasPressed.current = true;
            setAdded(shown + 1);
          }}
        >
          {shown === 0 ? m.add : m.another}
        </Button>
      ) : null}
    </>
  );
}
