import { Suspense, useState } from 'react';
import { formatPrice } from '@/data/offers';
import { locales, pricedZones, type PriceClass, type PriceContent } from '@/data/prices';
import { LocaleProvider, useLocale } from '@/i18n/locale-context';
import { markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { numberAt } from './price-numbers';

/** What visitors are told of the rides from the airport to a place, in each language of the site. */
export function PricePreview({ content }: { content: PriceContent }) {
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
      <Field id="preview-place" label={m.place}>
        <Select id="preview-place" value={place.id} onChange={(event) => setChosen(event.target.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-5 lg:grid-cols-3">
        {locales.map((language) => (
          <LocaleProvider key={language} locale={language}>
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <PublicTable content={content} one={airport.id} other={place.id} />
            </Suspense>
          </LocaleProvider>
        ))}
      </div>
    </div>
  );
}

interface PublicTableProps {
  content: PriceContent;
  one: string;
  other: string;
}

/** In the language around it, which need not be the page's. */
function PublicTable({ content, one, other }: PublicTableProps) {
  // The words of the public pages.
  const words = useMessages('publicPrices');
  const language = useLocale();
  const nameOf = (zone: string) => content.zones.find(({ id }) => id === zone)?.name[language];
  const shekels = (part: 'day' | 'night', vehicleClass: string) => {
    const cell = { vehicleClass, one, other };
    return numberAt(content, { ...cell, part }) ?? numberAt(content, { ...cell, part: 'day' });
  };
  const price = (part: 'day' | 'night', { id, licence }: PriceClass) => {
    const value = shekels(part, id);
    if (!value) return words.onRequest;
    const text = formatPrice(language, value * 100);
    return licence === 'taxi' ? words.atMost(text) : text;
  };
  const hasNights = content.classes.some(({ id }) => shekels('night', id) !== shekels('day', id));
  return (
    <table {...markedAs(language)} className="w-full self-start rounded bg-white text-sm">
      <caption className="p-2 text-start">
        <strong className="block">
          {nameOf(one)} – {nameOf(other)}
        </strong>
        {words.whole}
      </caption>
      <thead>
        <tr className="border-b border-stone-200">
          <th className="p-2 text-start">{words.vehicle}</th>
          <th className="p-2 text-start">{hasNights ? words.day : words.dayAndNight}</th>
          {hasNights ? <th className="p-2 text-start">{words.night}</th> : null}
        </tr>
      </thead>
      <tbody>
        {content.classes.map((vehicle) => (
          <tr key={vehicle.id} className="border-b border-stone-200 last:border-b-0">
            <th scope="row" className="p-2 text-start">
              {vehicle.name[language]} <span className="font-normal">{words.upTo(vehicle.seats)}</span>
            </th>
            <td className="p-2">{price('day', vehicle)}</td>
            {hasNights ? <td className="p-2">{price('night', vehicle)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
