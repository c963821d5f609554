/** Dispatched on the window once the application answers. */
export const READY_EVENT = 'app:ready';
