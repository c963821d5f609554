import { classNames } from './class-names';

const tones = { sea: 'text-sea-700', danger: 'text-danger', onDark: 'text-amber-300' } as const;

/** The classes of a link that stands alone, as tall as a finger needs it. */
export const standaloneLinkClass =
  'inline-flex min-h-11 items-center gap-2 font-bold text-sea-700 underline underline-offset-4';

/** The classes of a link, or a button, inside a line of text; an arrow icon after the words is mirrored with the language. */
export function textLinkClass(tone: keyof typeof tones = 'sea', className?: string): string {
  return classNames(
    'inline-flex items-center gap-2 font-bold underline decoration-[1.5px] underline-offset-[0.28em] hover:decoration-3 disabled:text-ink-3',
    tones[tone],
    className,
  );
}
