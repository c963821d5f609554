import { Link } from 'react-router-dom';
import { destinationPicture, pictureFocus } from '@/art/pictures';
import { destinations, type DestinationSlug } from '@/content/destinations';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { classNames } from '@/ui/class-names';
import { LazyImage } from '@/ui/lazy-image';

interface PosterLinkProps {
  slug: DestinationSlug;
  className?: string;
}

/** A destination as a travel poster: its drawing, its name and a few words. */
export function PosterLink({ slug, className }: PosterLinkProps) {
  const locale = useLocale();
  const destination = destinations.find((one) => one.slug === slug);
  if (!destination) throw new Error(`there is no destination ${slug}`);
  return (
    <Link
      to={localizedPath(locale, destination.path)}
      className={classNames(
        'block bg-paper p-3 ring-1 ring-stone-200 transition duration-250 ease-house hover:-translate-y-0.75 hover:shadow-3 motion-reduce:transform-none forced-colors:border',
        className,
      )}
    >
      <LazyImage
        src={destinationPicture(slug)}
        alt=""
        width={1600}
        height={1000}
        className={classNames('aspect-4/5 w-full rounded-xs bg-sea-100 object-cover', pictureFocus(slug))}
      />
      <span className="grid gap-0.5 px-1 pt-3 pb-1">
        <b className="font-display text-card">{destination.name[locale]}</b>
        <span className="text-sm text-ink-2">{destination.tagline[locale]}</span>
      </span>
    </Link>
  );
}
