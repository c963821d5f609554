/** Facts that guides state: each has a source and a day, and stands in the table for readers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources as english } from '../../src/content/blog/sources.en.ts';
import { sources as french } from '../../src/content/blog/sources.fr.ts';
import { sources as hebrew } from '../../src/content/blog/sources.he.ts';
import { facts } from '../../src/content/facts/index.ts';
import { tariff } from '../../src/content/fares/index.ts';

const table = readFileSync(path.resolve(import.meta.dirname, '../../docs/facts.md'), 'utf8');

describe.each(Object.entries(facts))('%s', (name, fact) => {
  it('has a source and the day on which it was read', () => {
    expect(fact.source).toMatch(/^https:\/\/[\w.-]+\//u);
    expect(fact.read).toMatch(/^20\d\d-\d\d-\d\d$/u);
  });

  it('stands in the table of the documents', () => {
    expect(table).toContain(`\`${name}\``);
    expect(table).toContain(fact.says);
    expect(table).toContain(`<${fact.source}>`);
  });
});

it('the tariff and the sources of the guides have an address and a day as well', () => {
  const guides = [english, french, hebrew].flatMap((sources) => Object.values(sources));
  const all = [{ address: tariff.source, read: tariff.read }, ...guides];
  expect(all.length).toBeGreaterThan(20);
  for (const { address, read } of all) {
    expect(address).toMatch(/^https?:\/\//u);
    expect(read).toMatch(/^20\d\d-\d\d-\d\d$/u);
  }
});
