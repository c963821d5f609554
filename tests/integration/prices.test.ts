/** The price list: drafts, publishing, what is refused; and the price that the function stores with a request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceTrip } from '../../supabase/functions/_shared/price/price.ts';
import {
  pairIndex,
  pricedZones,
  type PriceContent,
  type PriceList,
} from '../../supabase/functions/_shared/price/price-list.ts';
import { findZone } from '../../supabase/functions/_shared/places/price-zones.ts';
import { closedTimes } from '../../supabase/functions/_shared/clock/rest-clock.ts';
import { FIRST_REST } from '../../supabase/functions/_shared/facts/promises.ts';
import { priceListFinding } from '../../scripts/launch-check/price-list.ts';
import { destinationSlugs } from '../../src/content/destinations/slugs.ts';
import { numberAt, withNumber } from '../../src/features/office/prices/price-numbers.ts';
import { publishable, withoutNumbersOf } from '../../src/features/office/prices/price-shape.ts';
import { pricesOfThreeClasses, samplePrices } from '../fixtures/sample-prices.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { dayFromNow, newPhone, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

interface Draft {
  content: PriceContent;
  hash: string;
  changed_by_name: string | null;
}
interface Answer {
  outcome: string;
  draft?: Draft;
  [more: string]: unknown;
}

/** A content with one price set; null for "not said yet". */
function withPrice(
  content: PriceContent,
  one: string,
  other: string,
  vehicleClass: string,
  day: number | null,
): PriceContent {
  const ids = pricedZones(content).map(({ id }) => id);
  const pair = pairIndex(ids.indexOf(one), ids.indexOf(other));
  const set = (part: 'day' | 'night', price: number | null) => ({
    ...content[part],
    [vehicleClass]: (content[part][vehicleClass] ?? []).map((each, nth) => (nth === pair ? price : each)),
  });
  return { ...content, day: set('day', day), night: set('night', null) };
}

/** A content with a zone that says something else. */
const withZone = (content: PriceContent, id: string, changes: Partial<PriceContent['zones'][number]>) => ({
  ...content,
  zones: content.zones.map((zone) => (zone.id === id ? { ...zone, ...changes } : zone)),
});

