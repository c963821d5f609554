import { Suspense, use, type ComponentType } from 'react';
import type { PageEntry } from '@/content/pages';
import type { PageContent, PageProps } from '@/content/page-types';
import { LocaleProvider } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { PageSpinner } from '@/layout/page-spinner';
import { SiteShell } from '@/layout/site-shell';
import { ErrorBoundary } from './error-boundary';
import { LateOverlays, LateStaffOverlays } from './late-overlays';
import { headTags, pageTarget } from './page-loader';
import { ReadyMark } from './ready-mark';

interface PageHostProps {
  entry: PageEntry;
  locale: Locale;
}

/**
 * One page at its URL: language, frame, head tags, and the page itself once its parts are here. The boundary that waits is
 * outside of all that changes from page to page, so that a page stays until the next one is ready.
 */
export function PageHost({ entry, locale }: PageHostProps) {
  const page = (
    <ErrorBoundary key={`${locale}${entry.path}`} locale={locale}>
      <PageBody entry={entry} locale={locale} />
    </ErrorBoundary>
  );
  return (
    <LocaleProvider locale={locale}>
      <Suspense fallback={<PageSpinner />}>
        {entry.area === 'public' ? (
          <SiteShell entry={entry} overlays={<LateOverlays />}>
            {page}
          </SiteShell>
        ) : (
          <>
            {page}
            <LateStaffOverlays />
          </>
        )}
        <ReadyMark />
      </Suspense>
    </LocaleProvider>
  );
}

function PageBody({ entry, locale }: PageHostProps) {
  const { Page, content } = pageTarget(entry, locale).parts.read(use);
  // The registry pairs each page with the content it is written for; the loader cannot know their common type.
  const Body = Page as ComponentType<PageProps>;
  return (
    <>
      {headTags({ entry, locale, meta: content.meta })}
      <Body content={content satisfies PageContent} />
    </>
  );
}
