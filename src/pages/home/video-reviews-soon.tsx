import { destinationPicture, pictureFocus } from '@/art/pictures';
import type { DestinationSlug } from '@/content/destinations';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

const DIALOG_ID = 'films-soon';

/** Held upright, as passengers hold their phones. */
const frames: readonly DestinationSlug[] = ['tiberias', 'nazareth', 'netanya'];

/** Three phone screens that wait for their films; pressed, they say when, in a dialog that the browser opens. */
export function VideoReviewsSoon() {
  const m = useMessages('home').videoReviews;
  const { close } = useMessages('site');
  return (
    <div className="grid print:hidden grid-cols-[minmax(0,1fr)_minmax(0,9rem)] items-center gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:gap-14">
      <div className="grid gap-1 sm:gap-3">
        <h3 className="text-card">{m.title}</h3>
        <p className="text-ink-2 max-sm:text-sm">{m.soonLine}</p>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={DIALOG_ID}
        className="group relative grid grid-cols-3 items-center gap-1.5 sm:gap-4"
      >
        {frames.map((slug, index) => (
          <span
            key={slug}
            className={classNames('block rounded-lg bg-night-900 p-1 shadow-2 sm:p-1.5', index !== 1 && 'my-[8%]')}
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
          <span className="grid size-12 place-items-center rounded-full sm:size-16 bg-amber-400 text-night-900 shadow-3 transition-colors duration-200 group-hover:bg-amber-500 forced-colors:border-2">
            <Icon name="play" className="size-6 fill-current sm:size-7" />
          </span>
        </span>
        <span className="sr-only">{m.watch}</span>
      </button>
      <dialog
        id={DIALOG_ID}
        closedby="any"
        aria-labelledby={`${DIALOG_ID}-title`}
        className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg bg-paper p-0 text-ink shadow-3 backdrop:bg-night-950/50 forced-colors:border"
      >
        <div className="grid justify-items-start gap-4 p-7">
          <h3 id={`${DIALOG_ID}-title`} className="text-card">
            {m.soonTitle}
          </h3>
          <p className="text-ink-2">{m.soonLine}</p>
          <Button command="close" commandfor={DIALOG_ID}>
            {close}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
