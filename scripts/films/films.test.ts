import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cabin } from './cabin.ts';
import { replaceElement } from './drawing.ts';
import { nightAt, sunAngle } from './light.ts';
import { vanDayNight } from './van-day-night.ts';

/** Colours of a small print of a film's picture. */
const print = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${svg}</svg>`))
    .resize(320)
    .removeAlpha()
    .raw()
    .toBuffer();

async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([print(one), print(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe.each([vanDayNight, cabin])('$name', ({ picture }) => {
  it('ends where it begins, so that it can run in a circle', async () => {
    expect(await difference(picture(0), picture(1))).toBeLessThan(0.05);
  });

  it('flows into its beginning no faster than anywhere else', async () => {
    const step = 1 / 270;
    const [seam, before] = await Promise.all([
      difference(picture(1 - step), picture(0)),
      difference(picture(1 - 2 * step), picture(1 - step)),
    ]);
    expect(seam).toBeLessThan(before * 1.5);
  });

  it('goes through a night', async () => {
    expect(await difference(picture(0), picture(0.5))).toBeGreaterThan(40);
  });
});

it('lets the lamps burn only while the sun is down', () => {
  for (let progress = 0; progress < 1; progress += 0.01) {
    const up = Math.sin((sunAngle(progress) * Math.PI) / 180) > 0.35;
    if (up) expect(nightAt(progress)).toBeLessThan(0.1);
  }
  expect(nightAt(0.5)).toBe(1);
});

describe('replaceElement', () => {
  const drawing = '<g id="outer"><g><path id="leaf" d="M0 0"/></g></g><path d="M1 1"/>';

  it('takes a group with all that is nested in it', () => {
    expect(replaceElement(drawing, 'outer', () => '')).toBe('<path d="M1 1"/>');
  });

  it('takes a single shape and hands it over', () => {
    expect(replaceElement(drawing, 'leaf', (leaf) => `<b>${leaf}</b>`)).toContain('<b><path id="leaf" d="M0 0"/></b>');
  });

  it('says which element is missing', () => {
    expect(() => replaceElement(drawing, 'wheel', () => '')).toThrow('#wheel');
  });
});