describe.each(databases())('prices on %s', (database) => {
  let server: TestBackend;
  let manager: TestAccount;
  let colleague: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER, keepsRest: true });
    [manager, colleague] = await Promise.all([server.account('manager'), server.account('admin')]);
  });
  afterAll(() => server?.close());

  async function ask<Data = Answer>(name: string, args: Record<string, unknown> = {}, by = manager): Promise<Data> {
    const { data, error } = await by.client.rpc(name, args);
    if (error) throw new Error(`${error.code} ${error.message}`);
    return data as Data;
  }
  const draft = () => ask<Draft>('price_draft');
  const save = (seen: Draft, content: PriceContent, by = manager) =>
    ask('save_price_draft', { seen_hash: seen.hash, content }, by);
  async function saved(content: PriceContent, by = manager): Promise<Draft> {
    const { outcome, draft: now, ...more } = await save(await draft(), content, by);
    if (outcome !== 'saved' || !now) throw new Error(JSON.stringify({ outcome, ...more }));
    return now;
  }
  const publish = ({ hash }: Draft, more: object = {}, by = manager) =>
    ask('publish_price_list', { seen_hash: hash, note: '', confirm: false, ...more }, by);
  async function current(known: number | null = null): Promise<PriceList | null> {
    // As the pages ask: by GET.
    const { data } = await server.anonClient().rpc('published_facts', {}, { get: true });
    const { prices } = data as { prices: PriceList | null };
    return prices?.version === known ? null : prices;
  }
  const contentOf = ({ zones, classes, minutes, day, night, inside, routes, rules }: PriceList): PriceContent => ({
    zones,
    classes,
    minutes,
    day,
    night,
    inside,
    routes,
    rules,
  });
  const sample = () => contentOf(pricesOfThreeClasses());

  describe('the list that an installation starts with', () => {
    it('holds from the start, is complete, and says that it is a sample', async () => {
      const list = await current();
      expect(list).toEqual({
        ...contentOf(samplePrices()),
        version: samplePrices().version,
        is_sample: true,
        published_at: expect.any(String) as string,
      });
      expect(await current(samplePrices().version)).toBeNull();
      expect(list?.minutes).not.toContain(null);
    });

    it('is named by the launch check, and where nobody answers', async () => {
      expect(await priceListFinding(server.url, server.keys.publishable)).toMatchObject({ kind: 'sample' });
      expect(await priceListFinding('http://127.0.0.1:9', server.keys.publishable)).toMatchObject({ kind: 'confirm' });
    });

    it('has every destination of the site, and is the draft to begin with', async () => {
      const { zones } = samplePrices();
      expect(zones.flatMap(({ destination }) => destination ?? [])).toEqual([...destinationSlugs]);
      expect((await draft()).content).toEqual(contentOf(samplePrices()));
    });
  });

  describe('a draft', () => {
    it('is saved as a whole, with its author, and holds for nobody yet', async () => {
      const content = withPrice(sample(), 'ben-gurion', 'haifa', 'sedan', 650);
      const now = await saved(content);
      expect(now).toMatchObject({ content, changed_by_name: 'Test manager' });
      expect(await current()).toMatchObject({ version: samplePrices().version, day: samplePrices().day });
    });

    it('of somebody else is not overwritten', async () => {
      const seen = await draft();
      const theirs = withPrice(seen.content, 'ben-gurion', 'haifa', 'sedan', 660);
      await saved(theirs, colleague);
      const answer = await save(seen, seen.content);
      expect(answer).toMatchObject({
        outcome: 'changed_by_other',
        draft: { content: theirs, changed_by_name: 'Test admin' },
      });
      expect((await draft()).content).toEqual(theirs);
    });

    it.each([
      [
        'a night cheaper than the day',
        'fares_night',
        (content: PriceContent) => ({
          ...content,
          night: Object.fromEntries(Object.entries(content.day).map(([id]) => [id, content.minutes.map(() => 1)])),
        }),
      ],
      ['a price that is no number', null, (content: PriceContent) => ({ ...content, day: { sedan: ['much'] } })],
      ['half a shekel', null, (content: PriceContent) => ({ ...content, day: { sedan: [100.5] } })],
      [
        'a name that two zones have',
        'zones_alias_once',
        (content: PriceContent) => ({
          ...content,
          zones: content.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, aliases: ['TEL-AVIV'] } : zone)),
        }),
      ],
      [
        'a zone priced like one without prices',
        'zones_nearest',
        (content: PriceContent) => ({
          ...content,
          zones: content.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, like: 'ben-gurion-1' } : zone)),
        }),
      ],
      [
        'a name in two languages',
        'zones_name',
        (content: PriceContent) => ({
          ...content,
          zones: content.zones.map((zone) => ({ ...zone, name: { he: 'א', en: 'A' } })),
        }),
      ],
      [
        'a rule that nobody knows',
        'price_rules_known',
        (content: PriceContent) => ({ ...content, rules: { ...content.rules, luck: 7 } }),
      ],
      ...(['', ' - ', '״', 'z'.repeat(61)] as const).map(
        (spelling) =>
          [
            `the spelling "${spelling.slice(0, 9)}"`,
            'zones_aliases',
            (content: PriceContent) => withZone(content, 'haifa', { aliases: ['Hefa', spelling] }),
          ] as const,
      ),
      [
        'too many spellings',
        'zones_aliases',
        (content: PriceContent) =>
          withZone(content, 'haifa', { aliases: Array.from({ length: 61 }, (_, nth) => `Haifa ${nth}`) }),
      ],
      [
        'two zones on a page of the site',
        'zones_destination_once',
        (content: PriceContent) => withZone(content, 'haifa', { destination: 'tel-aviv' }),
      ],
      [
        'a class without seats',
        'vehicle_classes_seats',
        (content: PriceContent) => ({ ...content, classes: content.classes.map((each) => ({ ...each, seats: 0 })) }),
      ],
      [
        'a class twice',
        'vehicle_classes_pkey',
        (content: PriceContent) => ({ ...content, classes: [...content.classes, ...content.classes] }),
      ],
    ] as const)('with %s is refused, and the draft stays', async (_, constraint, change) => {
      const seen = await draft();
      const answer = await save(seen, change(seen.content) as PriceContent);
      expect(answer).toMatchObject({ outcome: 'validation_failed', ...(constraint && { constraint }) });
      expect(await draft()).toEqual(seen);
    });

    it('may switch a zone and a class off, which leaves them out of what is published', async () => {
      const off = <Each extends { id: string }>(each: Each) =>
        ['eilat', 'minibus'].includes(each.id) ? { ...each, active: false } : each;
      const { content } = await draft();
      const now = await saved({ ...content, zones: content.zones.map(off), classes: content.classes.map(off) });
      expect(now.content.zones).toContainEqual(expect.objectContaining({ id: 'eilat', active: false }));
      expect(await publish(now)).toMatchObject({ outcome: 'published' });
      const list = await current();
      expect(list?.zones.map(({ id }) => id)).not.toContain('eilat');
      expect(Object.keys(list?.day ?? {}).toSorted()).toEqual(['minivan', 'sedan']);
      const others = pricedZones(content).length - 1;
      expect(list?.minutes).toHaveLength((others * (others - 1)) / 2);
      const trip = {
        service: 'intercity',
        from: 'Haifa',
        to: 'Ashdod',
        day: '2030-01-01',
        time: '10:00',
        passengers: 2,
        luggage: 0,
      } as const;
      if (!list) throw new Error('no list');
      expect(priceTrip(list, trip, [])).toEqual(priceTrip(sample(), trip, []));
    });
  });

  describe('publishing', () => {
    it('numbers the list, and what was published never changes', async () => {
      const before = (await current())?.version ?? 0;
      const now = await saved(withPrice(sample(), 'ben-gurion', 'jerusalem', 'sedan', 400));
      expect(await publish(now, { note: ' Fuel ' })).toMatchObject({ outcome: 'published', version: before + 1 });
      const [list] = await server.query(
        'select version, note, is_sample, published_by_name from public.price_lists order by version desc limit 1',
      );
      expect(list).toEqual({ version: before + 1, note: 'Fuel', is_sample: false, published_by_name: 'Test manager' });
      await expect(server.query('update public.price_lists set note = null')).rejects.toThrow(/append-only/u);
      await expect(server.query('delete from public.price_lists')).rejects.toThrow(/append-only/u);
      expect(await publish(now)).toMatchObject({ outcome: 'unchanged' });
    });

    it('of what a colleague has put in meanwhile is refused, with their draft', async () => {
      const seen = await draft();
      const theirs = withPrice(seen.content, 'ben-gurion', 'jerusalem', 'sedan', 410);
      await saved(theirs, colleague);
      expect(await publish(seen)).toMatchObject({ outcome: 'changed_by_other', draft: { content: theirs } });
    });

    it('by two at once makes one list', async () => {
      const seen = await saved(withPrice(sample(), 'ben-gurion', 'jerusalem', 'sedan', 420));
      const before = (await current())?.version ?? 0;
      const answers = await Promise.all([publish(seen), publish(seen, {}, colleague)]);
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['published', 'unchanged']);
      expect((await current())?.version).toBe(before + 1);
    });

    it('needs a price, or "on request", for every pair and class', async () => {
      const gap = await saved(withPrice(sample(), 'safed', 'eilat', 'minivan', null));
      expect(await publish(gap)).toMatchObject({ outcome: 'incomplete' });
      const asked = await saved(withPrice(sample(), 'safed', 'eilat', 'minivan', 0));
      expect(await publish(asked)).toMatchObject({ outcome: 'published' });
    });

    it('needs minutes of driving where there is a price alone', async () => {
      const content = withPrice(sample(), 'safed', 'eilat', 'minivan', 0);
      const ids = pricedZones(content).map(({ id }) => id);
      const pair = pairIndex(ids.indexOf('safed'), ids.indexOf('eilat'));
      const gap = await saved({ ...content, minutes: content.minutes.with(pair, null) });
      expect(await publish(gap)).toMatchObject({ outcome: 'incomplete' });
      const asked = ['sedan', 'minibus'].reduce((next, id) => withPrice(next, 'safed', 'eilat', id, 0), gap.content);
      expect(await publish(await saved(asked))).toMatchObject({ outcome: 'published' });
      const list = await current();
      const trip = { service: 'intercity', from: 'Safed', to: 'Eilat', day: '2030-01-01', time: '10:00' } as const;
      expect(list && priceTrip(list, { ...trip, passengers: 2, luggage: 0 }, [])).toMatchObject({
        outcome: 'ask',
        reason: 'no_fare',
      });
    });

    it('needs no fare inside a zone, but its minutes where there is one', async () => {
      const { inside, ...content } = sample();
      if (!inside) throw new Error('no fares inside');
      const nth = pricedZones(content).findIndex(({ id }) => id === 'tel-aviv');
      const asked = {
        ...inside,
        day: Object.fromEntries(Object.keys(inside.day).map((id) => [id, inside.minutes.map(() => null)])),
      };
      const none = { ...content, inside: { ...asked, minutes: inside.minutes.map(() => null), night: asked.day } };
      expect(await publish(await saved(none), { confirm: true })).toMatchObject({ outcome: 'published' });
      const trip = { service: 'intercity', from: 'Jaffa', to: 'Tel Aviv', day: '2030-01-01', time: '10:00' } as const;
      const price = async () => {
        const list = await current();
        return list && priceTrip(list, { ...trip, passengers: 2, luggage: 0 }, []);
      };
      expect(await price()).toMatchObject({ outcome: 'ask', reason: 'same_zone' });
      const gap = { ...content, inside: { ...inside, minutes: inside.minutes.with(nth, null) } };
      expect(await publish(await saved(gap), { confirm: true })).toMatchObject({ outcome: 'incomplete' });
      expect(await publish(await saved(sample()), { confirm: true })).toMatchObject({ outcome: 'published' });
      expect(await price()).toMatchObject({ outcome: 'priced', total_agorot: 18_000, minutes: 35 });
    });

    it('takes a zone of the business’s own, which prices then know', async () => {
      const { content } = await saved(sample());
      const name = { he: 'כפר תבור', en: 'Kfar Tavor', fr: 'Kfar Tavor' };
      const zones = [...content.zones, { id: 'kfar-tavor', kind: 'city' as const, name, aliases: ['Kefar Tabor'] }];
      const more = (numbers: PriceContent['minutes'], number: number) => [
        ...numbers,
        ...pricedZones(content).map((_, nth) => (nth === 0 ? number : 0)),
      ];
      const each = (part: PriceContent['day'], number: number) =>
        Object.fromEntries(Object.entries(part).map(([id, numbers]) => [id, more(numbers, number)]));
      const night = Object.fromEntries(
        Object.entries(content.night).map(([id, numbers]) => [
          id,
          [...numbers, ...pricedZones(content).map(() => null)],
        ]),
      );
      const minutes = more(content.minutes, 60).map((minute) => minute || null);
      const now = await saved({ ...content, zones, minutes, day: each(content.day, 610), night });
      expect(await publish(now, { confirm: true })).toMatchObject({ outcome: 'published' });
      const list = await current();
      const trip = { service: 'airport_pickup', from: 'Ben Gurion Airport', day: '2030-01-01', time: '10:00' } as const;
      const price =
        list && priceTrip(list, { ...trip, to: 'HaMeyasdim 3, Kefar Tabor', passengers: 2, luggage: 2 }, []);
      expect(price).toMatchObject({ outcome: 'priced', total_agorot: 61_000 });
    });

    it('refuses an hour of a larger car that costs less', async () => {
      const content = sample();
      const cheap = await saved({
        ...content,
        classes: content.classes.map((each) => (each.id === 'minibus' ? { ...each, hourly: 170 } : each)),
      });
      expect(await publish(cheap, { confirm: true })).toMatchObject({ outcome: 'contradiction' });
      await saved(content);
    });

    it('refuses a larger car that costs less than a smaller one', async () => {
      const cheap = await saved(withPrice(sample(), 'haifa', 'eilat', 'minivan', 1200));
      expect(await publish(cheap, { confirm: true })).toMatchObject({ outcome: 'contradiction' });
    });

    it('asks twice before a price leaps by more than half', async () => {
      await publish(await saved(sample()), { confirm: true });
      const half = await saved(withPrice(sample(), 'ben-gurion', 'eilat', 'minibus', 5070));
      const [first] = await server.query<{ version: number }>('select max(version) as version from public.price_lists');
      const much = await saved(withPrice(sample(), 'ben-gurion', 'eilat', 'minibus', 33_800));
      expect(await publish(much)).toMatchObject({ outcome: 'leap', count: 2 });
      expect(await current(first?.version ?? 0)).toBeNull();
      expect(await publish(much, { confirm: true })).toMatchObject({ outcome: 'published' });
      await saved(half.content);
      await publish(await draft(), { confirm: true });
      // By night as by day in both lists: one price.
      const asked = await saved(withPrice(sample(), 'ben-gurion', 'eilat', 'minibus', 33_800));
      expect(await publish(asked)).toMatchObject({ outcome: 'leap', count: 1 });
      await saved(half.content);
    });
  });

  describe('what nobody has written', () => {
    const HERZLIYA = { zone: 'tel-aviv', plus: 40, minutes: 10 };
    const follows = {
      herzliya: HERZLIYA,
      'kfar-saba': { zone: 'herzliya', plus: 20, minutes: 5 },
      'bat-yam': { zone: 'tel-aviv', plus: 30, minutes: 10 },
      rehovot: { zone: 'bat-yam', plus: 0, minutes: 0 },
    };
    /** The list with rules, and without what was written of those zones and classes, but here and there. */
    function withRules(): PriceContent {
      const content = sample();
      const zones = content.zones.map((zone) => ({ ...zone, follows: follows[zone.id as keyof typeof follows] }));
      const classes = content.classes.map((each, nth) =>
        nth === 0 ? { ...each, night: 25 } : { ...each, follows: { class: 'sedan', percent: nth * 35 } },
      );
      const cleared = withoutNumbersOf({ ...content, zones, classes }, Object.keys(follows));
      const without = (part: 'day' | 'night') => ({
        ...cleared[part],
        minivan: (cleared[part]['minivan'] ?? []).map((price, nth) => (nth % 7 === 0 ? price : null)),
        minibus: (cleared[part]['minibus'] ?? []).map(() => null),
        sedan: (cleared[part]['sedan'] ?? []).map((price, nth) => (part === 'day' || nth % 5 === 0 ? price : null)),
      });
      const written = { ...cleared, day: without('day'), night: without('night') };
      return withNumber(withNumber(written, { ...cell, other: 'bat-yam' }, 240), { ...cell, part: 'minutes' }, 45);
    }
    const cell = { part: 'day', vehicleClass: 'sedan', one: 'kfar-saba', other: 'tel-aviv' } as const;

    it('is published as the browser shows it, by the rules of zones and classes', async () => {
      const content = withRules();
      const now = await saved(content);
      expect(now.content).toEqual(JSON.parse(JSON.stringify(content)));
      expect(await publish(now, { confirm: true })).toMatchObject({ outcome: 'published' });
      const list = await current();
      if (!list) throw new Error('no list');
      expect(contentOf(list)).toEqual(JSON.parse(JSON.stringify(publishable(content))));
      expect(numberAt(list, { ...cell, other: 'bat-yam' })).toBe(240);
      expect(numberAt(list, { ...cell, one: 'rehovot' })).toBe(210);
      expect(list.day['minibus']).not.toContain(null);
    });

    it.each([
      ['a circle', 'zones_follows', { 'tel-aviv': { zone: 'kfar-saba', plus: 0, minutes: 0 } }],
      ['a zone without prices', 'zones_follows', { haifa: { zone: 'ben-gurion-1', plus: 0, minutes: 0 } }],
      ['less than nothing', 'zones_follows_agorot', { haifa: { zone: 'tel-aviv', plus: -10, minutes: 0 } }],
    ] as const)('follows no %s', async (_, constraint, more) => {
      const content = withRules();
      const rules: Record<string, PriceContent['zones'][number]['follows']> = { ...follows, ...more };
      const zones = content.zones.map((zone) => ({ ...zone, follows: rules[zone.id] }));
      expect(await save(await draft(), { ...content, zones })).toMatchObject({
        outcome: 'validation_failed',
        constraint,
      });
    });

    it('of a class follows one that has prices of its own', async () => {
      const content = withRules();
      const classes = content.classes.map((each) =>
        each.id === 'minibus' ? { ...each, follows: { class: 'minivan', percent: 10 } } : each,
      );
      expect(await save(await draft(), { ...content, classes })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'vehicle_classes_follows',
      });
    });

    it('stands beside a night that is written: below its day it is refused', async () => {
      const night = withNumber(withRules(), { ...cell, part: 'night', one: 'herzliya', other: 'haifa' }, 100);
      expect(await publish(await saved(night), { confirm: true })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'fares_night',
      });
      await saved(sample());
    });
  });

  describe('a request', () => {
    const priceOf = async (phone: unknown) => {
      const [lead] = await server.query(
        'select price_shown_agorot, price_list_version from public.leads where phone = $1',
        [phone],
      );
      return lead;
    };

    it('is stored with the price of the list that holds, and a newer list counts at once', async () => {
      for (const price of [440, 450]) {
        await publish(await saved(withPrice(sample(), 'ben-gurion', 'jerusalem', 'sedan', price)), { confirm: true });
        const body = tripBody({ phone: newPhone(), travel_date: openDayFromNow(30) });
        expect(await sendLead(server.url, body)).toMatchObject({ status: 200 });
        expect(await priceOf(body['phone'])).toEqual({
          price_shown_agorot: price * 100,
          price_list_version: (await current())?.version,
        });
      }
    });

    it('has no price where the list says none, and is stored all the same', async () => {
      const { details } = tripBody();
      const unknown = tripBody({ details: { ...details, dropoff: 'A farm in the Negev' } });
      await sendLead(server.url, unknown);
      expect(await priceOf(unknown['phone'])).toEqual({ price_shown_agorot: null, price_list_version: null });
    });

    it('cannot bring a price of its own', async () => {
      const { details } = tripBody();
      const body = tripBody({ details: { ...details, price_shown_agorot: 100 } });
      expect(await sendLead(server.url, body)).toMatchObject({ status: 422 });
    });

    it('gets the price that a browser shows', async () => {
      const list = await current();
      if (!list) throw new Error('no list');
      const names = list.zones.flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
      const nameAt = (nth: number) => names[nth % names.length] ?? '';
      const hours = ['04:00', '05:00', '06:00', '20:00', '21:00'];
      // What is compared is the function's calculation, which no database has a part in: the many are sent to the faster one.
      const count = isNight && database === 'native' ? 5000 : 100;
      const trips = Array.from({ length: count }, (_, nth) => ({
        // Nobody else's: other tests draw theirs from 050.
        phone: `+97255${2_000_000 + nth}`,
        pickup: `Herzl 1, ${nameAt(nth * 7)}`,
        dropoff: `Herzl 2, ${nameAt(nth * 31 + 5)}`,
        // Through a week with its day of rest.
        day: dayFromNow(30 + (nth % 7)),
        time: hours[nth % hours.length] ?? '10:00',
        passengers: 1 + (nth % 8),
        luggage: nth % 7,
      }));
      for (let start = 0; start < trips.length; start += 50) {
        await Promise.all(
          trips.slice(start, start + 50).map(async ({ phone, pickup, dropoff, day, time, passengers, luggage }) => {
            const { details } = tripBody();
            const { subject: _, session_id: __, ...rest } = details;
            const told = { ...rest, pickup, dropoff, pickup_time: time, luggage };
            const answer = await sendLead(server.url, tripBody({ phone, passengers, travel_date: day, details: told }));
            expect(answer.status).toBe(200);
          }),
        );
      }
      const stored = await server.query<{ phone: string; price: number | null }>(
        `select phone, price_shown_agorot as price from public.leads where phone like '+97255%'`,
      );
      const prices = new Map(stored.map(({ phone, price }) => [phone, price]));
      const shown = trips.map(({ phone, pickup, dropoff, ...trip }) => {
        const answer = priceTrip(
          list,
          { service: 'airport_pickup', from: pickup, to: dropoff, ...trip },
          closedTimes(FIRST_REST, trip.day),
        );
        return { phone, price: answer.outcome === 'priced' ? answer.total_agorot : null };
      });
      expect(trips.map(({ phone }) => ({ phone, price: prices.get(phone) }))).toEqual(shown);
      expect(shown.filter(({ price }) => price !== null).length).toBeGreaterThan(trips.length / 3);
      expect(findZone(list.zones, trips[0]?.pickup ?? '')).not.toBeNull();
    }, 300_000);
  });

  describe('the launch check', () => {
    const finding = () => priceListFinding(server.url, server.keys.publishable);

    it('counts the rides whose minutes nobody has confirmed, of places that are on', async () => {
      const plain = sample();
      const confirmedBut = (estimated: readonly string[]) => {
        const ids = pricedZones(plain).map(({ id }) => id);
        const confirmed = [...plain.minutes];
        for (const [high, one] of ids.entries())
          for (const [low, other] of ids.slice(0, high).entries())
            confirmed[pairIndex(low, high)] = estimated.includes(one) || estimated.includes(other) ? null : 1;
        return { ...plain, confirmed };
      };
      const others = pricedZones(plain).length - 1;
      await publish(await saved(confirmedBut(['eilat'])), { confirm: true });
      expect((await finding())?.value).toContain(`minutes of ${others} rides`);
      await saved(withZone(confirmedBut(['eilat']), 'eilat', { active: false }));
      expect(await finding()).toBeNull();
      await saved(confirmedBut([]));
      expect(await finding()).toBeNull();
    });
  });
});
