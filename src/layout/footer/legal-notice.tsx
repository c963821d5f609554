import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { PageLink } from '../page-link';
import { isPageIn } from '../site-links';

const linkClass =
  'inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4 pointer-fine:min-h-8';
const pages = [
  { path: '/terms', name: 'terms' },
  { path: '/privacy', name: 'privacy' },
] as const;

/** The legal notice: insurance held, limited liability, insurance to add, and where it is written. */
export function LegalNotice() {
  const locale = useLocale();
  const m = useMessages('footer');
  return (
    <section aria-label={m.insurance} className="grid content-start gap-1 sm:col-span-2 sm:gap-2">
      <h2 className="font-sans text-sm font-bold tracking-normal text-amber-300">{m.insurance}</h2>
      <p className="max-w-prose text-xs sm:text-sm">{m.insured}</p>
      <p className="flex flex-wrap gap-x-6 text-sm">
        {pages.filter(isPageIn(locale)).map(({ path, name }) => (
          <PageLink key={path} path={path} className={linkClass}>
            {m[name]}
          </PageLink>
        ))}
      </p>
    </section>
  );
}
