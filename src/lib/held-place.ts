/** Attribute of the document while its page is held at a place: parts that come in move nothing that is seen. */
export const HELD_ATTRIBUTE = 'held';

/** Whether the page is held at a place, as after going back until all its parts are there. */
export const isPlaceHeld = (): boolean => HELD_ATTRIBUTE in document.documentElement.dataset;
