import { describe, expect, it } from 'vitest';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { unknownPlaces } from './unknown-places';

const list = samplePrices();
const ride = (pickup: string, dropoff = 'Jerusalem') => ({ pickup, dropoff });

describe('places that a list does not know', () => {
  it('are counted by requests, spellings that differ by case or accents together, the most named first', () => {
    const rides = [
      ride('Atlantis'),
      ride('Majdal Shams', 'Kibbutz Ketura'),
      ride('Atlantída', 'Haifa'),
      ride('atlantída'),
      ride('Kfar Tavor', 'Kfar Tavor'),
      ride('ATLANTIDA'),
      ride('TLV', 'Hotel Dan, Tel Aviv'),
    ];
    expect(unknownPlaces(list, rides)).toEqual({
      requests: 6,
      places: [
        { text: 'Atlantída', requests: 3 },
        { text: 'Atlantis', requests: 1 },
        { text: 'Majdal Shams', requests: 1 },
        { text: 'Kibbutz Ketura', requests: 1 },
        { text: 'Kfar Tavor', requests: 1 },
      ],
    });
  });

  it('are none any more once the list has their names', () => {
    const zones = list.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, aliases: ['Atlantis'] } : zone));
    expect(unknownPlaces({ ...list, zones }, [ride('Atlantis')])).toEqual({ requests: 0, places: [] });
  });
});
