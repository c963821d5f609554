import { useId } from 'react';
import { LazyImage } from '@/ui/lazy-image';

interface FleetFilmProps {
  /** File of public/films without its ending. */
  file: string;
  film: { title: string; text: string };
  texts: { unsupported: string; download: string };
}

/** A silent film that plays when asked to; its caption tells what there is to see. */
export function FleetFilm({ file, film, texts }: FleetFilmProps) {
  const caption = useId();
  return (
    <figure className="grid content-start gap-3">
      <div className="relative overflow-hidden rounded-xs bg-night-900">
        {/* Browsers fetch a poster wherever the film stands. A film without one lets this picture through. */}
        <LazyImage
          src={`/films/${file}.webp`}
          alt=""
          width={1280}
          height={720}
          className="absolute inset-0 size-full"
        />
        {/* Without sound there is nothing to caption; the description stands under the picture. Chromium's controls paint
            grey over a film without a poster. */}
        <video
          controls
          muted
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-describedby={caption}
          aria-label={film.title}
          className="relative h-auto w-full [&::-webkit-media-controls]:bg-transparent"
        >
          <source src={`/films/${file}.mp4`} type="video/mp4" />
          {texts.unsupported} <a href={`/films/${file}.mp4`}>{texts.download}</a>
        </video>
      </div>
      <figcaption id={caption}>
        <strong className="block font-display text-card">{film.title}</strong>
        <span className="text-ink-2">{film.text}</span>
      </figcaption>
    </figure>
  );
}
