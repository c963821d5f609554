import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateSitePaths, SITE_PATHS_FILE } from '../../scripts/site-paths.ts';

it('the functions know every page that may be tracked; otherwise: npm run paths', async () => {
  expect(readFileSync(SITE_PATHS_FILE, 'utf8')).toBe(await generateSitePaths());
});
