import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceDraft, PublishedPrices } from '@/data/prices';
import type { SessionUser } from '@/data/session';
import { formatDayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Field } from '@/ui/field';
import { LoadFailure } from '@/ui/load-failure';
import { PanelCard } from '@/ui/panel-card';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { ClassesPart, PlacesPart } from './list-parts';
import { PlacePrices } from './place-prices';
import { PriceHistory } from './price-history';
import { PriceMatrix } from './price-matrix';
import type { PricePart } from './price-numbers';
import { PricePreview, type PricePreviewProps } from './price-preview';
import { PriceRulesPart } from './price-rules-part';
import { publishable } from './price-shape';
import { PublishPart } from './publish-part';
import { priceDraftQuery, priceHistoryQuery } from './queries';
import { TryPrices } from './try-prices';
import { usePriceDraft, type PriceWork } from './use-price-draft';

interface StaffPricesProps extends Pick<PricePreviewProps, 'renderPrices'> {
  user: SessionUser;
}

/** The business's own prices: worked on as a draft, tried, previewed, published. */
export function StaffPrices({ user, renderPrices }: StaffPricesProps) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffPrices');
  const draft = useQuery(priceDraftQuery(user.id));
  const history = useQuery(priceHistoryQuery(user.id));
  const failed = draft.isError || history.isError;
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro}</p>
      </div>
      {draft.data && history.data ? (
        <Prices userId={user.id} loaded={draft.data} history={history.data} renderPrices={renderPrices} />
      ) : failed ? (
        <LoadFailure
          text={m.loadFailed}
          retryLabel={frame.retry}
          onRetry={() => void Promise.all([draft.refetch(), history.refetch()])}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </>
  );
}

interface PricesProps extends Pick<PricePreviewProps, 'renderPrices'> {
  userId: string;
  loaded: PriceDraft;
  history: readonly PublishedPrices[];
}

function Prices({ userId, loaded, history, renderPrices }: PricesProps) {
  const m = useMessages('staffPrices');
  const work = usePriceDraft(userId, loaded);
  const { content } = work;
  const [published] = history;
  const next = publishable(content);
  return (
    <>
      {published ? (
        <Alert tone={published.is_sample ? 'warn' : 'info'}>
          {published.is_sample ? m.sampleHolds : m.holds(published.version, formatDayInIsrael(published.published_at))}
        </Alert>
      ) : null}
      <PanelCard title={m.fares} busy={false}>
        <FareTables work={work} published={published} />
      </PanelCard>
      <PanelCard title={m.places.title} busy={false}>
        <PlacesPart work={work} userId={userId} />
      </PanelCard>
      <PanelCard title={m.classes.title} busy={false}>
        <ClassesPart work={work} />
      </PanelCard>
      <PanelCard title={m.rulesTitle} busy={false}>
        <div className="border-t border-stone-200 p-5">
          <PriceRulesPart content={content} published={published?.content} onChange={work.change} />
        </div>
      </PanelCard>
      <PanelCard title={m.changesTitle} busy={false}>
        <PublishPart work={work} published={published} />
      </PanelCard>
      <PanelCard title={m.tryIt.title} busy={false}>
        <div className="border-t border-stone-200 p-5">
          <TryPrices content={next} />
        </div>
      </PanelCard>
      <PanelCard title={m.preview.title} busy={false}>
        <div className="border-t border-stone-200 p-5">
          <PricePreview content={next} renderPrices={renderPrices} />
        </div>
      </PanelCard>
      <PanelCard title={m.history} busy={false}>
        <PriceHistory lists={history} isChanged={work.isChanged} onTakeUp={(earlier) => work.change(() => earlier)} />
      </PanelCard>
    </>
  );
}

const PARTS: readonly PricePart[] = ['day', 'night', 'minutes'];

/** The prices of one class: as a table of all pairs where there is room, place by place on a phone. */
function FareTables({ work, published }: { work: PriceWork; published: PublishedPrices | undefined }) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const { content } = work;
  const [chosen, setChosen] = useState('');
  const [part, setPart] = useState<PricePart>('day');
  const vehicleClass = content.classes.find(({ id }) => id === chosen) ?? content.classes[0];
  if (!vehicleClass) return null;
  const table = { content, published: published?.content, vehicleClass: vehicleClass.id, onChange: work.change };
  return (
    <div className="grid gap-4 border-t border-stone-200 p-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-160">
        <Field id="price-class" label={m.vehicleClass}>
          <Select id="price-class" value={vehicleClass.id} onChange={({ target }) => setChosen(target.value)}>
            {content.classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="price-part" label={m.shown} className="max-lg:hidden">
          <Select
            id="price-part"
            value={part}
            onChange={({ target }) => setPart(PARTS.find((each) => each === target.value) ?? 'day')}
          >
            {PARTS.map((each) => (
              <option key={each} value={each}>
                {m.parts[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-sm text-ink-2">{m.cellHint}</p>
      <div className="max-lg:hidden">
        <PriceMatrix key={`${part}-${vehicleClass.id}`} {...table} part={part} />
      </div>
      <div className="lg:hidden">
        <PlacePrices key={vehicleClass.id} {...table} />
      </div>
    </div>
  );
}
