import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { NEARNESS } from './near-pictures';

/** `src` is required in HTML; this one loads nothing. */
const NOTHING = 'data:,';

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'loading'> {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Intrinsic size: keeps the picture's place. */
  width: number;
  height: number;
}

/**
 * A picture below the first screen: a placeholder until it is near, then it fades in. It also loads without JavaScript, and
 * before its part is hydrated (near-pictures.ts).
 */
export function LazyImage({ src, className, alt, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    // Without observation it stays a placeholder.
    if (!image.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, NEARNESS);
    observer.observe(image.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <img
        {...rest}
        ref={image}
        alt={alt}
        src={isNear ? src : NOTHING}
        data-pending={isLoaded ? undefined : ''}
        onLoad={() => setLoaded(true)}
        className={classNames('lazy-image', className)}
      />
      <noscript>
        <img {...rest} src={src} alt={alt} className={className} />
      </noscript>
    </>
  );
}
