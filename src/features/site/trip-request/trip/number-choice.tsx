import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Choice, ChoiceGroup } from './choice-chips';
import { CountInput, USUAL, type Counted } from './count-input';
import type { TripFormProps } from './trip-form-props';

interface NumberChoiceProps extends TripFormProps {
  field: Counted;
  hint?: string;
}

/** How many: the usual numbers side by side, and a field for more, up to what the cars hold together and beyond. */
export function NumberChoice({ form, field, hint }: NumberChoiceProps) {
  const { min, max } = USUAL[field];
  const m = useMessages('tripRequest');
  const { promises } = usePublished();
  const most = promises[`most_${field}`];
  const said = useWatch({ control: form.state.control, name: field });
  const [isOpened, setOpened] = useState(false);
  const isMore = said !== '' && Number(said) > max;
  const id = useId();
  return (
    <ChoiceGroup form={form} field={field} hint={hint}>
      <div className={classNames('grid gap-1.5', min === 1 ? 'grid-cols-5' : 'grid-cols-4')}>
        {Array.from({ length: max - min + 1 }, (_, nth) => String(min + nth)).map((number) => (
          <Choice key={number} form={form} field={field} value={number}>
            {number}
          </Choice>
        ))}
        <Button
          tone="outline"
          size="small"
          aria-expanded={isOpened || isMore}
          aria-label={m.more.label[field](max)}
          className={classNames('px-2! text-base!', min === 1 && 'col-span-2')}
          onClick={() => setOpened(!isOpened)}
        >
          {m.more.button}
        </Button>
      </div>
      {isOpened || isMore ? (
        <label htmlFor={id} className="grid gap-1.5 font-bold">
          {m.more.label[field](max)}
          <CountInput
            id={id}
            field={field}
            className="max-w-40"
            aria-describedby={isMore && Number(said) > most ? `${id}-beyond` : undefined}
            count={isMore ? said : ''}
            onCount={(count) => form.state.setValue(field, count, { shouldDirty: true })}
          />
        </label>
      ) : null}
      <p role="status" id={`${id}-beyond`} className="text-sm">
        {Number(said) > most ? m.more.beyond[field](most) : null}
      </p>
    </ChoiceGroup>
  );
}
