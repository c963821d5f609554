/** The workflows try what package.json promises, and call what there is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as { engines: { node: string }; scripts: Record<string, string> };
const night = read('.github/workflows/night.yml');

describe('the workflows', () => {
  it('try the oldest Node that goes on working, and the newest', () => {
    const [, oldest = ''] = /^\^(\d+\.\d+)/u.exec(manifest.engines.node) ?? [];
    expect(manifest.engines.node).toMatch(/>=\d+$/u);
    expect(read('.github/workflows/ci.yml')).toContain(`node: ['${oldest}', 'latest']`);
  });

  it('give the platform’s own stack each variable that its settings ask for', () => {
    const asked = new Set([...read('supabase/config.toml').matchAll(/env\((\w+)\)/gu)].map(([, name]) => name));
    expect(asked.size).toBeGreaterThan(4);
    for (const name of asked) expect(night).toMatch(new RegExp(`^ +${name}: \\S`, 'mu'));
  });

  it('call commands of the project', () => {
    const called = [...night.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = '']) => name);
    expect(called.filter((name) => !manifest.scripts[name])).toEqual([]);
    expect(called).toContain('test:night');
  });
});
