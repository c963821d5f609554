/** Dispatched on a part of the page, and bubbling, once it answers. */
export const LIVE_EVENT = 'part:live';
