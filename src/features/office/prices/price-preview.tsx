import { Suspense, useState, type ReactNode } from 'react';
import { locales, pricedZones, type PriceContent } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { LocaleProvider, useLocale } from '@/i18n/locale-context';
import { markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Skeleton } from '@/ui/skeleton';

export interface PricePreviewProps {
  content: PriceContent;
  /** What visitors are told of the rides from the airport to a zone, in the language around it: the site's own part. */
  renderPrices: (list: PriceContent, zone: string) => ReactNode;
}

/** What visitors will be told of the rides from the airport to a place, in each language of the site. */
export function PricePreview({ content, renderPrices }: PricePreviewProps) {
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
