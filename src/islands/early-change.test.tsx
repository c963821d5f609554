import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseAgain, watchChanges } from './early-change';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
});

const said = vi.fn<(value: string | boolean) => void>();

function Box() {
  const [isOn, setOn] = useState(false);
  return (
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        said(target.checked);
      }}
    />
  );
}

function Group() {
  const [size, setSize] = useState('small');
  return ['small', 'large'].map((each) => (
    <input
      key={each}
      type="radio"
      name="size"
      value={each}
      checked={size === each}
      onChange={() => {
        setSize(each);
        said(each);
      }}
    />
  ));
}

function List() {
  const [count, setCount] = useState('1');
  return (
    <select
      value={count}
      onChange={({ target }) => {
        setCount(target.value);
        said(target.value);
      }}
    >
      <option>1</option>
      <option>2</option>
    </select>
  );
}

function Day() {
  const [day, setDay] = useState('2030-01-01');
  return (
    <input
      type="date"
      value={day}
      onChange={({ target }) => {
        setDay(target.value);
        said(target.value);
      }}
    />
  );
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The HTML of the server, then a change by the visitor, then the code. */
async function changeEarly(page: ReactNode, change: (controls: readonly Control[]) => void, byStartScript: boolean) {
  said.mockClear();
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = renderToString(page);
  const controls = [...place.querySelectorAll<Control>('input, select')];
  const note = ({ target }: Event) => ((target as ChangedControl).isChosen = true);
  if (byStartScript) document.addEventListener('change', note, true);
  else watchChanges();
  change(controls);
  document.removeEventListener('change', note, true);
  if (byStartScript) watchChanges();
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  document.documentElement.dataset['ready'] = '';
  act(() => chooseAgain(document));
  act(() => chooseAgain(document));
  return controls;
}

const choose = (control: Control | undefined, value: string) => {
  if (!control) throw new Error('no control');
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

it.each([
  ['a box', <Box key="box" />, ([box]: readonly Control[]) => box?.click(), true, 0],
  ['a button of a group', <Group key="group" />, ([, large]: readonly Control[]) => large?.click(), 'large', 1],
  [
    'another button of a group',
    <Group key="other" />,
    ([small, large]: readonly Control[]) => {
      large?.click();
      small?.click();
      large?.click();
    },
    'large',
    1,
  ],
  ['a list', <List key="list" />, ([list]: readonly Control[]) => choose(list, '2'), '2', 0],
  ['a day', <Day key="day" />, ([day]: readonly Control[]) => choose(day, '2030-05-06'), '2030-05-06', 0],
] as const)(
  'what is chosen in %s before its code is there is chosen once it is',
  async (_, page, change, value, nth) => {
    const chooseWhile = async (byStartScript: boolean) => {
      const control = (await changeEarly(page, change, byStartScript))[nth];
      expect(said.mock.calls).toEqual([[value]]);
      expect(control?.value).toBe(value === true ? 'on' : value);
      if (control instanceof HTMLInputElement && control.type !== 'date') expect(control.checked).toBe(true);
      act(() => root?.unmount());
      document.body.replaceChildren();
      delete document.documentElement.dataset['ready'];
    };
    await chooseWhile(true);
    await chooseWhile(false);
  },
);

it('a part whose code is still to come asks for itself', () => {
  document.body.innerHTML = '<div data-island=""><input type="checkbox"></div>';
  const box = document.querySelector('input');
  const part = document.querySelector('div');
  watchChanges();
  document.documentElement.dataset['ready'] = '';
  box?.click();
  const clicked = vi.fn<() => void>();
  box?.addEventListener('click', clicked);
  chooseAgain(document);
  expect(clicked).not.toHaveBeenCalled();
  part?.setAttribute('data-live', '');
  if (part) chooseAgain(part);
  expect([clicked.mock.calls.length, box?.checked]).toEqual([1, true]);
  // What is pressed from now on is heard.
  box?.click();
  chooseAgain(document);
  expect([clicked.mock.calls.length, box?.checked]).toEqual([2, false]);
});

it('what was typed does not go over to the next step of a form, which stands in the same place', () => {
  document.body.innerHTML = '<input name="name"><input id="phone">';
  watchChanges();
  for (const field of document.querySelectorAll('input')) field.value = 'typed';
  document.body.innerHTML = '<input name="pickup"><input id="return-date">';
  document.documentElement.dataset['ready'] = '';
  chooseAgain(document);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '']);
});

it('what was typed, chosen and in use goes over to the fields of a page that is drawn anew, once they answer', () => {
  const page = (isLive: boolean) => `<input name="outside"><div data-island=""${isLive ? ' data-live=""' : ''}>
    <input name="name"><textarea name="wish"></textarea><input type="radio" name="size" value="s" checked>
    <input type="radio" name="size" value="l"><select name="count"><option>1</option><option>2</option></select></div>`;
  document.body.innerHTML = page(false);
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ];
  watchChanges();
  const [outside, name, wish, , large, count] = fields();
  for (const [field, value] of [
    [outside, 'out'],
    [name, 'Dana'],
    [wish, 'a ramp'],
    [count, '2'],
  ] as const)
    if (field) field.value = value;
  if (large instanceof HTMLInputElement) large.checked = true;
  wish?.focus();

  const values = () =>
    fields().map((field) =>
      field instanceof HTMLInputElement && field.type === 'radio' ? field.checked : field.value,
    );
  document.body.innerHTML = page(false);
  document.documentElement.dataset['ready'] = '';
  chooseAgain(document);
  expect(values()).toEqual(['out', '', '', true, false, '1']);
  document.querySelector('div')?.setAttribute('data-live', '');
  const heard = vi.fn<(name: string) => void>();
  document.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  const part = document.querySelector('div');
  if (part) chooseAgain(part);
  expect(values()).toEqual(['out', 'Dana', 'a ramp', false, true, '2']);
  expect(heard.mock.calls.flat()).toEqual(expect.arrayContaining(['name', 'wish', 'count']));
  expect(document.activeElement?.getAttribute('name')).toBe('wish');

  // What replaces them from now on is another form, or its next step.
  document.body.innerHTML = page(true);
  chooseAgain(document);
  expect(values()).toEqual(['', '', '', true, false, '1']);
});
