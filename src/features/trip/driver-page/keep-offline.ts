import { canKeepPages, keepPage } from '../kit/kept-page';

/** Keeps the driver's page on his phone, once. Where nothing can be kept, it works with a signal. */
export function keepOffline(): void {
  if (canKeepPages() && !navigator.serviceWorker.controller) void keepPage('/drive').catch(() => {});
}
