import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PriceContent } from '@/data/prices';
import { giveMessages } from '@/i18n/messages';
import { messages } from '@/i18n/messages/en/staff-prices';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { PriceMatrix } from './price-matrix';
import { changesBetween } from './price-changes';
import { withNumber } from './price-numbers';
import { withZones } from './price-shape';

const sample = samplePrices();
/** The places with pages: a table of all of them takes long to draw. */
const list = {
  ...sample,
  ...withZones(
    sample,
    sample.zones.filter(({ kind, destination }) => kind === 'airport' || destination),
  ),
};
let content: PriceContent;

function Matrix({ begin }: { begin: PriceContent }) {
  const [present, setContent] = useState(begin);
  useEffect(() => {
    content = present;
  }, [present]);
  return (
    <PriceMatrix
      content={present}
      published={list}
      part="day"
      vehicleClass="sprinter"
      onChange={(update) => setContent(update)}
    />
  );
}

function show(direction: 'ltr' | 'rtl' = 'ltr', begin: PriceContent = list) {
  giveMessages('en', { staffPrices: messages });
  const { container } = showInLanguage(<Matrix begin={begin} />);
  const table = container.querySelector('table');
  if (table) table.style.direction = direction;
  return userEvent.setup();
}
const AIRPORT = 'Ben Gurion Airport, Terminal 3';
const input = (one: string, other: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${one} – ${other}`, 'u') });

afterEach(cleanup);

describe('the table of prices', () => {
  it('stores a number with Enter, marks it on both sides, and goes on to the row below', async () => {
    const user = show();
    await user.click(input('Jerusalem', 'Haifa'));
    await user.keyboard('1000{Enter}');
    expect(document.activeElement).toBe(input('Tel Aviv', 'Haifa'));
    expect(input('Haifa', 'Jerusalem').value).toBe('1000');
    expect(input('Haifa', 'Jerusalem').dataset['changed']).toBe('true');
    expect(input('Haifa', 'Jerusalem').getAttribute('aria-label')).toContain('was 900');
    expect(changesBetween(list, content)).toHaveLength(1);
  });

  it.each([
    ['ltr', '{ArrowRight}', 'Haifa'],
    ['rtl', '{ArrowLeft}', 'Haifa'],
    ['ltr', '{ArrowLeft}', 'Ramon Airport'],
  ] as const)('%s: %s goes to the next column by sight, past the place itself', async (direction, key, column) => {
    const user = show(direction);
    await user.click(input('Jerusalem', 'Tel Aviv'));
    await user.keyboard(key);
    expect(document.activeElement).toBe(input('Jerusalem', column));
  });

  it('leaves the caret to the arrows within a number', async () => {
    const user = show();
    await user.click(input('Jerusalem', 'Haifa'));
    await user.keyboard('12{ArrowLeft}');
    expect(document.activeElement).toBe(input('Jerusalem', 'Haifa'));
    expect(content).toBe(list);
  });

  it('takes a block from a spreadsheet, and leaves out what is no number', async () => {
    const user = show();
    await user.click(input(AIRPORT, 'Jerusalem'));
    const clipboardData = { getData: () => '400\t230\r\n1,600\tmuch\r\n' };
    fireEvent.paste(input(AIRPORT, 'Jerusalem'), { clipboardData });
    expect(input(AIRPORT, 'Jerusalem').value).toBe('400');
    expect(input(AIRPORT, 'Tel Aviv').value).toBe('230');
    expect(input('Ramon Airport', 'Jerusalem').value).toBe('1600');
    expect(changesBetween(list, content)).toHaveLength(3);
    expect(screen.getByText(messages.leftOut(1))).toBeDefined();
  });

  it('says how much of a block did not fit, and nothing of a place with itself', async () => {
    const user = show();
    await user.click(input('Petah Tikva', 'Ramat Gan'));
    const clipboardData = { getData: () => '170\t–\t1\r\n5\t6\t7\r\n' };
    fireEvent.paste(input('Petah Tikva', 'Ramat Gan'), { clipboardData });
    expect(input('Ramat Gan', 'Petah Tikva').value).toBe('170');
    expect(screen.getByText(messages.leftOut(4))).toBeDefined();
  });

  it('has the day’s price over the night’s where that is another one', () => {
    const cell = { part: 'night', vehicleClass: 'sprinter', one: 'jerusalem', other: 'haifa' } as const;
    show('ltr', withNumber(list, cell, 1130));
    expect(input('Jerusalem', 'Haifa').closest('td')?.textContent).toBe(`${messages.parts.night} 1130`);
    expect(input('Jerusalem', 'Tel Aviv').closest('td')?.textContent).toBe('');
  });

  it('keeps what is no number, marked, and stores nothing', async () => {
    const user = show();
    await user.click(input('Jerusalem', 'Haifa'));
    await user.keyboard('a lot{Enter}');
    expect(input('Jerusalem', 'Haifa').value).toBe('a lot');
    expect(input('Jerusalem', 'Haifa').getAttribute('aria-invalid')).toBe('true');
    expect(input('Jerusalem', 'Haifa').getAttribute('aria-label')).toContain(messages.cell.noNumber);
    expect(content).toBe(list);
  });
});
