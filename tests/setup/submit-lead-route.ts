import type { Page } from '@playwright/test';

/** Where both forms send, as a pattern for routes. */
export const SUBMIT_LEAD = '**/functions/v1/submit-lead';

/** Refuses the connection twice; further attempts wait until `pressed` is called, and then reach the server. */
export async function failUntilPressed(page: Page): Promise<() => void> {
  let pressed: () => void = () => undefined;
  const press = new Promise<void>((resolve) => (pressed = resolve));
  let attempts = 0;
  await page.route(SUBMIT_LEAD, async (route) => {
    attempts += 1;
    if (attempts <= 2) return route.abort('connectionrefused');
    await press;
    return route.continue();
  });
  return pressed;
}
