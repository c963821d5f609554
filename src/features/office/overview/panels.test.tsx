import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { DASHBOARD_ANSWER, EMPTY_DASHBOARD_ANSWER } from '../../../../tests/fixtures/dashboard-answer';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import type { PanelProps } from './panel';
import { PopularPagesPanel } from './popular-pages-panel';
import { StatCards } from './stat-cards';
import { TotalFigures } from './total-figures';

const seen: Omit<PanelProps, 'stats'> = {
  user: { id: 'id-1', email: 'ronit@example.com' },
  staffRole: 'admin',
  period: 30,
  onPeriodChange: () => {},
};
const stats = DASHBOARD_ANSWER;
const none = EMPTY_DASHBOARD_ANSWER;

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'staff'))));
afterEach(cleanup);

describe('the stat cards', () => {
  const cards = (container: HTMLElement) =>
    [...container.querySelectorAll('dt')].map(({ parentElement }) =>
      [...(parentElement?.children ?? [])].map((part) => part.textContent),
    );

  it('show the five figures, each with a word on it', () => {
    const { container } = showInLanguage(<StatCards stats={stats} />);
    expect(cards(container)).toEqual([
      ['New leads', '14', 'Waiting for a reply'],
      ['Total leads', '1,286', '+9.4% this month'],
      ['Converted leads', '402', '31.3% of all leads'],
      ['Total visitors', '48,910', '+6.1% this month'],
      ['Today’s visitors', '118', '\u221261% vs. this time yesterday'],
    ]);
  });

  it('compare nothing where nothing was before', () => {
    const first = {
      ...EMPTY_DASHBOARD_ANSWER,
      total_leads: 3,
      month_leads: 3,
      today_visitors: 2,
      total_visitors: 2,
    };
    const { container } = showInLanguage(<StatCards stats={first} />);
    expect(cards(container).map(([, , hint]) => hint)).toEqual([
      'Waiting for a reply',
      'All leads so far',
      '0.0% of all leads',
      'Who agreed to analytics, since the site opened',
      'Since midnight in Israel',
    ]);
  });

  it('say that they wait', () => {
    showInLanguage(<StatCards stats={undefined} />);
    expect(screen.getByRole('region', { name: 'Key figures' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the figures since the first day', () => {
  it.each([
    ['en', ['48,910', '131,204', '2.7', '2.6%']],
    ['he', ['48,910', '131,204', '2.7', '2.6%']],
    ['fr', ['48\u202f910', '131\u202f204', '2,7', '2,6\u202f%']],
  ] as const)('has one decimal, written as in %s', (locale, figures) => {
    const { container } = showInLanguage(<TotalFigures stats={stats} />, locale);
    expect([...container.querySelectorAll('dd')].map((cell) => cell.textContent)).toEqual(figures);
  });

  it('is zero without visitors', () => {
    const { container } = showInLanguage(<TotalFigures stats={none} />);
    expect([...container.querySelectorAll('dd')].map((cell) => cell.textContent)).toEqual(['0', '0', '0.0', '0.0%']);
  });
});

describe('the popular pages', () => {
  it('compare every page with the first', () => {
    const { container } = showInLanguage(<PopularPagesPanel {...seen} stats={stats} />);
    const bars = [...container.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.style.inlineSize);
    expect(bars).toEqual(['100%', '50%']);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('/ (home)');
  });

  it('say when there is nothing', () => {
    showInLanguage(<PopularPagesPanel {...seen} stats={none} />);
    expect(screen.getByText('No data available')).toBeTruthy();
  });
});
