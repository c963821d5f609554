import { useState } from 'react';
import { pricedZones } from '@/data/prices';
import { Choice } from '@/features/office/kit/choice';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CellInput } from './cell-input';
import type { PriceTableProps } from './price-matrix';
import { PRICE_PARTS } from './price-numbers';

/** On a phone: one place, and its prices to every other. */
export function PlacePrices({ content, published, vehicleClass, onChange }: Omit<PriceTableProps, 'part'>) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const zones = pricedZones(content);
  const [chosen, setChosen] = useState('');
  const place = zones.find(({ id }) => id === chosen) ?? zones[0];
  if (!place) return null;
  return (
    <div className="grid gap-4">
      <Choice
        label={m.place}
        value={place.id}
        options={zones.map(({ id, name }) => [id, name[locale]])}
        onChoose={setChosen}
      />
      <table className="w-full border-separate border-spacing-0.5 text-sm">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {m.to}
            </th>
            {PRICE_PARTS.map((part) => (
              <th key={part} scope="col" className="w-18">
                {m.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones
            .filter(({ id }) => id !== place.id)
            .map((other) => (
              <tr key={other.id}>
                <th scope="row" className="py-1 pe-2 text-start font-bold">
                  {other.name[locale]}
                </th>
                {PRICE_PARTS.map((part) => {
                  const cell = { part, vehicleClass, one: place.id, other: other.id };
                  return (
                    <td key={part}>
                      <CellInput
                        label={`${place.name[locale]} – ${other.name[locale]}, ${m.parts[part]}`}
                        content={content}
                        published={published}
                        cell={cell}
                        onChange={onChange}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
