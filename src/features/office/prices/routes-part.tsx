import { useId } from 'react';
import { DAY_ROUTES, OWN_ROUTE, pricedZones, type PriceContent, type PriceRoute } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import type { FareTableProps } from './fare-table';
import { PriceInput } from './price-input';
import { withPart } from './price-shape';

type RoutesProps = Pick<FareTableProps, 'content' | 'published' | 'onChange'>;

const ROUTES = DAY_ROUTES.filter((id) => id !== OWN_ROUTE);

/** A route that the list has not sold yet: on request in every class, until somebody writes a price. */
const newRoute = (id: string, { classes }: PriceContent, start: string): PriceRoute => ({
  id,
  hours: 10,
  start,
  reach: 60,
  fares: Object.fromEntries(classes.map((vehicle) => [vehicle.id, 0])),
});

/** The day routes of the site: how long they take, from where, and what they cost in each class. */
export function RoutesPart(props: RoutesProps) {
  const m = useMessages('staffPrices').routes;
  return (
    <div className="grid gap-6 border-t border-stone-200 p-5">
      <p className="text-sm text-ink-2">{m.intro}</p>
      {ROUTES.map((id) => (
        <Route key={id} id={id} {...props} />
      ))}
    </div>
  );
}

function Route({ id, content, published, onChange }: RoutesProps & { id: string }) {
  const m = useMessages('staffPrices').routes;
  const [zone] = pricedZones(content);
  const route = content.routes.find((each) => each.id === id);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="text-base font-bold">
        {m.names[id] ?? id}
      </h3>
      {route ? (
        <RouteNumbers route={route} {...{ content, published, onChange }} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{m.none}</p>
          {zone ? (
            <Button
              tone="outline"
              icon="plus"
              className="justify-self-start"
              onClick={() =>
                onChange((present) => ({
                  ...present,
                  routes: withPart(present.routes, newRoute(id, present, zone.id)),
                }))
              }
            >
              {m.add}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function RouteNumbers({ route, content, published, onChange }: RoutesProps & { route: PriceRoute }) {
  const { routes: m, cell } = useMessages('staffPrices');
  const locale = useLocale();
  const { id, start, fares } = route;
  const earlier = published?.routes.find((each) => each.id === id);
  const set = (change: (present: PriceRoute) => Partial<PriceRoute>) =>
    onChange((present) => ({
      ...present,
      routes: present.routes.map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
    }));
  const name = m.names[id] ?? id;
  const line = (key: string, words: string, input: Pick<NumberProps, 'value' | 'published' | 'onCommit'>) => (
    <li key={key} className="grid grid-cols-[1fr_8rem] items-center gap-3 border-b border-stone-200 py-2">
      <span>{words}</span>
      <PriceInput label={`${name}, ${words}`} words={cell} {...input} />
    </li>
  );
  return (
    <>
      <Choice
        label={m.start}
        value={start}
        options={pricedZones(content).map((zone) => [zone.id, zone.name[locale]])}
        onChoose={(next) => set(() => ({ start: next }))}
      />
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {(['hours', 'reach'] as const).map((fact) =>
          line(fact, m[fact], {
            value: route[fact],
            published: earlier?.[fact],
            onCommit: (value) => value !== null && set(() => ({ [fact]: value })),
          }),
        )}
        {content.classes.map((vehicle) =>
          line(vehicle.id, m.fare(vehicle.name[locale]), {
            value: fares[vehicle.id] ?? null,
            published: earlier?.fares[vehicle.id],
            // Emptied, it is on request again.
            onCommit: (value) => set((present) => ({ fares: { ...present.fares, [vehicle.id]: value ?? 0 } })),
          }),
        )}
      </ul>
      <Button
        size="small"
        tone="outline"
        className="justify-self-start"
        onClick={() => onChange((present) => ({ ...present, routes: present.routes.filter((each) => each.id !== id) }))}
      >
        {m.remove(name)}
      </Button>
    </>
  );
}

type NumberProps = Parameters<typeof PriceInput>[0];
