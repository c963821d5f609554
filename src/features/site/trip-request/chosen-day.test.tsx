import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { ChosenDay } from './chosen-day';

afterEach(cleanup);

it.each([
  ['2026-12-05', 'Saturday, 5 December 2026', /We rest from Fri 04\/12.*after Shabbat/u],
  ['2026-12-08', 'Tuesday, 8 December 2026', null],
])('the chosen day %s is said in words, with the rest that reaches into it', async (day, words, rest) => {
  await loadMessages('en', 'tripRequest');
  let shown = '';
  await act(async () => {
    const { container } = render(
      <LocaleProvider locale="en">
        <Suspense>
          <ChosenDay day={day} />
        </Suspense>
      </LocaleProvider>,
    );
    container.id = 'shown';
    shown = container.id;
  });
  const text = document.getElementById(shown)?.textContent ?? '';
  expect(text).toContain(words);
  if (rest) expect(text).toMatch(rest);
  else expect(text).toBe(words);
});
