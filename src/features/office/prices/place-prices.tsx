import { useState } from 'react';
import { pricedZones } from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { CellInput } from './cell-input';
import type { PriceTableProps } from './price-matrix';
import type { PricePart } from './price-numbers';

const PARTS: readonly PricePart[] = ['day', 'night', 'minutes'];

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
      <Field id="price-place" label={m.place}>
        <Select id="price-place" value={place.id} onChange={(event) => setChosen(event.target.value)}>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
        </Select>
      </Field>
      <table className="w-full border-separate border-spacing-0.5 text-sm">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {m.to}
            </th>
            {PARTS.map((part) => (
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
                {PARTS.map((part) => {
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
