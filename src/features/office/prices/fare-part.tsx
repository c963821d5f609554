import { useState } from 'react';
import { pricedZones, type PriceContent, type PublishedPrices } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { FareTable } from './fare-table';
import { FollowPart } from './follow-part';
import { writtenOut } from './follow-rules';
import { OdditiesPart } from './oddities-part';
import { numberAt, type PriceCell } from './price-numbers';
import { withConfirmed } from './price-shape';
import type { PriceWork } from './use-price-draft';

interface FarePartProps {
  work: PriceWork;
  published: PublishedPrices | undefined;
}

/** How many rides of a place have minutes that nobody has confirmed. */
function estimatedOf(content: PriceContent, place: string): number {
  const told = writtenOut(content);
  return pricedZones(content).filter(({ id }) => {
    const cell = { vehicleClass: '', one: place, other: id };
    return (
      numberAt(told, { ...cell, part: 'minutes' }) !== null &&
      numberAt(content, { ...cell, part: 'confirmed' }) === null
    );
  }).length;
}

/** The prices of one class, place by place: what is written, what follows from what, and what is odd about them. */
export function FarePart({ work, published }: FarePartProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const { content } = work;
  const [chosen, setChosen] = useState({ vehicleClass: '', place: '' });
  const [wanted, setWanted] = useState<PriceCell | null>(null);
  const zones = pricedZones(content);
  const vehicleClass = content.classes.find(({ id }) => id === chosen.vehicleClass) ?? content.classes[0];
  const place = zones.find(({ id }) => id === chosen.place) ?? zones[0];
  if (!vehicleClass || !place) return null;
  const choose = (more: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...more });
    setWanted(null);
  };
  const estimated = estimatedOf(content, place.id);
  return (
    <div className="grid gap-6 border-t border-stone-200 p-5">
      <FollowPart work={work} />
      <OdditiesPart
        content={content}
        onGo={(cell) => {
          setChosen({ vehicleClass: cell.vehicleClass || vehicleClass.id, place: cell.one });
          setWanted(cell);
        }}
      />
      <section aria-label={m.table.title} className="grid gap-4">
        <h3 className="font-sans text-base font-bold">{m.table.title}</h3>
        <div className="grid gap-4 sm:grid-cols-2 lg:max-w-160">
          <Choice
            label={m.vehicleClass}
            value={vehicleClass.id}
            options={content.classes.map(({ id, name }) => [id, name[locale]])}
            onChoose={(id) => choose({ vehicleClass: id })}
          />
          <Choice
            label={m.place}
            value={place.id}
            options={zones.map(({ id, name }) => [id, name[locale]])}
            onChoose={(id) => choose({ place: id })}
          />
        </div>
        <p className="text-sm text-ink-2">{m.cellHint}</p>
        {estimated > 0 ? (
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <p>{m.table.estimatedCount(estimated)}</p>
            <Button
              tone="outline"
              size="small"
              onClick={() => work.change((present) => withConfirmed(present, place.id))}
            >
              {m.table.confirm(place.name[locale])}
            </Button>
          </div>
        ) : null}
        <FareTable
          key={`${vehicleClass.id} ${place.id}`}
          content={content}
          published={published?.content}
          vehicleClass={vehicleClass.id}
          place={place}
          wanted={wanted}
          onChange={work.change}
        />
      </section>
    </div>
  );
}
