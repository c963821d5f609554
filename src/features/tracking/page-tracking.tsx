import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchView } from './page-view';

/** Records the views of public pages, one after the other. */
export function PageTracking() {
  const { pathname } = useLocation();
  useEffect(() => watchView(pathname), [pathname]);
  return null;
}
