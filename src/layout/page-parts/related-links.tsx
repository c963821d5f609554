import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { standaloneLinkClass } from '@/ui/text-link';

export interface RelatedLink {
  /** Path without language prefix. */
  path: string;
  name: string;
  /** A few words at the end of the caption, such as the driving time. */
  detail?: ReactNode;
  /** Address of a drawing 1600 × 1000 or 3:2, cut to a poster around its middle. */
  picture: string;
  /** An `object-…` class where the middle is not what matters. */
  positionClass?: string;
}

interface RelatedLinksProps {
  title: string;
  links: readonly RelatedLink[];
  /** The way to all of them, beside the title. */
  more?: { path: string; label: string };
}

/** Posters of pages to go on to, four in a row; on phones two, and low. */
export function RelatedLinks({ title, links, more }: RelatedLinksProps) {
  const locale = useLocale();
  return (
    <section className="below-fold bg-sea-100 py-8 sm:py-section print:hidden">
      <div className="page-width grid gap-5 sm:gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2>{title}</h2>
          {more ? (
            <Link to={localizedPath(locale, more.path)} className={standaloneLinkClass}>
              {more.label}
              <Icon name="arrow" className="size-4" />
            </Link>
          ) : null}
        </div>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-7">
          {links.map((link) => (
            <li key={link.path}>
              <Poster link={link} to={localizedPath(locale, link.path)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Poster({ link, to }: { link: RelatedLink; to: string }) {
  return (
    <Link
      to={to}
      className="grid h-full content-start gap-3 rounded-xs bg-paper p-2 pb-3 text-ink no-underline shadow-2 forced-colors:border transition-[box-shadow,translate] duration-250 ease-house hover:-translate-y-0.75 hover:shadow-3 motion-reduce:hover:translate-y-0 lg:p-3 lg:pb-4"
    >
      <span className="block aspect-3/2 overflow-hidden sm:aspect-3/4 rounded-xs bg-stone-200">
        <LazyImage
          src={link.picture}
          alt=""
          width={1600}
          height={1000}
          className={classNames('size-full object-cover', link.positionClass)}
        />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 px-1">
        <span className="font-display text-[1.25rem] leading-tight font-bold lg:text-card">{link.name}</span>
        {link.detail ? <span className="text-sm text-ink-2">{link.detail}</span> : null}
      </span>
    </Link>
  );
}
