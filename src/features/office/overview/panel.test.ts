import { describe, expect, it } from 'vitest';
import { panelsFor, type DashboardPanel } from './panel';

const Panel = () => null;
const panels: readonly DashboardPanel[] = [
  { id: 'traffic', column: 'main', needsStats: true, Panel },
  { id: 'profile', column: 'side', needsStats: false, Panel },
  { id: 'pages', column: 'side', needsStats: true, Panel },
  { id: 'security', column: 'side', needsStats: false, right: 'read alerts', Panel },
];
const ids = (...args: Parameters<typeof panelsFor>) => panelsFor(...args).map(({ id }) => id);

describe('the panels of a column', () => {
  it('stand in the order of the list, each for those who may see it', () => {
    expect(ids(panels, 'side', { role: 'admin', statsFailed: false })).toEqual(['profile', 'pages', 'security']);
    expect(ids(panels, 'side', { role: 'manager', statsFailed: false })).toEqual(['profile', 'pages']);
    expect(ids(panels, 'side', { role: undefined, statsFailed: false })).toEqual(['profile', 'pages']);
  });

  it('keep a place for what needs a role while that is looked up, where they say how', () => {
    const today: DashboardPanel = { ...panels[3]!, id: 'today', Waiting: Panel };
    expect(ids([today], 'side', { role: undefined, statsFailed: false })).toEqual(['today']);
    expect(ids([today], 'side', { role: 'readonly', statsFailed: false })).toEqual([]);
    expect(ids([today], 'side', { role: null, statsFailed: false })).toEqual([]);
  });

  it('leave out what shows statistics when there are none', () => {
    expect(ids(panels, 'main', { role: null, statsFailed: true })).toEqual([]);
    expect(ids(panels, 'side', { role: null, statsFailed: true })).toEqual(['profile']);
  });
});
