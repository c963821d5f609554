import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  CARD,
  FONT_FILES,
  cardMeasures,
  cardSvg,
  picturePlace,
  pictureSvg,
  type CardMeasures,
  type ShareCard,
} from './share-card.ts';

const CACHE = '.cache/og';
/** Their texts decide about every picture, so they count in its name. */
const SOURCES = [
  'scripts/build/share/share-card.ts',
  'scripts/build/share/text-lines.ts',
  'scripts/build/share/share-pictures.ts',
];

const sha = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
};

/** A picture that a page wants, and where it goes. */
export interface SharePicture {
  card: ShareCard;
  /** From the site's root: "/og/en/jerusalem.jpg". */
  path: string;
}

interface Rendering {
  /** The project's folder. */
  root: string;
  outDir: string;
  /** The house mark as SVG. */
  mark: string;
}

/**
 * Draws the sharing pictures that pages ask for. A picture is drawn once: it is kept under the hash of all that it shows
 * in .cache/og, and a further build copies it from there.
 */
export class SharePictures {
  readonly #rendering: Rendering;
  readonly #wanted = new Map<string, { card: ShareCard; hash: string }>();
  #version: Promise<string> | null = null;

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  /** @returns the picture's address with its hash, so that messengers fetch it again when it has changed. */
  async add({ card, path: file }: SharePicture): Promise<string> {
    const { root, mark } = this.#rendering;
    this.#version ??= Promise.all(SOURCES.map((source) => readFile(path.join(root, source)))).then((sources) =>
      sha(...sources, mark),
    );
    const art = await pictureSvg(path.join(root, 'src/art'), card);
    const hash = sha(await this.#version, JSON.stringify(card), art);
    this.#wanted.set(file, { card, hash });
    return `${file}?v=${hash.slice(0, 8)}`;
  }

  /** Draws what is not there yet, as many at a time as there are processors. */
  async write(): Promise<{ drawn: number; kept: number }> {
    const { root, outDir } = this.#rendering;
    const cache = path.join(root, CACHE);
    await mkdir(cache, { recursive: true });
    const jobs = [...this.#wanted];
    let drawn = 0;
    let renderer: Promise<Renderer> | null = null;
    const work = async () => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        const [file, { card, hash }] = job;
        const kept = path.join(cache, `${hash}.jpg`);
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        if (
          await copyFile(kept, target).then(
            () => true,
            () => false,
          )
        )
          continue;
        renderer ??= createRenderer(this.#rendering);
        const picture = await (await renderer)(card);
        await writeFile(target, picture);
        // Whole or not at all, also when two builds run at once.
        await writeFile(`${kept}.${process.pid}`, picture);
        await rename(`${kept}.${process.pid}`, kept);
        drawn += 1;
      }
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, work));
    return { drawn, kept: this.#wanted.size - drawn };
  }
}

type Renderer = (card: ShareCard) => Promise<Buffer>;

/** sharp's library reads the fonts' whereabouts once, when it is loaded: the setting has to be there before. */
async function createRenderer({ root, mark }: Rendering): Promise<Renderer> {
  const modules = path.join(root, 'node_modules');
  const config = path.resolve(root, CACHE, 'fonts.conf');
  const folders = Object.values(FONT_FILES).map((file) => `<dir>${path.join(modules, path.dirname(file))}</dir>`);
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${path.resolve(root, CACHE, 'fontconfig')}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = config;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const measures: CardMeasures = cardMeasures(modules);
  const drawings = new Map<string, Promise<Buffer>>();
  return async (card) => {
    const art = await pictureSvg(path.join(root, 'src/art'), card);
    // The languages share their drawings.
    const drawing = drawings.get(art) ?? sharp(Buffer.from(art)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
    drawings.set(art, drawing);
    return sharp(Buffer.from(cardSvg(card, measures, mark)))
      .resize(CARD.width, CARD.height)
      .composite([{ input: await drawing, ...picturePlace(card) }])
      .flatten()
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}
