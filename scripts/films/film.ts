/** What a film is: its length, and its picture at any moment. */
export interface Film {
  name: string;
  seconds: number;
  /** The whole picture as SVG at a moment from 0 (first frame) to 1 (the first frame again). */
  picture: (progress: number) => string;
}

export const FRAMES_PER_SECOND = 30;
export const WIDTH = 1280;
export const HEIGHT = 720;
