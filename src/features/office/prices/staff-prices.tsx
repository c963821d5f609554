import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { locales, pricedZones, type PriceContent, type PriceDraft, type PublishedPrices } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { both, Loaded } from '@/features/office/kit/lookup';
import { RoomHead } from '@/features/office/kit/room-head';
import { formatDayInIsrael } from '@/i18n/format';
import { LocaleProvider, useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { markedAs } from '@/i18n/locales';
import { FarePart } from './fare-part';
import { ClassesPart, PlacesPart } from './list-parts';
import { PriceHistory } from './price-history';
import { PriceRulesPart } from './price-rules-part';
import { publishable } from './price-shape';
import { RoutesPart } from './routes-part';
import { PublishPart } from './publish-part';
import { priceDraftQuery, priceHistoryQuery } from './queries';
import { TryPrices } from './try-prices';
import { usePriceDraft } from './use-price-draft';

/** The business's own prices: worked on as a draft, tried, previewed, published. */
export function StaffPrices({ renderPrices }: Pick<PricePreviewProps, 'renderPrices'>) {
  const m = useMessages('staffPrices');
  const lookup = both(useQuery(priceDraftQuery), useQuery(priceHistoryQuery));
  return (
    <>
      <RoomHead title={m.title} text={m.intro} />
      <Loaded of={lookup} failed={m.loadFailed} waiting={<Skeleton className="h-80 w-full" />}>
        {([draft, history]) => <Prices loaded={draft} history={history} renderPrices={renderPrices} />}
      </Loaded>
    </>
  );
}

interface PricesProps extends Pick<PricePreviewProps, 'renderPrices'> {
  loaded: PriceDraft;
  history: readonly PublishedPrices[];
}

function Prices({ loaded, history, renderPrices }: PricesProps) {
  const m = useMessages('staffPrices');
  const work = usePriceDraft(loaded);
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
        <FarePart work={work} published={published} />
      </PanelCard>
      <PanelCard title={m.places.title} busy={false}>
        <PlacesPart work={work} />
      </PanelCard>
      <PanelCard title={m.classes.title} busy={false}>
        <ClassesPart work={work} />
      </PanelCard>
      <PanelCard title={m.routes.title} busy={false}>
        <RoutesPart content={content} published={published?.content} onChange={work.change} />
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

interface PricePreviewProps {
  content: PriceContent;
  /** What visitors are told of the rides from the airport to a zone, in the language around it: the site's own part. */
  renderPrices: (list: PriceContent, zone: string) => ReactNode;
}

/** What visitors will be told of the rides from the airport to a place, in each language of the site. */
function PricePreview({ content, renderPrices }: PricePreviewProps) {
  const m = useMessages('staffPrices').preview;
  const locale = useLocale();
  const zones = pricedZones(content);
  const airport = zones.find(({ kind }) => kind === 'airport');
  const places = zones.filter(({ id }) => id !== airport?.id);
  const [chosen, setChosen] = useState('');
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  if (!airport || !place) return null;
  return (
    <div className="grid gap-5">
      <Choice
        label={m.place}
        value={place.id}
        options={places.map(({ id, name }) => [id, name[locale]])}
        onChoose={setChosen}
      />
      <div className="grid gap-5 lg:grid-cols-3">
        {locales.map((language) => (
          <LocaleProvider key={language} locale={language}>
            <div {...markedAs(language)} className="rounded bg-white p-3 text-sm">
              <Suspense fallback={<Skeleton className="h-32 w-full" />}>{renderPrices(content, place.id)}</Suspense>
            </div>
          </LocaleProvider>
        ))}
      </div>
    </div>
  );
}
