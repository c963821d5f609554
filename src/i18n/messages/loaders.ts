/** Every group of texts in every language: the list of all their chunks. */
export const loaders = import.meta.glob<unknown>('./*/*.ts', { import: 'messages' });
