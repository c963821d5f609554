import typefaces from '@/styles/fonts.css?url';

let isAdded = false;

/** A document names the typefaces of its own language alone: those of all are added when another one is shown in it. */
export function addAllTypefaces(): void {
  if (isAdded) return;
  isAdded = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: typefaces }));
}
