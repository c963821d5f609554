import { useEffect } from 'react';
import { loadNewerPublished } from '@/data/published';
import { LocaleProvider } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { GuestShell } from '@/layout/guest-shell';
import { Page } from '@/pages/trip/trip-page';
import { ErrorBoundary } from './error-boundary';
import { ReadyMark } from './ready-mark';

interface GuestPageProps {
  locale: Locale;
  /** Without language prefix. */
  path: string;
}

/** The page of whoever holds a private link: its own document, with what it needs and nothing else. Its texts are here. */
export function GuestPage({ locale, path }: GuestPageProps) {
  useEffect(() => void loadNewerPublished(), []);
  return (
    <LocaleProvider locale={locale}>
      <GuestShell path={path}>
        <ErrorBoundary locale={locale}>
          <Page />
        </ErrorBoundary>
      </GuestShell>
      <ReadyMark />
    </LocaleProvider>
  );
}
