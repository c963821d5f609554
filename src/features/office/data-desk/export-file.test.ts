import { describe, expect, it } from 'vitest';
import { messages } from '@/i18n/messages/en/staff-data-desk';
import { exportFile } from './export-file';

describe('the exported file', () => {
  const data = {
    requests: [{ name: 'דנה לוי' }],
    page_visits: [],
    consents: [],
    account: null,
    counts: { requests: 1 },
  };
  const about = { business: 'Tamar', texts: messages.file, now: new Date('2026-11-21T22:30:00Z') };

  it('explains itself, holds every part, and can be read by people', () => {
    const { text } = exportFile(data, 'dana@example.com', about);
    expect(JSON.parse(text)).toEqual({
      about: messages.file.about('Tamar'),
      created_at: '2026-11-21T22:30:00.000Z',
      person: 'dana@example.com',
      meaning: messages.file.parts,
      requests: [{ name: 'דנה לוי' }],
      page_visits: [],
      consents: [],
      kept_bookings: null,
      account: null,
      invitations: null,
      drives: null,
    });
    expect(text).toContain('\n      "name": "דנה לוי"');
  });

  it('has a name that names nobody', () => {
    expect(exportFile(data, 'dana@example.com', about).name).toBe('personal-data-2026-11-21.json');
  });
});
