import { useId } from 'react';
import { dayAndTime, formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import type { ValidityChoice } from './offer-validity';

interface ValidityChipsProps {
  choices: readonly ValidityChoice[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Until when the offer holds, one press each; each says the moment that it means. */
export function ValidityChips({ choices, chosen, onChoose }: ValidityChipsProps) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-bold">{m.holds}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, until, isMoved }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-grid min-h-11 content-center rounded bg-white px-3 py-1.5 text-center text-sm leading-tight inset-ring-1 inset-ring-stone-300',
              'has-checked:bg-night-900 has-checked:text-amber-300 has-checked:inset-ring-night-900 forced-colors:border',
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-500',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0"
              onChange={() => onChoose(id)}
            />
            <span className="font-bold">{isMoved ? dayAndTime(locale, until)[0] : m.validities[id]}</span>
            <Ltr>
              {formatDayInIsrael(until).slice(0, 5)} {timeInIsrael(until)}
            </Ltr>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
