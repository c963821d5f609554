import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { redirectOf } from '@/content/pages';
import { loadNewerPublished } from '@/data/published';
import { PageSpinner } from '@/layout/page-spinner';
import { NavigationEffects } from './navigation-effects';
import { PageHost } from './page-host';
import { isPageLoaded, pageOf } from './page-loader';

/**
 * Every page of the registry in its languages; anything else is the not-found page of the language
 * and folder it is under. The registry itself says which: the router would weigh some two hundred routes against each
 * address, which takes a slow phone longer than drawing the page's frame.
 */
export function App({ isPrerendered = false }: { isPrerendered?: boolean }) {
  const location = useLocation();
  // A page that is here already is shown at once; otherwise the old one stays until the new one's parts have come.
  const arrived = useDeferredValue(location);
  const shown = isPageLoaded(location.pathname) ? location : arrived;
  const isDocumentPage = useIsDocumentPage(shown.pathname, isPrerendered);
  const elsewhere = redirectOf(shown.pathname);
  useEffect(() => void loadNewerPublished(), []);
  return (
    <>
      <NavigationEffects location={shown} asked={location} />
      {shown === location ? null : <PageSpinner isOverlay />}
      <Routes location={shown}>
        <Route
          path="*"
          element={
            elsewhere ? (
              <Navigate to={elsewhere} replace />
            ) : (
              <PageHost {...pageOf(shown.pathname)} isDocumentPage={isDocumentPage} />
            )
          }
        />
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
