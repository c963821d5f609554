import { Link } from 'react-router-dom';
import { findPage } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

interface Crumb {
  label: string;
  /** Path without language prefix. A section that has no page of its own stands as plain words. */
  path?: string;
}

interface BreadcrumbsProps {
  /** The steps between the home page and this page. */
  trail: readonly Crumb[];
  /** The name of this page. */
  current: string;
}

/** Where the page stands: home, section, page. The page's registry entry loads the message group `pageParts`. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const locale = useLocale();
  const m = useMessages('pageParts');
  const steps: readonly Crumb[] = [{ label: m.home, path: '/' }, ...trail];
  return (
    <nav aria-label={m.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
        {steps.map(({ label, path }) => (
          <li key={label} className="flex items-center gap-2.5">
            {path && findPage(path, locale) ? (
              <Link
                to={localizedPath(locale, path)}
                className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:text-sea-700"
              >
                {label}
              </Link>
            ) : (
              label
            )}
            <Icon name="chevron" className="size-3.5 -rotate-90 text-ink-3 rtl:rotate-90" />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
