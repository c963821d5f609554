import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';

interface NotFoundProps {
  title: string;
  text: string;
  /** The way on: the URL of a page, an icon and words. */
  to: string;
  icon: ReactNode;
  label: string;
  picture: { src: string; width: number; height: number };
}

/** Says that there is no page at an address, and where to go from here: back, or on to the request form. */
export function NotFound({ title, text, to, icon, label, picture }: NotFoundProps) {
  const planPath = localizedPath(useLocale(), '/plan-your-trip');
  const { requestQuote } = useMessages('pageParts');
  return (
    <section className="page-width grid items-center gap-10 py-section md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-h1 text-copper-600">404</p>
        <h1 className="text-h2">{title}</h1>
        <p className="text-lead text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={to} className={buttonClass({ tone: 'secondary' })}>
            {icon}
            {label}
          </Link>
          <Link to={planPath} className={buttonClass({ tone: 'outline' })}>
            {requestQuote}
          </Link>
        </div>
      </div>
      <img {...picture} alt="" className="w-full rounded-xs" />
    </section>
  );
}
