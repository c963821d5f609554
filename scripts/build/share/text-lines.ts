/** Width of a text, in the unit of `room`. */
export type Measure = (text: string) => number;

/** Fills line after line; null when a word alone is too wide. */
function filledLines(words: readonly string[], measure: Measure, room: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= room) {
      line = longer;
      continue;
    }
    if (!line || measure(word) > room) return null;
    lines.push(line);
    line = word;
  }
  return line ? [...lines, line] : lines;
}

/**
 * Breaks a text at its spaces into as few lines as fit, evened out in length; no-break spaces hold,
 * and a figure stays with the word before it.
 * @returns null when a word is wider than the room.
 */
export function balancedLines(text: string, measure: Measure, room: number): string[] | null {
  const words = text.split(/ +(?!\d)/u).filter(Boolean);
  let best = filledLines(words, measure, room);
  if (!best || best.length < 2) return best;
  // The narrowest room that takes no further line is the even one.
  const count = best.length;
  let tooNarrow = 0;
  let enough = room;
  while (enough - tooNarrow > 1) {
    const middle = (enough + tooNarrow) / 2;
    const lines = filledLines(words, measure, middle);
    if (lines && lines.length <= count) {
      best = lines;
      enough = middle;
    } else tooNarrow = middle;
  }
  return best;
}

export interface FittedText {
  size: number;
  lines: string[];
}

interface Fit {
  /** Width at a font size of 1. */
  measure: Measure;
  room: number;
  /** Font sizes, largest first, and the most lines that each may take. */
  sizes: readonly (readonly [size: number, maxLines: number])[];
}

/**
 * The largest size at which a text takes no more lines than that size allows. A line break in the text holds.
 * @throws when it does not fit at any size.
 */
export function fitText(text: string, { measure, room, sizes }: Fit): FittedText {
  for (const [size, maxLines] of sizes) {
    const parts = text.split('\n').map((part) => balancedLines(part, (piece) => measure(piece) * size, room));
    const lines = parts.flatMap((part) => part ?? []);
    if (!parts.includes(null) && lines.length <= maxLines) return { size, lines };
  }
  throw new Error(`too long for a sharing picture: "${text}"`);
}
