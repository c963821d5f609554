import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS } from './drafts/form-draft';
import { keepsRequest } from './kept-requests';
import { OUTBOX_KEY } from './sending/outbox-marker';
import { storeSent, type SentRecord } from './sending/sent-record';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a request is kept', () => {
  it.each(Object.values(DRAFTS))('as the draft $key', ({ key }) => {
    localStorage.setItem(key, '{}');
    expect(keepsRequest()).toBe(true);
  });

  it.each(Object.values(DRAFTS))('as what was sent from $key', ({ key }) => {
    storeSent(key, { reference: 'A1' } as SentRecord);
    expect(keepsRequest()).toBe(true);
  });

  it('as what waits to be sent', () => {
    localStorage.setItem(OUTBOX_KEY, '');
    expect(keepsRequest()).toBe(true);
  });

  it('by nothing else that the browser keeps', () => {
    expect(keepsRequest()).toBe(false);
    for (const key of ['cookieConsent', 'gdprConsents', 'currentLanguage', 'draftReminder', 'sb-project-auth-token'])
      localStorage.setItem(key, 'true');
    for (const key of ['sessionId', 'dock', 'scrollPlaces', 'reloadedForChunkAt']) sessionStorage.setItem(key, '1');
    expect(keepsRequest()).toBe(false);
  });

  it('nowhere that nothing may be stored', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(keepsRequest()).toBe(false);
    vi.restoreAllMocks();
  });
});
