const addresses = import.meta.glob<string>('./blog/*.svg', { eager: true, import: 'default' });

/**
 * Address of an article's cover, 1600 × 840. Apart from the other drawings, whose addresses its page need not load.
 * @param cover its own name: related articles may share one
 * @throws when there is no such drawing
 */
export function blogPicture(cover: string): string {
  const address = addresses[`./blog/${cover}.svg`];
  if (!address) throw new Error(`there is no drawing blog/${cover}.svg`);
  return address;
}
