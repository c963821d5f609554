import { defaultLocale, localeRegistry, markedAs } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import { Spinner } from '@/ui/spinner';

interface PageSpinnerProps {
  /** Floats over the page that is being left; without it, it stands where the page will be. */
  isOverlay?: boolean;
}

/** Shown while a page's parts download. The word is of the site's first language in every one (docs/spec/public-site.md#pages). */
export function PageSpinner({ isOverlay = false }: PageSpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'appear-late grid place-content-center justify-items-center gap-4',
        isOverlay ? 'fixed inset-0 z-dropdown bg-stone-50/80' : 'min-h-[70vh]',
      )}
    >
      <Spinner />
      <p {...markedAs(defaultLocale)} className="text-ink-2">
        {localeRegistry[defaultLocale].loading}
      </p>
    </div>
  );
}
