import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { business } from '@/config/business';
import { messages as en } from '@/i18n/messages/en/staff-settings';
import { businessFacts } from './business-facts';

describe('what the site says about the business', () => {
  const facts = Object.fromEntries(businessFacts('en', en.facts).map((fact) => [fact.id, fact]));

  it('says where each is changed, and what the launch check thinks of it', () => {
    expect(facts['phone']).toMatchObject({ place: 'VITE_BUSINESS_PHONE', state: 'placeholder', isLtr: true });
    expect(facts['legalName']).toMatchObject({ place: 'VITE_LEGAL_NAME_EN', state: 'placeholder' });
    expect(facts['rating']).toMatchObject({ place: 'business.rating', state: 'sample' });
    expect(facts['claims']).toMatchObject({ place: 'business.claims', state: 'confirm' });
  });

  it('names no place that the settings do not have', () => {
    const root = path.join(import.meta.dirname, '../../../..');
    const settings = ['src/config/business.ts', 'supabase/functions/_shared/facts/business-settings.ts'];
    const source = settings.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
    for (const { place } of Object.values(facts)) {
      if (place.startsWith('VITE_')) expect(source).toContain(`'${place}'`);
      else expect(Object.keys(business)).toContain(place.replace('business.', ''));
    }
  });
});
