import { expect, request as requests } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { openDayFromNow } from './open-days.ts';
import { ownAddress } from './site-test.ts';

/** Sends a request as the public form does. */
export async function sendRequest(lead: Record<string, unknown>): Promise<{ id: string; reference: string }> {
  const stranger = await requests.newContext({
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    extraHTTPHeaders: ownAddress(),
  });
  const sent = await stranger.post('/functions/v1/submit-lead', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      phone: `+97254${randomInt(2_000_000, 9_999_999)}`,
      email: 'visitor@example.com',
      destination: 'Haifa, Carmel Centre',
      travel_date: openDayFromNow(10),
      passengers: 2,
      service_type: 'intercity',
      ...lead,
    },
  });
  const answer = (await sent.json()) as { success: boolean; id: string; reference: string };
  expect(answer).toMatchObject({ success: true });
  await stranger.dispose();
  return answer;
}
