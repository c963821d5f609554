import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { ALL_CONSENTS, ESSENTIAL_ONLY, OPTIONAL_CATEGORIES, type Consents } from '@/data/consent';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { setBannerRoom } from '@/ui/banner-room';
import { Button } from '@/ui/button';
import { choose } from './choose';

/**
 * The question about cookies, on a card above the dock. It blocks nothing: the page scrolls and works behind it, its end
 * can be scrolled free of the card, and what receives the focus is never left behind it.
 */
export function ConsentBanner() {
  const { banner: m, categories } = useMessages('consent');
  const locale = useLocale();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = useFirstPlace();
  useRoomBelow(card);
  const answer = (chosen: Consents) => choose(chosen, [m, categories], locale);

  return createPortal(
    <section
      ref={card}
      aria-label={m.label}
      data-consent-banner=""
      className="appear-late fixed inset-x-3 bottom-[calc(var(--dock)+0.75rem)] z-floating mx-auto grid max-h-[70dvh] max-w-page gap-x-10 gap-y-2 overflow-y-auto overscroll-contain rounded-lg bg-paper p-3 shadow-3 ring-1 ring-stone-200 forced-colors:border sm:inset-x-gutter sm:gap-y-4 sm:p-6 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div className="grid gap-1.5">
        {/* On a phone the text says it: with the dock the question takes a quarter of the screen at most. */}
        <h2 className="max-sm:sr-only sm:text-card">{m.title}</h2>
        <p className="text-xs text-ink-2 sm:text-sm">
          {m.text}{' '}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            className="-my-3 inline-flex min-h-11 items-center font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.hideDetails : m.details}
          </button>
        </p>
      </div>
      {/* Of equal weight: neither answer is the one to press. */}
      <div className="grid grid-cols-2 gap-3 lg:justify-end">
        <Button tone="secondary" size="small" className="max-sm:px-2" onClick={() => answer(ESSENTIAL_ONLY)}>
          {m.essentialOnly}
        </Button>
        <Button tone="secondary" size="small" className="max-sm:px-2" onClick={() => answer(ALL_CONSENTS)}>
          {m.acceptAll}
        </Button>
      </div>
      <Details id={`${id}-details`} isOpen={isOpen} />
    </section>,
    place,
  );
}

function Details({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { banner, categories } = useMessages('consent');
  const locale = useLocale();
  return (
    <div id={id} hidden={!isOpen} className="grid gap-4 border-t border-stone-300 pt-4 lg:col-span-2">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {OPTIONAL_CATEGORIES.map((category) => (
          <div key={category}>
            <dt className="font-bold">{categories[category].title}</dt>
            <dd className="text-sm text-ink-2">{categories[category].text}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={localizedPath(locale, '/privacy-settings')}
        className="inline-flex min-h-11 w-fit items-center text-sm font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]"
      >
        {banner.settings}
      </Link>
    </div>
  );
}

/** An element before everything else in the document: the keyboard meets the question first, as the eye does. */
function useFirstPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** Tells the frame the card's height: it lengthens the page by it, and scrolls what receives the focus above it. */
function useRoomBelow(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setBannerRoom(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBannerRoom(0);
    };
  }, [card]);
}
