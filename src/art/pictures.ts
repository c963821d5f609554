export { blogPicture } from './blog-picture';
export { destinationPicture } from './destination-picture';

/**
 * Addresses of the site's drawings. Destinations and routes are 1600 × 1000 with what matters in the middle half, so that a
 * 3:4 or 4:5 crop is a poster; services are 600 × 400, blog covers 1600 × 840. The single scenes beside this file are
 * imported by their own names: `cabin`, `night-drive`, `not-found` (1600 × 1000), `hero-airport` (1920 × 1080),
 * `hero-airport-tall`, `road-strip` (1920 × 420, clear above the dunes, for a sand ground), `contact`, `desk` and `packing` (900 × 600),
 * `van-side` (1280 × 640) and `van-front` (504 × 306).
 */
const files = {
  services: import.meta.glob<string>('./services/*.svg', { eager: true, import: 'default' }),
  routes: import.meta.glob<string>('./routes/*.svg', { eager: true, import: 'default' }),
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

/** A service's slug, or "groups". */
export const servicePicture = (slug: string) => picture('services', slug);
export const routePicture = (slug: string) => picture('routes', slug);

/** What a narrow crop must keep, where that is not the middle. */
const FOCUS: Readonly<Record<string, string>> = {
  'beer-sheva': 'object-[46%_50%]',
  eilat: 'object-[38%_50%]',
  netanya: 'object-[54%_50%]',
  'tel-aviv': 'object-[58%_50%]',
  tiberias: 'object-[60%_50%]',
  caesarea: 'object-[60%_50%]',
  galilee: 'object-[56%_50%]',
  'airport-arrivals': 'object-[12%_50%]',
  'business-night': 'object-[36%_50%]',
  'dead-sea-road': 'object-[46%_50%]',
  'family-trip': 'object-[46%_50%]',
  'fare-table': 'object-[56%_50%]',
  'hotel-door': 'object-[74%_50%]',
  'night-drive': 'object-[68%_50%]',
  'phone-booking': 'object-[56%_50%]',
  'plane-cabin': 'object-[40%_50%]',
  regulations: 'object-[44%_50%]',
  'shabbat-candles': 'object-[48%_50%]',
  'taxi-queue': 'object-[76%_50%]',
};

/** The class that keeps a drawing's subject in a cropped picture; for `object-cover`. */
export const pictureFocus = (name: string): string => FOCUS[name] ?? 'object-center';
