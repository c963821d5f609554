import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { driveContent } from '@/app/drive-content';
import { DrivePage } from '@/app/drive-page';
import { GuestPage } from '@/app/guest-page';
import { loadGuestPage } from '@/app/guest-pages';
import { describeBlog, describePage, listedPages } from '@/app/page-description';
import { pageDownload, pageFile, pageOf } from '@/app/page-loader';
import { PalmMark } from '@/art/palm-mark';
import { blogLanguages } from '@/content/blog';
import { isInApp, languagesOf, notFoundPages, pages, redirects, type PageEntry } from '@/content/pages';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { publish, published, publishedMark } from '@/config/published';
import { publishedAtBuild } from '@/data/published';
import { printsPrices } from '@/features/site/prices/products';
import { localizedPath, parseLocalizedPath } from '@/i18n/localized-path';
import { defaultLocale, localeRegistry, locales, type Locale } from '@/i18n/locales';
import { loadMessages, type Messages } from '@/i18n/messages';
import { fillTexts } from '@/i18n/promises';
import { headTags, type HeadTag } from '@/layout/head-tags';

/** Everything the build needs to know about the site; `scripts/build/prerender-plugin.ts` calls it. */
export {
  blogLanguages,
  business,
  describeBlog,
  describePage,
  env,
  languagesOf,
  listedPages,
  defaultLocale,
  localeRegistry,
  locales,
  localizedPath,
  notFoundPages,
  parseLocalizedPath,
  printsPrices,
  publish,
  published,
  publishedAtBuild,
  publishedMark,
  redirects,
};
export const registry: readonly PageEntry[] = pages;
/** The house mark as SVG. */
export const mark = renderToStaticMarkup(<PalmMark />);

/** A page as the build writes it. */
interface RenderedPage {
  html: string;
  head: readonly HeadTag[];
  /** Source file of the page's module, as the build manifest names it. */
  file: string;
}

/**
 * Renders the page at a URL path, by the snapshot that is published.
 * @throws AggregateError when anything in the page threw
 */
export async function render(url: string): Promise<RenderedPage> {
  const { entry, locale } = pageOf(url);
  const { meta } = isInApp(entry)
    ? (await pageDownload(entry, locale).start()).content
    : entry.code
      ? driveContent
      : await loadGuestPage(entry.path, locale);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      {isInApp(entry) ? (
        <StaticRouter location={url}>
          <App isPrerendered />
        </StaticRouter>
      ) : entry.code ? (
        <DrivePage />
      ) : (
        <GuestPage locale={locale} path={entry.path} />
      )}
    </StrictMode>,
    // Without the limit React would move content into hidden elements that an inline script puts in place.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `could not render ${url}: ${errors.join('; ')}`);
  return {
    html,
    head: headTags({ entry, locale, meta: fillTexts(meta, published().promises, locale) }),
    file: entry.code ? `src/entry-${entry.code}.tsx` : pageFile(entry, locale),
  };
}

/** What a page of the staff, which the browser draws, says where no script runs. */
export async function withoutScripts(locale: Locale): Promise<string> {
  const { noScript } = (await loadMessages(locale, 'staff')) as Messages['staff'];
  return renderToStaticMarkup(
    <noscript>
      <div className="grid gap-4 p-6">
        <p>{noScript}</p>
        <p>
          <a href={localizedPath(locale, '/')}>{business.name[locale]}</a>
        </p>
      </div>
    </noscript>,
  );
}
