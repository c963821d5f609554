import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { DASHBOARD_ANSWER, EMPTY_DASHBOARD_ANSWER } from '../../../../tests/fixtures/dashboard-answer';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RecentLeadsPanel } from './recent-leads-panel';

const stats = DASHBOARD_ANSWER;
const none = EMPTY_DASHBOARD_ANSWER;

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'staff'))));
afterEach(cleanup);

describe('the recent leads, for read-only accounts', () => {
  it('are a table with the day in Israel, the status in words, an unknown one as it came', () => {
    showInLanguage(<RecentLeadsPanel staffRole="readonly" stats={stats} />);
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row));
    expect(first?.getByText('17/03/2026')).toBeTruthy();
    expect(first?.getByText('New')).toBeTruthy();
    expect(second?.getByText('archived')).toBeTruthy();
  });

  it.each([
    ['he', 'הוד השרון ← אל נתב״ג'],
    ['en', 'הוד השרון → to נתב״ג'],
  ] as const)('name the places of a trip in the direction of the page: %s', (locale, route) => {
    showInLanguage(<RecentLeadsPanel staffRole="readonly" stats={stats} />, locale);
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent?.replaceAll(/ +/gu, ' ')).toContain(route);
    expect([...(first?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent)).toContain('נתב״ג');
  });

  it('offer a mail only where an address was left', () => {
    showInLanguage(<RecentLeadsPanel staffRole="readonly" stats={stats} />);
    const links = screen.getAllByRole('link', { name: 'Write to Dana Levi' });
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(['mailto:dana@example.com']);
  });

  it('open their details in a dialog that closes with Escape and returns the focus', async () => {
    const person = userEvent.setup();
    showInLanguage(<RecentLeadsPanel staffRole="readonly" stats={stats} />);
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
    showInLanguage(<RecentLeadsPanel staffRole="readonly" stats={none} />, locale);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
