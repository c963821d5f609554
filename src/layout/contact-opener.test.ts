import { expect, it, vi } from 'vitest';
import { onContactWidgetWanted, openContactWidget } from './contact-opener';

it('keeps an early wish, hands it over once, and stops when told to', () => {
  const listener = vi.fn<() => void>();
  openContactWidget();
  const stop = onContactWidgetWanted(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  openContactWidget();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  onContactWidgetWanted(listener)();
  expect(listener).toHaveBeenCalledTimes(2);
});
