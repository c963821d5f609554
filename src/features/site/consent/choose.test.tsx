import { beforeEach, expect, it, vi } from 'vitest';
import { business } from '@/config/business';
import { ALL_CONSENTS, ESSENTIAL_ONLY } from '@/data/consent';
import { choose } from './choose';

let sent: Record<string, unknown>[];
const sessionId = () => sessionStorage.getItem('sessionId');

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Record<string, unknown>);
    throw new TypeError('nobody answers');
  });
});

it('records a consent under a new identifier, and its withdrawal under the same one, which is forgotten', async () => {
  choose(ALL_CONSENTS, ['text', { more: 'text' }], 'fr');
  const id = sessionId();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    sessionId: id,
    choice: 'accepted',
    ...ALL_CONSENTS,
    policyVersion: business.privacyPolicyDate,
    // printf '["text",{"more":"text"}]' | sha256sum
    textHash: 'cc0005af5d018d958dece9c3f73a4d4a117f65a07fdca011eb8b3257338ced07',
    language: 'fr',
  });
  choose(ESSENTIAL_ONLY, ['text'], 'fr');
  expect(sessionId()).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ sessionId: id, choice: 'essential-only', ...ESSENTIAL_ONLY });
});

it('records a choice once, however often it is saved', async () => {
  const some = { ...ESSENTIAL_ONLY, analytics: true };
  choose(some, ['text'], 'en');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  choose(some, ['text'], 'en');
  choose(ALL_CONSENTS, ['text'], 'en');
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject(ALL_CONSENTS));
  expect(sent).toHaveLength(2);
});

it.each([
  ['a refusal', ESSENTIAL_ONLY],
  ['a choice without analytics', { ...ESSENTIAL_ONLY, marketing: true }],
])('sends nothing for %s of somebody without an identifier', async (_, consents) => {
  const hashed = vi.spyOn(crypto.subtle, 'digest');
  choose(consents, ['text'], 'he');
  expect(hashed).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
  expect(sessionId()).toBeNull();
});
