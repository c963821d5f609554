import { describe, expect, it } from 'vitest';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { unknownPlaces } from './unknown-places';

const list = samplePrices();
const ride = (pickup: string, dropoff = 'Jerusalem') => ({ pickup, dropoff });

describe('places that a list does not know', () => {
  it('are counted by requests, spellings that differ by case or accents together, the most named first', () => {
    const rides = [
      ride('Caesarea'),
      ride('Mitzpe Ramon', 'Kibbutz Ketura'),
      ride('Césarée', 'Haifa'),
      ride('césarée'),
      ride('Kfar Saba', 'Kfar Saba'),
      ride('CESAREE'),
      ride('TLV', 'Hotel Dan, Tel Aviv'),
    ];
    expect(unknownPlaces(list, rides)).toEqual({
      requests: 6,
      places: [
        { text: 'Césarée', requests: 3 },
        { text: 'Caesarea', requests: 1 },
        { text: 'Mitzpe Ramon', requests: 1 },
        { text: 'Kibbutz Ketura', requests: 1 },
        { text: 'Kfar Saba', requests: 1 },
      ],
    });
  });

  it('are none any more once the list has their names', () => {
    const zones = list.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, aliases: ['Caesarea'] } : zone));
    expect(unknownPlaces({ ...list, zones }, [ride('Caesarea')])).toEqual({ requests: 0, places: [] });
  });
});
