import type { PriceClass, PriceContent, PriceZone } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import type { PriceChange } from './price-numbers';

/** As many as are listed one by one. */
const SHOWN = 30;

interface ChangeListProps {
  changes: readonly PriceChange[];
  /** Lists that know the names of the zones and classes, the newer one first. */
  lists: readonly PriceContent[];
}

/** Differences between two lists, in words. */
export function ChangeList({ changes, lists }: ChangeListProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const name = (kind: 'zones' | 'classes', id: string) =>
    lists.flatMap((list): readonly (PriceZone | PriceClass)[] => list[kind]).find((each) => each.id === id)?.name[
      locale
    ] ?? id;
  const numbers = (from: number | null, to: number | null) => (
    <Ltr>
      {from ?? '–'} <Icon name="arrow" className="inline size-3.5" /> {to ?? '–'}
    </Ltr>
  );
  const line = (change: PriceChange) => {
    if (change.kind === 'rule')
      return (
        <>
          {m.rules[change.rule]} {numbers(change.from, change.to)}
        </>
      );
    if (change.kind !== 'number')
      return `${name(change.kind === 'zone' ? 'zones' : 'classes', change.id)} · ${m.changeKinds[change.what]}`;
    const { part, vehicleClass, one, other, from, to } = change;
    return (
      <>
        {name('zones', one)} – {name('zones', other)}
        {vehicleClass ? `, ${name('classes', vehicleClass)}` : null}, {m.parts[part]} {numbers(from, to)}
      </>
    );
  };
  return (
    <ul className="list-disc ps-5 text-sm">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={JSON.stringify(change)}>{line(change)}</li>
      ))}
      {changes.length > SHOWN ? <li>{m.more(changes.length - SHOWN)}</li> : null}
    </ul>
  );
}
