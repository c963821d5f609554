/** A picture is fetched once 1 % of its place is within 50 px of the screen (docs/spec/public-site.md#times-and-limits). */
export const NEARNESS: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.01 };

/** A picture of the HTML that waits (lazy-image.tsx). What browsers without scripts get stands behind it. */
const WAITING_PICTURE = 'img.lazy-image[data-pending]';

function fetchPicture(image: HTMLImageElement): void {
  const [, address] = / src="([^"]+)"/u.exec(image.nextElementSibling?.textContent ?? '') ?? [];
  if (!address) return;
  image.addEventListener('load', () => image.removeAttribute('data-pending'), { once: true });
  image.src = address;
}

/**
 * Fetches the pictures of a document as they come near, for as long as its parts have no other code: most are read
 * without it. React takes over what it finds, and its own watch then asks for the same picture.
 */
export function fetchNearPictures(): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchPicture(target as HTMLImageElement);
    }
  }, NEARNESS);
  const waiting = document.querySelectorAll<HTMLImageElement>(WAITING_PICTURE);
  for (const image of waiting) observer.observe(image);
  const fetchAll = (images: Iterable<HTMLImageElement>) => {
    for (const image of images) if (image.matches(WAITING_PICTURE)) fetchPicture(image);
  };
  // What a picture tells is wanted on paper, too: it is fetched as soon as somebody reads, the others at the last moment.
  const tells = [...waiting].filter(({ alt }) => alt !== '');
  addEventListener('scroll', () => fetchAll(tells), { once: true, passive: true });
  addEventListener('beforeprint', () => fetchAll(waiting), { once: true });
}
