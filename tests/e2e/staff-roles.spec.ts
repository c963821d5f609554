/**
 * Each of the six kinds of user walks through every section of the back office: what it sees, what it is told at a typed
 * address, and that the database answers its own token no more than that.
 */
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import type { StaffSectionId } from '../../src/content/staff/index.ts';
import { messages as security } from '../../src/i18n/messages/en/staff-security.ts';
import { messages as staff } from '../../src/i18n/messages/en/staff.ts';
import { sections } from '../../src/pages/dashboard/sections.ts';
import type { TestRole } from '../setup/backend.ts';
import { test } from '../setup/site-test.ts';
import { apiCaller, newAccount, ownAddress, signInAs } from '../setup/staff-accounts.ts';

type Kind = TestRole | 'nobody';
const kinds: readonly Kind[] = ['nobody', 'norole', 'readonly', 'operator', 'manager', 'admin'];
const signedIn: readonly Kind[] = ['norole', 'readonly', 'operator', 'manager', 'admin'];
const approved: readonly Kind[] = ['readonly', 'operator', 'manager', 'admin'];

/** Who sees which section: design/security.md and ruling 21, by hand and not from the product's own list. */
const sees: Record<StaffSectionId, readonly Kind[]> = {
  overview: signedIn,
  leads: ['operator', 'manager', 'admin'],
  security: ['admin'],
  team: ['admin'],
  data: ['admin'],
  settings: ['manager', 'admin'],
};

/** Regions of the overview by their names, and who sees them. */
const panels: readonly [name: string, kinds: readonly Kind[]][] = [
  [staff.dashboard.profile.title, signedIn],
  [staff.dashboard.figures.title, approved],
  [staff.dashboard.leads.title, approved],
  [staff.dashboard.pages.title, approved],
  [security.title, ['admin']],
];

interface Probe {
  section: StaffSectionId;
  call: (api: APIRequestContext, ids: { own: string; stranger: string }) => ReturnType<APIRequestContext['fetch']>;
  /** Who gets rows. */
  kinds: readonly Kind[];
  /** What every other account gets; nobody signed in is always refused. */
  otherwise: 'no rows' | 'refused';
}

const NOTHING = '00000000-0000-4000-8000-000000000000';
const RETURN = { Prefer: 'return=representation' };

/** Sample calls of every section; every table and function is tried in tests/integration/permissions.test.ts. */
const probes: Record<string, Probe> = {
  statistics: {
    section: 'overview',
    call: (api) => api.post('/rest/v1/rpc/get_customer_dashboard_stats', { data: {} }),
    kinds: approved,
    otherwise: 'refused',
  },
  'phone numbers of leads': {
    section: 'leads',
    call: (api) => api.get('/rest/v1/leads?select=phone,staff_notes&limit=1'),
    kinds: ['operator', 'manager', 'admin'],
    otherwise: 'no rows',
  },
  'working on leads': {
    section: 'leads',
    call: (api) =>
      api.patch('/rest/v1/leads?name=eq.Walk%20Through&select=id', { headers: RETURN, data: { staff_notes: 'Seen' } }),
    kinds: ['operator', 'manager', 'admin'],
    otherwise: 'no rows',
  },
  'history of leads': {
    section: 'leads',
    call: (api) => api.get('/rest/v1/lead_history?select=field&limit=1'),
    kinds: ['operator', 'manager', 'admin'],
    otherwise: 'no rows',
  },
  'security events': {
    section: 'security',
    call: (api) => api.get('/rest/v1/security_events?select=event_type&limit=1'),
    kinds: ['admin'],
    otherwise: 'no rows',
  },
  blocking: {
    section: 'security',
    call: (api) =>
      api.post('/rest/v1/blocked_ips?select=id', {
        headers: RETURN,
        data: { ip_address: '198.51.100.250', reason: 'Walk', blocked_until: new Date(Date.now() + 60_000) },
      }),
    kinds: ['admin'],
    otherwise: 'refused',
  },
  'names of others': {
    section: 'team',
    call: (api, { own }) => api.get(`/rest/v1/profiles?select=email&id=neq.${own}&limit=1`),
    kinds: ['admin'],
    otherwise: 'no rows',
  },
  'giving a role': {
    section: 'team',
    call: (api, { stranger }) =>
      api.post('/rest/v1/user_roles?select=role', { headers: RETURN, data: { user_id: stranger, role: 'readonly' } }),
    kinds: ['admin'],
    otherwise: 'refused',
  },
  'giving oneself a role': {
    section: 'team',
    call: (api, { own }) => api.post('/rest/v1/user_roles', { data: { user_id: own, role: 'admin' } }),
    kinds: [],
    otherwise: 'refused',
  },
  'looking up a person': {
    section: 'data',
    call: (api) => api.post('/rest/v1/rpc/find_person', { data: { identifier: 'nobody@example.com' } }),
    kinds: ['admin'],
    otherwise: 'refused',
  },
  settings: {
    section: 'settings',
    call: (api) => api.get('/rest/v1/settings?select=value&key=eq.closed_dates'),
    kinds: ['manager', 'admin'],
    otherwise: 'no rows',
  },
  'limits of the request form': {
    section: 'settings',
    call: (api) =>
      api.patch('/rest/v1/settings?key=eq.block_after_limited&select=key', { headers: RETURN, data: { value: 20 } }),
    kinds: ['admin'],
    otherwise: 'no rows',
  },
};

