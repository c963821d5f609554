const addresses = import.meta.glob<string>('./destinations/*.svg', { eager: true, import: 'default' });

/**
 * Address of a destination's drawing, 1600 × 1000. Apart from the other drawings, whose addresses its page need not load.
 * @throws when there is no such drawing
 */
export function destinationPicture(slug: string): string {
  const address = addresses[`./destinations/${slug}.svg`];
  if (!address) throw new Error(`there is no drawing destinations/${slug}.svg`);
  return address;
}
