import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

const tabs = [
  { id: 'alerts', label: 'Alerts' },
  { id: 'events', label: 'Events' },
  { id: 'blocked', label: 'Blocked' },
] as const;

function Monitor() {
  const [active, setActive] = useState<(typeof tabs)[number]['id']>('alerts');
  return (
    <Tabs label="Security" tabs={tabs} active={active} onChange={setActive}>
      {`Panel of ${active}`}
    </Tabs>
  );
}

async function focusTabs(direction: 'ltr' | 'rtl' = 'ltr') {
  const user = userEvent.setup();
  render(
    <div style={{ direction }}>
      <Monitor />
    </div>,
  );
  await user.tab();
  return user;
}
const chosen = () => screen.getByRole('tab', { selected: true });

afterEach(cleanup);

describe('the tabs', () => {
  it('show the panel of the tab that is pressed, under its name', async () => {
    const user = await focusTabs();
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    expect(screen.getByRole('tabpanel', { name: 'Events' }).textContent).toBe('Panel of events');
  });

  it('are one stop of the keyboard', async () => {
    const user = await focusTabs();
    expect(document.activeElement).toBe(chosen());
    await user.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('follow the line of reading (%s) and go round', async (direction, onward, back) => {
    const user = await focusTabs(direction);
    await user.keyboard(onward);
    expect(chosen().textContent).toBe('Events');
    expect(document.activeElement).toBe(chosen());
    await user.keyboard(back + back);
    expect(chosen().textContent).toBe('Blocked');
  });

  it('take Home and End to their ends', async () => {
    const user = await focusTabs();
    await user.keyboard('{End}');
    expect(chosen().textContent).toBe('Blocked');
    await user.keyboard('{Home}');
    expect(chosen().textContent).toBe('Alerts');
  });
});
