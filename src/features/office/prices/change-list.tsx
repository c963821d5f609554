import type { ReactNode } from 'react';
import type { PriceClass, PriceContent, PriceRules, PriceZone } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import type { Kind, PriceChange } from './price-changes';
import type { PriceCell, Ride } from './price-numbers';
import { HOUR_RULES, timeOfMinute } from './price-shape';

/** As many as are listed one by one: of changes, and of cells that a list is refused for. */
const CHANGES_SHOWN = 30;
const CELLS_SHOWN = 8;

/** Names of zones, classes and routes in the reader's language, from lists of which the first that knows an id says it. */
export function useNames(lists: readonly PriceContent[]) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const name = (kind: Kind, id: string): string => {
    if (kind === 'route') return m.routes.names[id] ?? id;
    const parts = lists.flatMap(({ zones, classes }): readonly (PriceZone | PriceClass)[] =>
      kind === 'zone' ? zones : classes,
    );
    return parts.find((each) => each.id === id)?.name[locale] ?? id;
  };
  const ride = ({ one, other }: Ride): string =>
    one === other ? m.table.inside(name('zone', one)) : `${name('zone', one)} – ${name('zone', other)}`;
  const cell = ({ part, vehicleClass, ...ends }: PriceCell): string =>
    [ride(ends), ...(vehicleClass ? [name('class', vehicleClass)] : []), m.parts[part]].join(', ');
  return { name, ride, cell };
}

interface ShortListProps<Item> {
  shown: number;
  items: readonly Item[];
  line: (item: Item) => ReactNode;
}

/** The first of many, and how many there are besides. */
function ShortList<Item>({ shown, items, line }: ShortListProps<Item>) {
  const m = useMessages('staffPrices');
  return (
    <ul className="list-disc ps-5 text-sm">
      {items.slice(0, shown).map((item) => (
        <li key={JSON.stringify(item)}>{line(item)}</li>
      ))}
      {items.length > shown ? <li>{m.more(items.length - shown)}</li> : null}
    </ul>
  );
}

interface ChangeListProps {
  changes: readonly PriceChange[];
  /** Lists that know the names of the zones and classes, the newer one first. */
  lists: readonly PriceContent[];
}

/** Differences between two lists, in words. */
export function ChangeList({ changes, lists }: ChangeListProps) {
  const m = useMessages('staffPrices');
  const { name, cell } = useNames(lists);
  const facts: Readonly<Record<string, string>> = m.facts;
  const numbers = (from: ReactNode, to: ReactNode) => (
    <Ltr>
      {from ?? '–'} <Icon name="arrow" className="inline size-3.5" /> {to ?? '–'}
    </Ltr>
  );
  const ofRule = (rule: keyof PriceRules, value: number) => (HOUR_RULES.has(rule) ? timeOfMinute(value) : value);
  const line = (change: PriceChange): ReactNode => {
    switch (change.kind) {
      case 'rule':
        return (
          <>
            {m.rules[change.rule]} {numbers(ofRule(change.rule, change.from), ofRule(change.rule, change.to))}
          </>
        );
      case 'hourly':
        return (
          <>
            {name('class', change.id)}, {m.classes.fields.hourly} {numbers(change.from, change.to)}
          </>
        );
      case 'fare':
        return (
          <>
            {name('route', change.id)}, {name('class', change.vehicleClass)} {numbers(change.from, change.to)}
          </>
        );
      case 'number':
        if (change.part === 'confirmed') return cell(change);
        return (
          <>
            {cell(change)} {numbers(change.from, change.to)}
          </>
        );
      case 'order':
        return m.reordered[change.of];
      default: {
        const what =
          change.what === 'changed'
            ? change.facts.map((fact) => facts[fact] ?? fact).join(', ')
            : m.changeKinds[change.what];
        return `${name(change.kind, change.id)} · ${what}`;
      }
    }
  };
  return <ShortList shown={CHANGES_SHOWN} items={changes} line={line} />;
}

/** The places of numbers that a list is refused for. */
export function CellList({ cells, list }: { cells: readonly PriceCell[]; list: PriceContent }) {
  const { cell } = useNames([list]);
  return <ShortList shown={CELLS_SHOWN} items={cells} line={cell} />;
}
