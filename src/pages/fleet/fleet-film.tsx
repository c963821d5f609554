import { useId } from 'react';

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
      {/* Without sound there is nothing to caption; the description stands under the picture. */}
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={`/films/${file}.webp`}
        width={1280}
        height={720}
        aria-describedby={caption}
        aria-label={film.title}
        className="h-auto w-full rounded-xs bg-night-900"
      >
        <source src={`/films/${file}.mp4`} type="video/mp4" />
        {texts.unsupported} <a href={`/films/${file}.mp4`}>{texts.download}</a>
      </video>
      <figcaption id={caption}>
        <strong className="block font-display text-card">{film.title}</strong>
        <span className="text-ink-2">{film.text}</span>
      </figcaption>
    </figure>
  );
}
