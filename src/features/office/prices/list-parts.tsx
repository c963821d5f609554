import { useState } from 'react';
import type { PriceClass, PriceZone } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { ClassForm } from './class-form';
import { PartList } from './part-list';
import { PlaceForm } from './place-form';
import { movedBy, withClasses, withZones } from './price-shape';
import { UnknownPlacesNote } from './unknown-places-note';
import type { ChangeContent, PriceWork } from './use-price-draft';

/** Which part is open: one that is there, a new one, or none. */
type Opened<Part> = Part | 'new' | null;

const joined = (...texts: readonly (string | false | undefined)[]): string => texts.filter(Boolean).join(' · ');

interface PartsProps {
  work: PriceWork;
}

interface PlacesPartProps extends PartsProps {
  userId: string;
}

/** The places that the list knows, those of the business's own included. */
export function PlacesPart({ work, userId }: PlacesPartProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const [opened, setOpened] = useState<Opened<PriceZone>>(null);
  const { content, change } = work;
  const done = (update: ChangeContent) => {
    change(update);
    setOpened(null);
  };
  const nameOf = (id: string | undefined) => content.zones.find((zone) => zone.id === id)?.name[locale];
  return (
    <div className="grid gap-4 border-t border-stone-200 p-5">
      <p className="text-sm text-ink-2">{m.places.intro}</p>
      <UnknownPlacesNote userId={userId} content={content} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm font-bold">
          {m.places.count(content.zones.length)}
        </summary>
        <PartList
          label={m.places.title}
          parts={content.zones}
          describe={({ kind, like, aliases, active = true }) =>
            joined(
              m.places.kinds[kind],
              like !== undefined && m.places.pricedLike(nameOf(like) ?? like),
              aliases.length > 0 && m.places.spellings(aliases.length),
              !active && m.partWords.off,
            )
          }
          onMove={(id, step) => change((present) => withZones(present, movedBy(present.zones, id, step)))}
          onEdit={setOpened}
        />
      </details>
      <Button tone="outline" icon="plus" className="justify-self-start" onClick={() => setOpened('new')}>
        {m.places.add}
      </Button>
      {opened ? (
        <PlaceForm
          content={content}
          zone={opened === 'new' ? null : opened}
          onDone={done}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}

/** The classes of vehicles that the list has prices for. */
export function ClassesPart({ work }: PartsProps) {
  const m = useMessages('staffPrices');
  const [opened, setOpened] = useState<Opened<PriceClass>>(null);
  const { content, change } = work;
  const done = (update: ChangeContent) => {
    change(update);
    setOpened(null);
  };
  return (
    <div className="grid gap-4 border-t border-stone-200 p-5">
      <p className="text-sm text-ink-2">{m.classes.intro}</p>
      <PartList
        label={m.classes.title}
        parts={content.classes}
        describe={({ seats, bags, licence, hourly, active = true }) =>
          joined(
            m.classes.room(seats, bags),
            m.classes.licences[licence],
            hourly !== null && m.classes.anHour(hourly),
            !active && m.partWords.off,
          )
        }
        onMove={(id, step) => change((present) => withClasses(present, movedBy(present.classes, id, step)))}
        onEdit={setOpened}
      />
      <Button tone="outline" icon="plus" className="justify-self-start" onClick={() => setOpened('new')}>
        {m.classes.add}
      </Button>
      {opened ? (
        <ClassForm
          content={content}
          vehicle={opened === 'new' ? null : opened}
          onDone={done}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
