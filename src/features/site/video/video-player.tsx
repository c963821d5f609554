import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

/** Where the film comes from: YouTube, by its id, or a file of this site. */
export type VideoSource = { readonly youtubeId: string } | { readonly file: string };

interface VideoPlayerProps {
  source: VideoSource;
  /** The picture before the film, 16:9 or near it. */
  poster: string;
  /** What the button does. */
  playLabel: string;
  /** Accessible name of the player. */
  title: string;
  /** Shown by a browser that plays no such file. */
  unsupported: string;
}

/** A picture that becomes a film at a press; nothing of another site is fetched before. */
export function VideoPlayer({ source, poster, playLabel, title, unsupported }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className="relative aspect-video overflow-hidden rounded-xs bg-night-900">
      {isPlaying ? (
        <Film source={source} poster={poster} title={title} unsupported={unsupported} />
      ) : (
        <>
          <LazyImage src={poster} alt="" width={1600} height={900} className="size-full object-cover" />
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="group on-dark absolute inset-0 grid place-items-center focus-visible:-outline-offset-6"
          >
            <span className="grid size-18 place-items-center rounded-full bg-amber-400 text-night-900 shadow-3 transition-colors duration-200 group-hover:bg-amber-500 forced-colors:border-2">
              <Icon name="play" className="size-8 fill-current" />
            </span>
            <span className="sr-only">{playLabel}</span>
          </button>
        </>
      )}
    </div>
  );
}

function Film({ source, poster, title, unsupported }: Omit<VideoPlayerProps, 'playLabel'>) {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => player.current?.focus(), []);
  if ('youtubeId' in source) {
    return (
      // In a sandbox YouTube's player would need both scripts and its own origin, which is no sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={player}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(source.youtubeId)}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
        // YouTube plays nothing for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    );
  }
  return (
    // The film is music and pictures; nobody speaks in it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      src={source.file}
      poster={poster}
      aria-label={title}
      autoPlay
      controls
      playsInline
      className="absolute inset-0 size-full bg-night-950"
    >
      {unsupported}
    </video>
  );
}
