import { useEffect, useState } from 'react';
import type { Reviews } from '@/content/reviews';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { Ltr } from '@/ui/ltr';
import { Stars } from '@/ui/stars';

/** How long a card without a video stays lit after a press, in milliseconds. */
const HIGHLIGHT_MS = 2000;
const face =
  'block w-full overflow-hidden rounded-lg bg-paper text-start shadow-1 ring-1 ring-stone-200 transition duration-250 ease-house hover:shadow-3 forced-colors:border';

type Video = Reviews['videos'][number];

/** Each card opens its video in a new tab; one whose video is not online yet says so for a moment. */
export function VideoReviewCards({ videos }: { videos: readonly Video[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {videos.map((video) => (
        <li key={video.id}>
          {video.videoUrl ? <LinkedCard video={video} url={video.videoUrl} /> : <UnlinkedCard video={video} />}
        </li>
      ))}
    </ul>
  );
}

function LinkedCard({ video, url }: { video: Video; url: string }) {
  const m = useMessages('home').videoReviews;
  const { opensInNewTab } = useMessages('site');
  return (
    <a href={url} target="_blank" rel="noopener" className={face}>
      <span className="sr-only">
        {m.watchOne(video.name)} ({opensInNewTab})
      </span>
      <CardFace video={video} />
    </a>
  );
}

function UnlinkedCard({ video }: { video: Video }) {
  const m = useMessages('home').videoReviews;
  /** Number of the press that lit the card; 0: it is not lit. */
  const [litBy, setLitBy] = useState(0);
  const isLit = litBy > 0;
  useEffect(() => {
    if (litBy === 0) return;
    const timer = setTimeout(() => setLitBy(0), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [litBy]);
  return (
    <button
      type="button"
      data-highlighted={isLit || undefined}
      onClick={() => setLitBy((press) => press + 1)}
      className={classNames(face, 'data-highlighted:ring-3 data-highlighted:ring-sea-500')}
    >
      <span className="sr-only">{m.watchOne(video.name)}</span>
      <CardFace video={video} />
      <span role="status" className={classNames('block px-5 text-sm font-bold text-sea-700', isLit && 'pb-5')}>
        {isLit ? m.noLink : ''}
      </span>
    </button>
  );
}

function CardFace({ video }: { video: Video }) {
  const { rated } = useMessages('home');
  return (
    <>
      <span className="relative block">
        <LazyImage src={video.thumbnail} alt="" width={600} height={400} className="aspect-3/2 w-full object-cover" />
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-18 place-items-center rounded-full bg-amber-400 text-night-900">
            <Icon name="play" className="size-8 fill-current" />
          </span>
        </span>
        <Ltr className="absolute end-3 bottom-3 rounded bg-night-900 px-2 py-1 text-xs font-bold text-paper">
          {video.duration}
        </Ltr>
      </span>
      <span className="grid gap-1 p-5">
        <Stars rating={video.rating} label={rated(String(video.rating))} />
        <b className="font-display text-card">{video.name}</b>
        <span className="text-sm text-ink-2">{`${video.destination} · ${video.date}`}</span>
      </span>
    </>
  );
}
