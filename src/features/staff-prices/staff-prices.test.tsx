import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as data from '@/data/prices';
import { locales } from '@/i18n/locales';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-prices';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as fr } from '@/i18n/messages/fr/staff-prices';
import { messages as he } from '@/i18n/messages/he/staff-prices';
import { samplePrices } from '../../../tests/fixtures/sample-prices';
import { showInLanguage } from '../../../tests/setup/show-in-language';
import { withNumber } from './price-numbers';
import { StaffPrices } from './staff-prices';

vi.mock('@/data/prices', { spy: true });

const list = samplePrices();
const HAIFA = { part: 'day', vehicleClass: 'sprinter', one: 'jerusalem', other: 'haifa' } as const;
const draft = (content: data.PriceContent, hash: string) => ({
  content,
  hash,
  changed_at: '2026-11-22T10:00:00Z',
  changed_by_name: 'Ronit',
});

function show() {
  for (const [locale, staffPrices] of Object.entries({ he, en, fr })) giveMessages(locale as 'he', { staffPrices });
  giveMessages('en', { staff: enStaff });
  vi.mocked(data.fetchPriceDraft).mockResolvedValue(draft(list, 'first'));
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
  const user = { id: 'maya', email: 'maya@example.com', name: 'Maya' };
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <StaffPrices user={user} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The matrix and the list of a phone both have the number; no style sheet hides one of them here. */
const cell = async () =>
  (
    await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Jerusalem – Haifa(?:, was|$)/u })
  )[0] as HTMLInputElement;
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the prices section', () => {
  it('says what holds, and shows what visitors see in every language', async () => {
    show();
    expect(await screen.findByText(en.sampleHolds)).toBeDefined();
    const preview = screen.getByRole('region', { name: en.preview.title });
    expect(
      within(preview)
        .getAllByRole('table')
        .map((table) => table.lang),
    ).toEqual([...locales]);
    expect(preview.textContent).toContain(he.preview.night);
  });

  it('saves the draft, publishes it, and asks before a price leaps', async () => {
    const user = show();
    await user.click(await cell());
    await user.keyboard('9000{Enter}');
    expect(screen.getByText(`${en.changed(1)} · ${en.largest(900)}`)).toBeDefined();
    const changed = draft(withNumber(list, HAIFA, 9000), 'second');
    vi.mocked(data.savePriceDraft).mockResolvedValue({ outcome: 'saved', draft: changed });
    vi.mocked(data.publishPriceList).mockResolvedValueOnce({ outcome: 'leap', count: 1 });
    await press(user, en.publish);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(en.leapTitle(1));
    expect(vi.mocked(data.savePriceDraft).mock.calls[0]?.[0]).toBe('first');
    vi.mocked(data.publishPriceList).mockResolvedValueOnce({ outcome: 'published', version: 2 });
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
    vi.mocked(data.savePriceDraft).mockResolvedValueOnce({ outcome: 'changed_by_other', draft: theirs });
    await press(user, en.save);
    const warning = (await screen.findAllByRole('alert')).find((each) => /690\s+700/u.test(each.textContent ?? ''));
    expect(warning?.textContent).toContain('Ronit');
    expect((await cell()).value).toBe('1000');
    vi.mocked(data.savePriceDraft).mockResolvedValueOnce({ outcome: 'saved', draft: theirs });
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
    expect(await screen.findByText(en.failed)).toBeDefined();
    expect((await cell()).value).toBe('1000');
  });

  it('tries a trip, line by line, and says why there is no price', async () => {
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
