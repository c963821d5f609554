import { Suspense, use, useEffect, type ComponentType } from 'react';
import { pages, type PageEntry } from '@/content/pages';
import type { PageContent, PageProps } from '@/content/page-types';
import { ContactWidget } from '@/features/site/trip-request/contact-widget';
import { LocaleProvider } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useFilled } from '@/i18n/promises';
import { PageHead } from '@/layout/page-head';
import { PageSpinner } from '@/layout/page-spinner';
import { SiteShell } from '@/layout/site-shell';
import { ErrorBoundary } from './error-boundary';
import { Overlays } from './overlays';
import { pageDownload } from './page-loader';
import { ReadyMark } from './ready-mark';

interface PageHostProps {
  entry: PageEntry;
  locale: Locale;
  /** The page that the document came with: its head tags are there. */
  isDocumentPage: boolean;
}

/**
 * One page at its URL: language, frame, head tags, and the page itself once its parts are here. The boundary that waits is
 * outside of all that changes from page to page, so that a page stays until the next one is ready.
 */
export function PageHost({ entry, locale, isDocumentPage }: PageHostProps) {
  const page = (
    <ErrorBoundary key={`${locale}${entry.path}`} locale={locale}>
      <PageBody entry={entry} locale={locale} isDocumentPage={isDocumentPage} />
    </ErrorBoundary>
  );
  return (
    <LocaleProvider locale={locale}>
      <Suspense fallback={<PageSpinner />}>
        {entry.area === 'public' ? (
          <SiteShell entry={entry} ContactWidget={ContactWidget} overlays={<Overlays area="public" />}>
            {page}
          </SiteShell>
        ) : (
          <>
            {page}
            <PagesAhead locale={locale} />
            <Overlays area="staff" />
          </>
        )}
        <ReadyMark />
      </Suspense>
    </LocaleProvider>
  );
}

const pagesAhead = pages.filter(({ comesAhead }: PageEntry) => comesAhead);

/** Downloads the pages of the back office that people go to from any other one. */
function PagesAhead({ locale }: { locale: Locale }) {
  useEffect(() => {
    // What fails is tried again, and told of, where the page is shown.
    for (const entry of pagesAhead)
      pageDownload(entry, locale)
        .start()
        .catch(() => undefined);
  }, [locale]);
  return null;
}

function PageBody({ entry, locale, isDocumentPage }: PageHostProps) {
  const { Page, content: texts } = pageDownload(entry, locale).read(use);
  const content = useFilled(texts);
  // The registry pairs each page with the content it is written for; the loader cannot know their common type.
  const Body = Page as ComponentType<PageProps>;
  return (
    <>
      {isDocumentPage ? null : <PageHead entry={entry} locale={locale} meta={content.meta} />}
      <Body content={content satisfies PageContent} />
    </>
  );
}
