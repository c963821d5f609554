import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseDashboardStats } from '@/data/dashboard-stats';
import { LocaleProvider } from '@/i18n/locale-context';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { RecentLeadsPanel } from './recent-leads-panel';

const user = { id: 'id-1', email: 'ronit@example.com' };
const lead = (id: string, status: string, email: string | null = 'dana@example.com') => ({
  id,
  name: 'Dana Levi',
  email,
  destination: 'Haifa',
  created_at: '2026-03-16T22:30:00Z',
  status,
});
const answer = {
  total_leads: 1286,
  new_leads: 14,
  converted_leads: 402,
  total_visitors: 48_910,
  today_visitors: 118,
  total_page_views: 131_204,
  top_pages: [
    { page: '/airport-taxi', views: 9412 },
    { page: '/', views: 4706 },
  ],
  recent_leads: [lead('a', 'new'), lead('b', 'archived', null)],
};
const stats = parseDashboardStats(answer);
const none = parseDashboardStats({});

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'staff'))));
afterEach(cleanup);

function show(children: ReactNode, locale: Locale = 'en') {
  return render(
    <LocaleProvider locale={locale}>
      <Suspense>{children}</Suspense>
    </LocaleProvider>,
  );
}

describe('the recent leads, for whoever only looks', () => {
  it('are a table with the day in Israel, the status in words, an unknown one as it came', () => {
    show(<RecentLeadsPanel user={user} staffRole="readonly" stats={stats} />);
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row));
    expect(first?.getByText('17/03/2026')).toBeTruthy();
    expect(first?.getByText('New')).toBeTruthy();
    expect(second?.getByText('archived')).toBeTruthy();
  });

  it('offer a mail only where an address was left', () => {
    show(<RecentLeadsPanel user={user} staffRole="readonly" stats={stats} />);
    const links = screen.getAllByRole('link', { name: 'Write to Dana Levi' });
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(['mailto:dana@example.com']);
  });

  it('open their details in a dialog that closes with Escape and returns the focus', async () => {
    const person = userEvent.setup();
    show(<RecentLeadsPanel user={user} staffRole="readonly" stats={stats} />);
    const [button] = screen.getAllByRole('button', { name: 'Details of Dana Levi' });
    await person.click(button!);
    const dialog = screen.getByRole('dialog', { name: 'Dana Levi' });
    expect(within(dialog).getByText('17/03/2026 00:30')).toBeTruthy();
    expect(document.querySelector('style')).toBeNull();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each([
    ['he', 'אין נתונים להצגה'],
    ['en', 'No data available'],
    ['fr', 'Aucune donnée disponible'],
  ] as const)('say in %s when there is nothing', (locale, text) => {
    show(<RecentLeadsPanel user={user} staffRole="readonly" stats={none} />, locale);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
