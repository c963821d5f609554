import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { DeskTask } from '@/data/desk-tasks';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-tasks';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { TaskFacts, TaskLink } from './task-facts';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'staffTasks'))));
afterEach(cleanup);

const request: DeskTask = {
  id: 't',
  kind: 'offer_unanswered',
  lead_id: 'l1',
  offer_id: null,
  ride_id: null,
  driver_no: null,
  vehicle_no: null,
  urgency: 'today',
  opened_at: '2026-11-23T08:00:00Z',
  taken_at: null,
  taken_by_name: null,
  is_mine: false,
  reference: 'TM-7K3Q9',
  name: 'Dana Levi',
  phone: null,
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jerusalem',
  travel_date: '2026-11-24',
  pickup_time: '14:00',
  ride: null,
  document: null,
};
const ride: DeskTask = {
  ...request,
  kind: 'not_acknowledged',
  ride_id: 'r1',
  ride: {
    day: '2026-11-23',
    pickup_at: '2026-11-23T23:30:00Z',
    pickup: 'Haifa',
    dropoff: 'Eilat',
    driver: { he: 'יוסי', latin: 'Yossi' },
  },
};
const paper: DeskTask = {
  ...request,
  kind: 'document_expiring',
  lead_id: null,
  reference: null,
  name: null,
  travel_date: null,
  pickup_time: null,
  document: { driver: null, plate: '12345678', document: 'insurance', ends_on: '2026-12-01' },
};

function show(task: DeskTask, locale: Locale = 'en') {
  showInLanguage(
    <MemoryRouter>
      <TaskFacts task={task} />
      <TaskLink task={task} />
    </MemoryRouter>,
    locale,
  );
}
const target = () => screen.getByRole('link').getAttribute('href');

it('leads to the request, to the ride on its day of the board, or to the fleet', () => {
  show(request);
  expect(target()).toBe('/en/dashboard/leads?lead=l1');
  cleanup();
  // Past midnight a ride stands with its evening.
  show(ride);
  expect(target()).toBe('/en/dashboard/rides?day=2026-11-23&ride=r1');
  cleanup();
  show(paper);
  expect(target()).toBe('/en/dashboard/fleet');
});

it('says of a ride its own hour, way and driver; of a paper whose it is and until when it holds', () => {
  show(ride);
  expect(document.body.textContent).toMatch(/Dana Levi.*TM-7K3Q9.*Tue 24\/11, 01:30.*Haifa → Eilat.*Yossi/u);
  expect(document.body.textContent).not.toContain('14:00');
  cleanup();
  show(paper);
  expect(document.body.textContent).toMatch(/123-45-678.*Insurance, valid until 01\/12\/2026/u);
});

it.each(locales)('has its words in %s', (locale) => {
  for (const task of [request, ride, paper]) show(task, locale);
  expect(document.body.textContent).not.toMatch(/undefined|null|insurance/u);
  if (locale === 'he') expect(document.body.textContent).toContain('יוסי');
});

it('knows every kind of the database', () => {
  const kinds = [
    'ride_without_driver',
    'not_acknowledged',
    'overbooked',
    'driver_not_told',
    'message_by_hand',
    'driver_under_way',
    'document_expiring',
  ];
  expect(kinds.filter((kind) => !Object.hasOwn(en.kinds, kind))).toEqual([]);
});
