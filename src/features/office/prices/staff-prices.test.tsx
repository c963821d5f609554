import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as data from '@/data/prices';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry, locales } from '@/i18n/locales';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-prices';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as fr } from '@/i18n/messages/fr/staff-prices';
import { messages as he } from '@/i18n/messages/he/staff-prices';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { DraftOwner } from '@/ui/form/own-draft';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { numberAt, withNumber } from './price-numbers';
import { withZones } from './price-shape';
import { StaffPrices } from './staff-prices';

vi.mock('@/data/prices', { spy: true });

const sample = samplePrices();
/** As many places as a test needs: both tables are drawn anew with every change. */
const list = { ...sample, ...withZones(sample, sample.zones.slice(0, 7)) };
const HAIFA = { part: 'day', vehicleClass: 'sprinter', one: 'jerusalem', other: 'haifa' } as const;
const draft = (content: data.PriceContent, hash: string) => ({
  content,
  hash,
  changed_at: '2026-11-22T10:00:00Z',
  changed_by_name: 'Ronit',
});

/** A step of which nothing is said. */
const STEP = { draft: null, version: null, count: null, constraint: null };

/** What the site makes of a list, in short. */
function Told({ list, zone }: { list: data.PriceContent; zone: string }) {
  const locale = useLocale();
  const prices = (['day', 'night'] as const).map((part) =>
    numberAt(list, { part, vehicleClass: list.classes[0]?.id ?? '', one: 'ben-gurion', other: zone }),
  );
  return `${list.classes.map(({ name }) => name[locale]).join(', ')}: ${prices.join('/')}`;
}

