/** Invented, to be replaced by a real voice before the site goes live; `npm run launch-check` lists every one. */
interface Sampled {
  readonly sample?: boolean;
}

export interface ShortTestimonial extends Sampled {
  readonly text: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
}

export interface BusinessTestimonial extends Sampled {
  readonly quote: string;
  readonly name: string;
  /** What the person does; of private travellers, how they travel. */
  readonly title: string;
  /** Of private travellers, where they come from. */
  readonly company: string;
  readonly type: 'business' | 'personal';
}

export interface CustomerReview extends Sampled {
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  /** Month and year, as people say it. */
  readonly date: string;
  readonly text: string;
  readonly destination: string;
}

/** A review on the maps service; each has five stars. */
export interface MapsReview extends Sampled {
  readonly name: string;
  readonly text: string;
}

export interface OwnersWord extends Sampled {
  readonly quote: string;
}

export interface VideoReview extends Sampled {
  readonly id: string;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly destination: string;
  /** Minutes and seconds, "1:20". */
  readonly duration: string;
  /** Address of a picture on this site, 9:16. */
  readonly thumbnail: string;
  /** Opens in a new tab; without one the card says that the video is not online yet. */
  readonly videoUrl?: string;
  /** Month and year. */
  readonly date: string;
}

/** Every voice about the business in one language. */
export interface Reviews {
  readonly short: readonly ShortTestimonial[];
  readonly testimonials: readonly BusinessTestimonial[];
  readonly customers: readonly CustomerReview[];
  readonly maps: readonly MapsReview[];
  readonly owner: OwnersWord;
  /** None yet: the home page then says that they are coming (docs/spec/public-site.md#home-page). */
  readonly videos: readonly VideoReview[];
}
