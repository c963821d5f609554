import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { findPage } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { rememberLocale } from './remember-locale';

/** Pages whose links carry the home page that the visitor came from, and its language. */
const PAGES_WITH_ORIGIN: ReadonlySet<string> = new Set(['/blog', '/faq']);

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  /** Path of the page without language prefix. */
  path: string;
  /** Path of the page being shown, without language prefix. */
  current?: string;
}

/** Marks the page being shown, and the page that it stands under. */
function ariaCurrent(path: string, current: string | undefined): { 'aria-current'?: 'page' | 'true' } {
  if (path === current) return { 'aria-current': 'page' };
  return path !== '/' && current?.startsWith(`${path}/`) ? { 'aria-current': 'true' } : {};
}

/** A link of the menus: to a page in the language of this one. */
export function PageLink({ path, current, onClick, ...rest }: PageLinkProps) {
  const locale = useLocale();
  const hasOrigin = PAGES_WITH_ORIGIN.has(path);
  const isGuestPage = findPage(path, locale)?.area === 'guest';
  return (
    <Link
      {...rest}
      to={localizedPath(locale, path)}
      reloadDocument={isGuestPage}
      {...(hasOrigin && { state: { origin: localizedPath(locale, '/') } })}
      {...ariaCurrent(path, current)}
      onClick={(event) => {
        if (hasOrigin) rememberLocale(locale);
        onClick?.(event);
      }}
    />
  );
}
