import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DayInput } from './day-input';

afterEach(cleanup);

const days: string[] = [];

function Typed({ keepsWhatIsNoDay = false }) {
  const [day, setDay] = useState('2026-03-17');
  return (
    <>
      <DayInput
        aria-label="Day"
        day={day}
        today="2026-01-01"
        keepsWhatIsNoDay={keepsWhatIsNoDay}
        onDay={(next) => {
          days.push(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  );
}

describe('a day that is typed', () => {
  it('is written day first, counts when it is whole, and what is no day goes when the field is left', async () => {
    const person = userEvent.setup();
    render(<Typed />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    expect(field.value).toBe('17/03/2026');
    await person.clear(field);
    await person.type(field, '1.4.2026');
    expect(days).toEqual(['', '2026-04-01']);
    await person.clear(field);
    await person.type(field, '5/6/27');
    expect(days).toEqual(['', '2026-04-01', '']);
    await person.tab();
    expect([field.value, days.at(-1)]).toEqual(['05/06/2027', '2027-06-05']);
    await person.clear(field);
    await person.type(field, '31/02/2026');
    await person.tab();
    expect(field.value).toBe('');
    await person.type(field, '2/2/2026');
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field.value).toBe('');
  });

  it('stays in a form as it was typed when it is none, and is handed over so', async () => {
    const person = userEvent.setup();
    render(<Typed keepsWhatIsNoDay />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    await person.clear(field);
    await person.type(field, ' 31/02/2026');
    await person.tab();
    expect([field.value, days.at(-1)]).toEqual(['31/02/2026', '31/02/2026']);
    await person.clear(field);
    await person.type(field, '28.2.26');
    await person.tab();
    expect([field.value, days.at(-1)]).toEqual(['28/02/2026', '2026-02-28']);
  });

  it('counts in a form with every key, its slashes written by the field', async () => {
    const person = userEvent.setup();
    render(<Typed keepsWhatIsNoDay />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    await person.clear(field);
    await person.type(field, '0506');
    expect([field.value, days.at(-1)]).toEqual(['05/06', '2026-06-05']);
    await person.type(field, '2027');
    expect([field.value, days.at(-1)]).toEqual(['05/06/2027', '2027-06-05']);
  });
});
