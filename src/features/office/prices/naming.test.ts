import { describe, expect, it } from 'vitest';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { isNameable, nameIn, namingFault, withName, withoutName } from './naming';
import { mergeChanges } from './price-changes';
import { withZones } from './price-shape';

const all = samplePrices();
const list = { ...all, ...withZones(all, all.zones.slice(0, 7)) };
const aliases = (content: typeof list, id: string) => content.zones.find((zone) => zone.id === id)?.aliases ?? [];

describe('a text that is given to a zone as its name', () => {
  it.each([
    ['Atlantis', true],
    ['Herzl 5', true],
    ['Majdal Shams', true],
    ['Jericho', false],
    ['https://maps.example/1', false],
    ['31.7, 35.2', false],
    ['5', false],
  ])('"%s" may be one: %s', (text, may) => {
    expect(isNameable(list, text)).toBe(may);
  });

  it('is what stands before the first comma', () => {
    expect(nameIn('Hotel Atlantis, room 5')).toBe('Hotel Atlantis');
    expect(nameIn('מלון אטלנטיס')).toBe('מלון אטלנטיס');
  });

  it('is the zone’s from then on, and no more once it is taken back', () => {
    const naming = { name: 'Atlantis', zone: 'haifa' };
    expect(namingFault(list, 'Atlantis, main gate', naming)).toBeNull();
    const named = { ...list, ...withName(list, naming) };
    expect(aliases(named, 'haifa')).toEqual([...aliases(list, 'haifa'), 'Atlantis']);
    expect(withName(named, naming)).toEqual(named);
    expect(withoutName(named, naming)).toEqual(list);
  });

  it.each([
    ['missing', { name: 'Atlantis', zone: '' }],
    ['taken\nJaffa\ntel-aviv', { name: 'Jaffa', zone: 'haifa' }],
    ['unreadable\n-', { name: '-', zone: 'haifa' }],
    ['still', { name: 'Poseidon', zone: 'haifa' }],
  ])('is refused: %s', (fault, naming) => {
    expect(namingFault(list, 'Atlantis', naming)).toBe(fault);
  });

  it('stays where a colleague gives one to the zone that I am working on', () => {
    const mine = withName(list, { name: 'Atlantis', zone: 'haifa' });
    const theirs = withName(withoutName(list, { name: 'Hefa', zone: 'haifa' }), { name: 'Poseidon', zone: 'haifa' });
    const merged = aliases({ ...list, ...mergeChanges(list, mine, theirs) }, 'haifa');
    expect(merged).toEqual(expect.arrayContaining(['Atlantis', 'Poseidon']));
    expect(merged).not.toContain('Hefa');
  });
});