/** What a call came to: "rows" (or an answer), "no rows" within reach, "refused"; anything else as it came. */
async function outcomeOf(call: ReturnType<Probe['call']>): Promise<string> {
  const response = await call;
  const body = (await response.json().catch(() => null)) as { code?: string } | unknown[] | null;
  if (response.ok()) return Array.isArray(body) && body.length === 0 ? 'no rows' : 'rows';
  const isRefused = [401, 403].includes(response.status()) && !Array.isArray(body) && body?.code === '42501';
  return isRefused ? 'refused' : `${response.status()} ${JSON.stringify(body)}`;
}

test.beforeEach(async ({ context, playwright, baseURL }) => {
  await context.setExtraHTTPHeaders(ownAddress());
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: ownAddress() });
  await visitor.post('/functions/v1/submit-lead', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      name: 'Walk Through',
      phone: `+97254${randomInt(2_000_000, 9_999_999)}`,
      service_type: 'contact',
      notes: 'Hello',
    },
  });
  await visitor.dispose();
});

for (const kind of kinds) {
  test(`${kind}: links, panels and typed addresses`, async ({ page }) => {
    test.slow();
    if (kind !== 'nobody') await signInAs(page, await newAccount(kind));
    await page.goto('/en/dashboard');
    const seen = sections.filter(({ id }) => sees[id].includes(kind));
    if (kind === 'nobody') await expect(page).toHaveURL('/en/auth');
    else {
      await expect(page.getByRole('region', { name: staff.dashboard.profile.title })).toBeVisible();
      const links = page.getByRole('navigation', { name: staff.frame.sectionsLabel }).getByRole('link');
      await expect(links).toHaveText(seen.length > 1 ? seen.map(({ id }) => staff.frame.sections[id]) : []);
      for (const [name, visible] of panels) {
        await expect(page.getByRole('region', { name, exact: true }), name).toHaveCount(visible.includes(kind) ? 1 : 0);
      }
      await expect(page.getByText(staff.dashboard.notApproved)).toBeVisible({ visible: kind === 'norole' });
    }
    for (const { id, path } of sections.filter(({ id }) => id !== 'overview')) {
      await page.goto(`/en${path}`);
      if (kind === 'nobody') await expect(page).toHaveURL('/en/auth');
      else {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(staff.frame.notForRole), id).toBeVisible({ visible: !sees[id].includes(kind) });
      }
    }
  });

  test(`${kind}: the database’s own answers`, async () => {
    const account = kind === 'nobody' ? null : await newAccount(kind);
    const api = await apiCaller(account?.session.access_token);
    const ids = { own: account?.id ?? NOTHING, stranger: (await newAccount('norole')).id };
    const expected: Record<string, string> = {};
    const actual: Record<string, string> = {};
    for (const [name, probe] of Object.entries(probes)) {
      expected[name] = probe.kinds.includes(kind) ? 'rows' : kind === 'nobody' ? 'refused' : probe.otherwise;
      actual[name] = await outcomeOf(probe.call(api, ids));
    }
    await api.dispose();
    expect(actual).toEqual(expected);
  });
}

test('every section is walked', () => {
  const tried = new Set(Object.values(probes).map(({ section }) => section));
  expect(sections.filter(({ id }) => !tried.has(id))).toEqual([]);
});
