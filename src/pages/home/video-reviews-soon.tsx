import { useId, useState } from 'react';
import { destinationPicture, pictureFocus } from '@/art/pictures';
import type { DestinationSlug } from '@/content/destinations';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { ModalDialog } from '@/ui/modal-dialog';
import { SectionHeading } from '@/ui/section-heading';
import { LazyImage } from '@/ui/lazy-image';

/** Held upright, as passengers hold their phones. */
const frames: readonly DestinationSlug[] = ['tiberias', 'nazareth', 'netanya'];

/** Three phone screens that wait for their films; pressed, they say when. */
export function VideoReviewsSoon() {
  const m = useMessages('home').videoReviews;
  const { close } = useMessages('site');
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      <SectionHeading kicker={m.kicker} title={m.title} lead={m.soonLine} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group relative grid grid-cols-3 items-center gap-3 sm:gap-5"
      >
        {frames.map((slug, index) => (
          <span
            key={slug}
            className={classNames('block rounded-lg bg-night-900 p-1.5 shadow-2 sm:p-2', index !== 1 && 'my-[8%]')}
          >
            <LazyImage
              src={destinationPicture(slug)}
              alt=""
              width={1600}
              height={1000}
              className={classNames('aspect-9/16 w-full rounded object-cover', pictureFocus(slug))}
            />
          </span>
        ))}
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-18 place-items-center rounded-full bg-amber-400 text-night-900 shadow-3 transition-colors duration-200 group-hover:bg-amber-500 forced-colors:border-2">
            <Icon name="play" className="size-8 fill-current" />
          </span>
        </span>
        <span className="sr-only">{m.watch}</span>
      </button>
      {isOpen ? (
        <ModalDialog
          aria-labelledby={titleId}
          closesBeside
          onClose={() => setOpen(false)}
          className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg bg-paper p-0 text-ink"
        >
          <div className="grid justify-items-start gap-4 p-7">
            <h3 id={titleId}>{m.soonTitle}</h3>
            <p className="text-ink-2">{m.soonLine}</p>
            <Button onClick={() => setOpen(false)}>{close}</Button>
          </div>
        </ModalDialog>
      ) : null}
    </div>
  );
}