function show(saved = draft(list, 'first'), rides: data.AskedRide[] | Error = []) {
  for (const [locale, staffPrices] of Object.entries({ he, en, fr })) giveMessages(locale as 'he', { staffPrices });
  giveMessages('en', { staff: enStaff });
  vi.mocked(data.fetchPriceDraft).mockResolvedValue(saved);
  vi.mocked(data.fetchPriceHistory).mockResolvedValue([
    {
      version: 1,
      note: null,
      is_sample: true,
      published_at: '2026-11-22T09:00:00Z',
      published_by_name: null,
      content: list,
    },
  ]);
  if (rides instanceof Error) vi.mocked(data.fetchUnpricedRides).mockRejectedValueOnce(rides);
  else vi.mocked(data.fetchUnpricedRides).mockResolvedValue(rides);
  showInLanguage(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DraftOwner value="maya">
          <StaffPrices renderPrices={(list, zone) => <Told list={list} zone={zone} />} />
        </DraftOwner>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const choosePlace = async (place: string) => userEvent.selectOptions(await screen.findByLabelText(en.place), place);
const input = (ride: string, part = en.parts.day) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${ride}, ${part}(?:, was|, not|$)`, 'u') });
async function cell(): Promise<HTMLInputElement> {
  await choosePlace('jerusalem');
  return input('Jerusalem – Haifa');
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
});

describe('the prices section', () => {
  it('says what holds, and shows what visitors see in every language', async () => {
    show();
    expect(await screen.findByText(en.sampleHolds)).toBeDefined();
    const preview = screen.getByRole('region', { name: en.preview.title });
    for (const locale of locales)
      expect(preview.querySelector(`[lang="${locale}"]`)?.textContent).toContain(list.classes[0]?.name[locale]);
    cleanup();
    show(draft(withNumber(list, { ...HAIFA, part: 'night', one: 'ben-gurion' }, 800), 'first'));
    await screen.findByText(en.sampleHolds);
    const dearer = screen.getByRole('region', { name: en.preview.title });
    await userEvent.selectOptions(within(dearer).getByLabelText(en.preview.place), 'haifa');
    expect(dearer.textContent).toContain('/800');
    expect(screen.getByText(en.promises.night)).toBeDefined();
  });

  it('names the places that customers typed and the list does not know, until it does', async () => {
    const rides = [
      { pickup: 'TLV', dropoff: 'Atlantis' },
      { pickup: 'Atlantis', dropoff: 'Jerusalem' },
      { pickup: 'Kibbutz Ketura & more', dropoff: 'Jerusalem' },
    ];
    const user = show(undefined, rides);
    expect(await screen.findByText(en.places.unknown.named(3, 30))).toBeDefined();
    const links = within(screen.getByRole('list', { name: en.places.unknown.list })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 requests: Atlantis', '/en/dashboard/leads?q=Atlantis'],
      ['1 request: Kibbutz Ketura & more', '/en/dashboard/leads?q=Kibbutz+Ketura+%26+more'],
    ]);
    const naming = en.places.naming;
    const atlantis = () => within(screen.getByRole('group', { name: 'Atlantis' }));
    await user.click(atlantis().getByRole('button', { name: naming.add }));
    expect(atlantis().getByText(naming.missing)).toBeDefined();
    await user.selectOptions(atlantis().getByLabelText(naming.zone), 'Haifa');
    await user.click(atlantis().getByRole('button', { name: naming.add }));
    expect(await screen.findByText(en.places.unknown.named(1, 30))).toBeDefined();
    expect(document.activeElement?.textContent).toBe(naming.done('Atlantis', 'Haifa'));
    await press(user, naming.undo);
    expect(await screen.findByText(en.places.unknown.named(3, 30))).toBeDefined();
    expect(document.activeElement?.textContent).toBe(naming.undone('Atlantis'));
  });

  it('says when that could not be checked, and tries again', async () => {
    const user = show(undefined, new Error('offline'));
    expect(await screen.findByText(en.places.unknown.loadFailed)).toBeDefined();
    vi.mocked(data.fetchUnpricedRides).mockResolvedValue([]);
    await press(user, enStaff.frame.retry);
    await vi.waitFor(() => expect(screen.queryByText(en.places.unknown.loadFailed)).toBeNull());
  });

  it('saves the draft, publishes it, and asks before a price leaps', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('9000{Enter}');
    expect(screen.getByText(`${en.changed(1)} · ${en.largest(900)}`)).toBeDefined();
    const changed = draft(withNumber(list, HAIFA, 9000), 'second');
    vi.mocked(data.savePriceDraft).mockResolvedValue({ ...STEP, outcome: 'saved', draft: changed });
    vi.mocked(data.publishPriceList).mockResolvedValueOnce({ ...STEP, outcome: 'leap', count: 1 });
    await press(user, en.publish);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(en.leapTitle(1));
    expect(question.textContent).toContain('Jerusalem – Haifa, VIP Sprinter, Day');
    expect(vi.mocked(data.savePriceDraft).mock.calls[0]?.[0]).toBe('first');
    vi.mocked(data.publishPriceList).mockResolvedValueOnce({ ...STEP, outcome: 'published', version: 2 });
    await user.click(within(question).getByRole('button', { name: en.publish }));
    expect(await screen.findByText(new RegExp(en.published(2), 'u'))).toBeDefined();
    expect(vi.mocked(data.publishPriceList).mock.calls).toEqual([
      ['second', '', false],
      ['second', '', true],
    ]);
  });

  it('puts own changes upon a colleague’s draft, and says what that has changed', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('1000{Enter}');
    const theirs = draft(withNumber(list, { ...HAIFA, one: 'ben-gurion' }, 700), 'theirs');
    vi.mocked(data.savePriceDraft).mockResolvedValueOnce({ ...STEP, outcome: 'changed_by_other', draft: theirs });
    await press(user, en.save);
    const warning = (await screen.findAllByRole('alert')).find((each) => /690\s+700/u.test(each.textContent ?? ''));
    expect(warning?.textContent).toContain('Ronit');
    expect((await cell()).value).toBe('1000');
    vi.mocked(data.savePriceDraft).mockResolvedValueOnce({ ...STEP, outcome: 'saved', draft: theirs });
    await press(user, en.save);
    const [hash, content] = vi.mocked(data.savePriceDraft).mock.calls[1] ?? [];
    expect(hash).toBe('theirs');
    expect(content).toEqual(withNumber(theirs.content, HAIFA, 1000));
  });

  it('keeps what was typed when saving fails', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('1000{Enter}');
    vi.mocked(data.savePriceDraft).mockRejectedValueOnce(new Error('offline'));
    await press(user, en.save);
    expect(await screen.findByText(enStaff.step.failed)).toBeDefined();
    expect((await cell()).value).toBe('1000');
  });

  it('asks before an earlier list takes the place of unsaved changes', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('1000{Enter}');
    await press(user, `${en.takeUp} ${en.listNumber(1)}`);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.back }));
    expect((await cell()).value).toBe('1000');
    await press(user, `${en.takeUp} ${en.listNumber(1)}`);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.takeUp }));
    expect((await cell()).value).toBe('900');
  });

  it('keeps unsaved changes on the device, and puts them upon a newer draft', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('1000{Enter}');
    cleanup();
    show();
    expect((await cell()).value).toBe('1000');
    cleanup();
    const again = show(draft(withNumber(list, { ...HAIFA, one: 'ben-gurion' }, 700), 'theirs'));
    expect((await cell()).value).toBe('1000');
    expect((await screen.findAllByRole('alert')).some((each) => each.textContent?.includes('Ronit'))).toBe(true);
    await press(again, en.discard);
    expect((await cell()).value).toBe('900');
    expect(localStorage).toHaveLength(0);
  });

  it('tries a trip, line by line, and says why there is no price', async () => {
    // It begins with today's rides: on a Sunday there are some.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const user = show();
    const tried = await screen.findByRole('region', { name: en.tryIt.title });
    const type = async (label: string, text: string) => {
      await user.clear(within(tried).getByLabelText(label));
      await user.type(within(tried).getByLabelText(label), text);
    };
    await type(en.tryIt.fields.to, 'חיפה');
    await type(en.tryIt.fields.passengers, '9');
    expect(tried.textContent).toContain('₪1,380');
    await type(en.tryIt.fields.to, 'a farm');
    expect(tried.textContent).toContain(en.tryIt.reasons.to);
  });
});

describe('the fares of a place', () => {
  it('are stored with Enter, marked against the list that holds, and the next row comes', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('1000{Enter}');
    expect(document.activeElement).toBe(input('Jerusalem – Dead Sea'));
    expect(input('Jerusalem – Haifa').dataset['changed']).toBe('true');
    expect(input('Jerusalem – Haifa').getAttribute('aria-label')).toContain('was 900');
    await choosePlace('haifa');
    expect(input('Haifa – Jerusalem').value).toBe('1000');
    await user.click(input('Haifa – Jerusalem'));
    await user.keyboard('a lot{Enter}');
    expect(input('Haifa – Jerusalem').getAttribute('aria-invalid')).toBe('true');
    expect(input('Haifa – Jerusalem').getAttribute('aria-label')).toContain(en.cell.noNumber);
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('%s: %s goes to the next column by sight, but within a number', async (direction, key) => {
    const user = show();
    const first = await cell();
    const table = first.closest('table');
    if (table) table.style.direction = direction;
    await user.click(first);
    await user.keyboard(key);
    expect(document.activeElement).toBe(input('Jerusalem – Haifa', en.parts.night));
    await user.click(first);
    await user.keyboard('12{ArrowLeft}');
    expect(document.activeElement).toBe(first);
  });

  it('take a block from a spreadsheet, and leave out what is no number or has no place', async () => {
    const user = show();
    await user.click(await cell());
    const clipboardData = { getData: () => '1,000\t1100\t95\t7\r\nmuch\t\t80\r\n' };
    fireEvent.paste(input('Jerusalem – Haifa'), { clipboardData });
    expect(input('Jerusalem – Haifa').value).toBe('1000');
    expect(input('Jerusalem – Haifa', en.parts.night).value).toBe('1100');
    expect(input('Jerusalem – Dead Sea', en.parts.minutes).value).toBe('80');
    expect(screen.getByText(en.leftOut(2))).toBeDefined();
  });

  it('follow another place’s with something on top, and say so; a written one is theirs again', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    await press(user, en.follow.add);
    const sheet = within(await screen.findByRole('dialog', { name: en.follow.add }));
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    expect(await sheet.findByText(en.faults.missing())).toBeDefined();
    await user.selectOptions(sheet.getByLabelText(en.follow.leader), 'Tel Aviv');
    await user.type(sheet.getByLabelText(en.follow.plus), '30');
    await user.type(sheet.getByLabelText(en.follow.minutes), '10');
    await user.click(sheet.getByRole('checkbox', { name: en.follow.away('Haifa', 90) }));
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    expect(screen.getByText(en.follow.rule('Tel Aviv', 30, 10))).toBeDefined();
    const follows = await cell();
    expect([follows.value, follows.placeholder]).toEqual(['', '480']);
    const row = () => input('Jerusalem – Haifa').closest('tr')?.textContent ?? '';
    expect(row()).toContain(en.table.fromRide('Jerusalem – Tel Aviv', 30));
    expect(row()).toContain(en.table.estimated);
    await user.type(follows, '777{Enter}');
    expect(row()).not.toContain(en.table.fromRide('Jerusalem – Tel Aviv', 30));
    await user.clear(input('Jerusalem – Haifa'));
    await user.keyboard('{Enter}');
    expect(input('Jerusalem – Haifa').placeholder).toBe('480');
  });

  it('are named where one is missing, with the press that leads there; minutes are confirmed together', async () => {
    const user = show();
    await user.clear(await cell());
    await user.keyboard('{Enter}');
    await choosePlace('ben-gurion');
    await user.click(screen.getByRole('button', { name: /^Jerusalem – Haifa, VIP Sprinter, Day/u }));
    expect(document.activeElement).toBe(input('Jerusalem – Haifa'));
    await press(user, en.table.confirm('Jerusalem'));
    expect(screen.queryByText(en.table.estimatedCount(6))).toBeNull();
    expect(input('Jerusalem – Haifa').closest('tr')?.textContent).not.toContain(en.table.estimated);
  });

  it('are shown by whether they are missing, written or follow', async () => {
    const user = show(draft(withNumber(list, HAIFA, null), 'first'));
    await cell();
    await user.selectOptions(screen.getByLabelText(en.table.shown), en.table.kinds.empty);
    const shown = () => within(screen.getByRole('table', { name: en.table.of('Jerusalem') })).getAllByRole('rowheader');
    expect(shown()).toHaveLength(1);
    await user.type(input('Jerusalem – Haifa'), '900{Enter}');
    expect(shown()).toHaveLength(1);
  });
});

describe('places and vehicles', () => {
  const typeNames = (user: ReturnType<typeof userEvent.setup>, sheet: ReturnType<typeof within>, name: string) =>
    locales.reduce(async (before, locale) => {
      await before;
      await user.type(sheet.getByLabelText(en.partWords.name(localeRegistry[locale].name)), `${name} ${locale}`);
    }, Promise.resolve());
  const inSheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('a place of one’s own is added, and the prices that it lacks are named and set to "on request"', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    await press(user, en.places.add);
    const sheet = await inSheet(en.places.add);
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    expect(await sheet.findAllByText(en.faults.missing())).toHaveLength(locales.length);
    await typeNames(user, sheet, 'Binyamina');
    await user.type(sheet.getByLabelText(en.places.fields.aliases), 'Haïfa');
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    expect(await sheet.findByText(en.places.taken('Haïfa', 'Haifa'))).toBeDefined();
    await user.clear(sheet.getByLabelText(en.places.fields.aliases));
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    await choosePlace('Binyamina en');
    const own = input('Binyamina en – Haifa');
    expect(own.value).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();

    vi.mocked(data.savePriceDraft).mockImplementation((_, content) =>
      Promise.resolve({ ...STEP, outcome: 'saved', draft: draft(content, 'second') }),
    );
    vi.mocked(data.publishPriceList).mockResolvedValueOnce({ ...STEP, outcome: 'incomplete' });
    await press(user, en.publish);
    const refusal = (await screen.findAllByRole('alert')).find((each) => each.textContent?.includes('empty cells'));
    expect(refusal?.textContent).toContain('Haifa – Binyamina en, VIP Sprinter, Day');
    await press(user, en.fillOnRequest);
    expect(own.value).toBe('0');
    expect(data.savePriceDraft).toHaveBeenCalledTimes(1);
  });

  it('a place goes down by its button, which keeps the focus, and goes with its prices', async () => {
    const user = show();
    const places = await screen.findByRole('list', { name: en.places.title });
    const names = () =>
      within(places)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent);
    const down = within(places).getByRole('button', { name: en.partWords.down('Haifa') });
    await user.click(down);
    expect(names().indexOf('Haifa')).toBe(6);
    expect(document.activeElement).toBe(within(places).getByRole('button', { name: en.partWords.down('Haifa') }));
    expect((await cell()).value).toBe('900');
    expect(screen.getByText(en.reordered.zone)).toBeDefined();

    await user.click(within(places).getByRole('button', { name: en.partWords.edit('Haifa') }));
    await user.click((await inSheet('Haifa')).getByRole('button', { name: en.partWords.remove }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.partWords.remove }));
    expect(names()).not.toContain('Haifa');
    expect(screen.queryAllByRole('textbox', { name: /– Haifa,/u })).toEqual([]);

    await user.click(within(places).getByRole('button', { name: en.partWords.edit('Ben Gurion Airport, Terminal 3') }));
    const airport = await inSheet('Ben Gurion Airport, Terminal 3');
    expect(airport.getByText(en.places.followed('Ben Gurion Airport, Terminal 1'))).toBeDefined();
    expect(airport.queryByRole('button', { name: en.partWords.remove })).toBeNull();
  });

  it.each([
    ['place', 'Haifa', en.places.fields.aliases],
    ['vehicle', 'VIP Sprinter', en.classes.fields.seats],
  ])('what was typed of a %s stays when it is closed, until it is thrown away', async (_, name, label) => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    const open = async () => {
      await press(user, en.partWords.edit(name));
      return screen.findByRole('dialog', { name });
    };
    const escape = (sheet: HTMLElement) => fireEvent(sheet, new Event('cancel', { cancelable: true }));
    escape(await open());
    expect(screen.queryByRole('dialog', { name })).toBeNull();

    const sheet = await open();
    const field = within(sheet).getByLabelText<HTMLInputElement>(label);
    await user.type(field, '1');
    const typed = field.value;
    escape(sheet);
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    const again = await open();
    expect(within(again).getByLabelText<HTMLInputElement>(label).value).toBe(typed);
    await user.click(within(again).getByRole('button', { name: enStaff.frame.draft.discard }));
    expect(within(again).getByLabelText<HTMLInputElement>(label).value).not.toBe(typed);
  });

  it('the hour of a class has its price, and a new class follows another', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    await press(user, en.partWords.edit('VIP Sprinter'));
    const sheet = await inSheet('VIP Sprinter');
    await user.clear(sheet.getByLabelText(en.classes.fields.hourly));
    await user.type(sheet.getByLabelText(en.classes.fields.hourly), '300');
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    expect(await screen.findByText(`${en.changed(1)} · ${en.largest(25)}`)).toBeDefined();

    await press(user, en.classes.add);
    const added = await inSheet(en.classes.add);
    await typeNames(user, added, 'Coach');
    await user.type(added.getByLabelText(en.classes.fields.seats), '50');
    await user.type(added.getByLabelText(en.classes.fields.bags), '70');
    await user.selectOptions(added.getByLabelText(en.classes.leader), 'VIP Sprinter');
    await user.type(added.getByLabelText(en.classes.percent), '50');
    await user.click(added.getByRole('button', { name: en.partWords.apply }));
    expect(await added.findByText(en.faults.outside('0–60'))).toBeDefined();
    await user.clear(added.getByLabelText(en.classes.fields.bags));
    await user.type(added.getByLabelText(en.classes.fields.bags), '40');
    await user.click(added.getByRole('button', { name: en.partWords.apply }));
    await user.selectOptions(screen.getByLabelText(en.vehicleClass), 'Coach en');
    const follows = await cell();
    expect([follows.value, follows.placeholder]).toEqual(['', '1350']);
    expect(follows.closest('tr')?.textContent).toContain(en.table.fromClass('VIP Sprinter', 50));
    const preview = screen.getByRole('region', { name: en.preview.title });
    expect(preview.textContent).toContain('Coach fr');
  });

  it('what a class takes is ticked, listed as a change, and saved with the draft', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    await press(user, en.partWords.edit('VIP Sprinter'));
    const sheet = await inSheet('VIP Sprinter');
    const tick = (need: (typeof data.NEEDS)[number]) =>
      sheet.getByRole<HTMLInputElement>('checkbox', { name: en.classes.needs[need] });
    expect(data.NEEDS.filter((need) => tick(need).checked)).toEqual(['need_chair', 'need_pram', 'need_dog']);
    await user.click(tick('need_ramp'));
    await user.click(tick('need_dog'));
    await user.click(sheet.getByRole('button', { name: en.partWords.apply }));
    const changed = {
      ...list,
      classes: list.classes.map((each) => ({ ...each, takes: ['need_chair', 'need_ramp', 'need_pram'] })),
    };
    vi.mocked(data.savePriceDraft).mockResolvedValue({ ...STEP, outcome: 'saved', draft: draft(changed, 'second') });
    await press(user, en.save);
    await waitFor(() => expect(vi.mocked(data.savePriceDraft)).toHaveBeenCalled());
    const [, content] = vi.mocked(data.savePriceDraft).mock.calls[0] ?? [];
    expect(content?.classes[0]?.takes.toSorted()).toEqual(['need_chair', 'need_pram', 'need_ramp']);
  });
});

describe('day routes', () => {
  const MASADA = en.routes.names['masada'] ?? '';
  const route = () => within(screen.getByRole('region', { name: MASADA }));

  it('have their hours, their beginning and a price in each class; emptied, it is on request', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    const fare = () => route().getByLabelText<HTMLInputElement>(new RegExp(en.routes.fare('VIP Sprinter'), 'u'));
    await user.clear(fare());
    await user.keyboard('{Enter}');
    expect(fare().value).toBe('0');
    expect(screen.getByText(new RegExp(`^${en.changed(1)}`, 'u'))).toBeDefined();
    await user.clear(route().getByLabelText(new RegExp(en.routes.hours, 'u')));
    await user.keyboard('12{Enter}');
    expect(screen.getByText(new RegExp(`^${en.changed(2)}`, 'u'))).toBeDefined();
  });

  it('are taken out of the list, and offered anew on request until somebody says their price', async () => {
    const user = show();
    await screen.findByText(en.sampleHolds);
    await user.click(route().getByRole('button', { name: en.routes.remove(MASADA) }));
    expect(route().getByText(en.routes.none)).toBeDefined();
    await user.click(route().getByRole('button', { name: en.routes.add }));
    expect(route().queryByText(en.routes.none)).toBeNull();
    const fare = route().getByLabelText<HTMLInputElement>(new RegExp(en.routes.fare('VIP Sprinter'), 'u'));
    expect(fare.value).toBe('0');
  });
});
