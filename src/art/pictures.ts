/**
 * Addresses of the site's drawings. Destinations, routes and the other scenes are 1600 × 1000 with what matters in the
 * middle half, so that a 3:4 or 4:5 crop is a poster; services are 600 × 400, blog covers 1600 × 840.
 */
const files = {
  destinations: import.meta.glob<string>('./destinations/*.svg', { eager: true, import: 'default' }),
  services: import.meta.glob<string>('./services/*.svg', { eager: true, import: 'default' }),
  routes: import.meta.glob<string>('./routes/*.svg', { eager: true, import: 'default' }),
  blog: import.meta.glob<string>('./blog/*.svg', { eager: true, import: 'default' }),
} as const;

type Folder = keyof typeof files;

/**
 * @param name the drawing's file name without its ending: a destination's or service's slug
 * @throws when there is no such drawing
 */
function picture(folder: Folder, name: string): string {
  const address = files[folder][`./${folder}/${name}.svg`];
  if (!address) throw new Error(`there is no drawing ${folder}/${name}.svg`);
  return address;
}

export const destinationPicture = (slug: string) => picture('destinations', slug);
/** A service's slug, or "groups". */
export const servicePicture = (slug: string) => picture('services', slug);
export const routePicture = (slug: string) => picture('routes', slug);
/** A cover's own name: related articles may share one. */
export const blogPicture = (cover: string) => picture('blog', cover);
