import { useState, type ReactNode } from 'react';
import type { PriceContent } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { ClassForm } from './class-form';
import { PartList } from './part-list';
import type { PartEnds } from './part-sheet';
import type { ListPart } from './part-values';
import { PlaceForm } from './place-form';
import { movedBy, withClasses, withZones } from './price-shape';
import { UnknownPlacesNote } from './unknown-places-note';
import type { PriceWork } from './use-price-draft';

interface PartsProps<Each extends ListPart> {
  words: { title: string; intro: string; add: string };
  parts: readonly Each[];
  /** What the list says of a part below its name. */
  describe: (part: Each) => readonly (string | false)[];
  /** Makes another order of them, or whatever else, the list's. */
  withParts: (content: PriceContent, parts: readonly Each[]) => PriceContent;
  change: PriceWork['change'];
  /** How many there are, where they stand folded away. */
  count?: string;
  /** What stands above them. */
  children?: ReactNode;
  /** @param part null for a new one */
  renderForm: (part: Each | null, ends: PartEnds) => ReactNode;
}

function Parts<Each extends ListPart>(props: PartsProps<Each>) {
  const { words, parts, describe, withParts, change, count, children, renderForm } = props;
  /** Which part is open: one that is there, a new one, or none. */
  const [opened, setOpened] = useState<Each | 'new' | null>(null);
  const close = () => setOpened(null);
  const list = (
    <PartList
      label={words.title}
      parts={parts}
      describe={describe}
      onMove={(id, step) => change((present) => withParts(present, movedBy(parts, id, step)))}
      onEdit={setOpened}
    />
  );
  return (
    <div className="grid gap-4 border-t border-stone-200 p-5">
      <p className="text-sm text-ink-2">{words.intro}</p>
      {children}
      {count ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-bold">{count}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <Button tone="outline" icon="plus" className="justify-self-start" onClick={() => setOpened('new')}>
        {words.add}
      </Button>
      {opened
        ? renderForm(opened === 'new' ? null : opened, {
            onDone: (update) => {
              change(update);
              close();
            },
            onClose: close,
          })
        : null}
    </div>
  );
}

/** The places that the list knows, those of the business's own included. */
export function PlacesPart({ work }: { work: PriceWork }) {
  const { content, change } = work;
  const m = useMessages('staffPrices').places;
  const locale = useLocale();
  const nameOf = (id: string) => content.zones.find((zone) => zone.id === id)?.name[locale] ?? id;
  return (
    <Parts
      words={m}
      parts={content.zones}
      describe={({ kind, like, aliases }) => [
        m.kinds[kind],
        like !== undefined && m.pricedLike(nameOf(like)),
        aliases.length > 0 && m.spellings(aliases.length),
      ]}
      withParts={withZones}
      change={change}
      count={m.count(content.zones.length)}
      renderForm={(zone, ends) => <PlaceForm content={content} zone={zone} {...ends} />}
    >
      <UnknownPlacesNote work={work} />
    </Parts>
  );
}

/** The classes of vehicles that the list has prices for. */
export function ClassesPart({ work: { content, change } }: { work: PriceWork }) {
  const m = useMessages('staffPrices').classes;
  return (
    <Parts
      words={m}
      parts={content.classes}
      describe={({ seats, bags, licence, hourly }) => [
        m.room(seats, bags),
        m.licences[licence],
        hourly !== null && m.anHour(hourly),
      ]}
      withParts={withClasses}
      change={change}
      renderForm={(vehicle, ends) => <ClassForm content={content} vehicle={vehicle} {...ends} />}
    />
  );
}
