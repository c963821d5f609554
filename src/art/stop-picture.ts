const addresses = import.meta.glob<string>(
  ['./stops/*.svg', './destinations/{dead-sea,jerusalem,safed,tiberias}.svg'],
  {
    eager: true,
    import: 'default',
  },
);

/**
 * Address of the drawing of a stop of a day route, 1600 × 1000. Apart from the other drawings, whose addresses its page need
 * not load.
 * @param name folder and file without its ending: "stops/acre", or a destination's own drawing, "destinations/safed"
 * @throws when there is no such drawing
 */
export function stopPicture(name: string): string {
  const address = addresses[`./${name}.svg`];
  if (!address) throw new Error(`there is no drawing ${name}.svg`);
  return address;
}
