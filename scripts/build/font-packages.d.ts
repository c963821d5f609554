/** The parts in use of two packages that bring no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
    dropTables: readonly string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Every code point that has a glyph. */
    characterSet: readonly number[];
    availableFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
    /** Shapes a text; widths are in units of the font. */
    layout(text: string): { advanceWidth: number; positions: readonly { xAdvance: number }[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { advanceWidth: number; path: { toSVG(): string } };
  }
  export function openSync(file: string): Font;
}
