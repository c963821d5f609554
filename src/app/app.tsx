import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { folderOf, isInApp, languagesOf, notFoundPages, pages, redirects, type PageEntry } from '@/content/pages';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { PageSpinner } from '@/layout/page-spinner';
import { NavigationEffects } from './navigation-effects';
import { PageHost } from './page-host';
import { isPageLoaded } from './page-loader';

/** Shows every primitive in every state, while the site is worked on; no build has it. */
const ComponentSheet = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@/pages/dev-ui/component-sheet')).ComponentSheet }))
  : null;

const routed: readonly { entry: PageEntry; pathIn: (locale: Locale) => string }[] = [
  ...pages.filter(isInApp).map((entry) => ({ entry, pathIn: (locale: Locale) => localizedPath(locale, entry.path) })),
  ...notFoundPages.map((entry) => ({
    entry,
    pathIn: (locale: Locale) => `${localeRegistry[locale].prefix}${folderOf(entry)}*`,
  })),
];

/** Every page of the registry in its languages, but those of guests; anything else is the not-found page of the language and folder it is under. */
export function App({ isPrerendered = false }: { isPrerendered?: boolean }) {
  const location = useLocation();
  // A page that is here already is shown at once; otherwise the old one stays until the new one's parts have come.
  const arrived = useDeferredValue(location);
  const shown = isPageLoaded(location.pathname) ? location : arrived;
  const isDocumentPage = useIsDocumentPage(shown.pathname, isPrerendered);
  return (
    <>
      <NavigationEffects location={shown} asked={location} />
      {shown === location ? null : <PageSpinner isOverlay />}
      <Routes location={shown}>
        {routed.flatMap(({ entry, pathIn }) =>
          languagesOf(entry).map((locale) => (
            <Route
              key={`${locale}${entry.path}`}
              path={pathIn(locale)}
              element={<PageHost entry={entry} locale={locale} isDocumentPage={isDocumentPage} />}
            />
          )),
        )}
        {ComponentSheet ? (
          <Route
            path="/dev/ui"
            element={
              <Suspense>
                <ComponentSheet />
              </Suspense>
            }
          />
        ) : null}
        {Object.entries(redirects).map(([alias, home]) => (
          <Route key={alias} path={alias} element={<Navigate to={home} replace />} />
        ))}
      </Routes>
    </>
  );
}

/** Whether the page shown is still the one that the document came with; not so again once another one has been shown. */
function useIsDocumentPage(pathname: string, isPrerendered: boolean): boolean {
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(!isPrerendered);
  if (!hasMoved && pathname !== first) setMoved(true);
  return !hasMoved;
}
