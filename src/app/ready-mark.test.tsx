import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerEarlyPress, ReadyMark } from './ready-mark';

afterEach(() => {
  document.body.replaceChildren();
});

/** @returns what counts its presses from now on */
function countPresses(button: HTMLButtonElement): () => number {
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  return () => pressed.mock.calls.length;
}

it('presses again, once the application answers, what was pressed before its code was here', () => {
  const button = document.body.appendChild(document.createElement('button'));
  window.pressedButton = button;
  answerEarlyPress();
  const presses = countPresses(button);
  expect(presses()).toBe(0);
  render(<ReadyMark />);
  render(<ReadyMark />);
  expect(presses()).toBe(1);
});

it('presses again what is pressed while the code runs, and that alone', () => {
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  document.body.append(first, second);
  window.pressedButton = first;
  answerEarlyPress();
  second.click();
  const [presses, others] = [countPresses(second), countPresses(first)];
  render(<ReadyMark />);
  expect([presses(), others()]).toEqual([1, 0]);
});
