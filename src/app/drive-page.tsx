import { defaultLocale } from '@/i18n/locales';
import { Page } from '@/pages/drive/drive-page';
import { ErrorBoundary } from './error-boundary';
import { ReadyMark } from './ready-mark';

/** The driver's page: its own document, with words of its own and nothing of the site's frame. */
export function DrivePage() {
  return (
    <>
      <ErrorBoundary locale={defaultLocale}>
        <Page />
      </ErrorBoundary>
      <ReadyMark />
    </>
  );
}
