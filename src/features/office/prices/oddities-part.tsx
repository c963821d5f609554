import { useMemo } from 'react';
import type { PriceContent } from '@/data/prices';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { useNames } from './change-list';
import { ODDITIES, odditiesOf } from './price-oddities';
import type { PriceCell } from './price-numbers';

/** As many of a kind as are listed one by one. */
const SHOWN = 8;

interface OdditiesPartProps {
  content: PriceContent;
  onGo: (cell: PriceCell) => void;
}

/** Gaps and leaps of the draft by kind, each with a press that leads to it. */
export function OdditiesPart({ content, onGo }: OdditiesPartProps) {
  const m = useMessages('staffPrices');
  const { cell: cellName, ride } = useNames([content]);
  const odd = useMemo(() => odditiesOf(content), [content]);
  return (
    <section aria-label={m.oddities.title} className="grid gap-2">
      <h3 className="font-sans text-base font-bold">{m.oddities.title}</h3>
      {odd.length === 0 ? <p className="text-sm text-ink-2">{m.oddities.none}</p> : null}
      {ODDITIES.map((kind) => {
        const ofKind = odd.filter((each) => each.kind === kind);
        return ofKind.length === 0 ? null : (
          <div key={kind}>
            <p className="text-sm">{m.oddities.kinds[kind](ofKind.length)}</p>
            <ul>
              {ofKind.slice(0, SHOWN).map(({ cell, beside }) => (
                <li key={JSON.stringify(cell)}>
                  <button
                    type="button"
                    className="flex min-h-11 items-center gap-2 text-start text-sm underline underline-offset-4"
                    onClick={() => onGo(cell)}
                  >
                    {cellName(cell)}
                    {beside ? ` (${m.oddities.beside(ride(beside))})` : ''}
                    <Icon name="arrow" className="size-4 flex-none" />
                  </button>
                </li>
              ))}
              {ofKind.length > SHOWN ? <li className="text-sm text-ink-2">{m.more(ofKind.length - SHOWN)}</li> : null}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
