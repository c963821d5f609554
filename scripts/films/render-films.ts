/** `npm run films`: renders the films of the fleet from the site's own drawings into public/films. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cabin } from './cabin.ts';
import { FRAMES_PER_SECOND, HEIGHT, WIDTH, type Film } from './film.ts';
import { vanDayNight } from './van-day-night.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../public/films');

const frame = (film: Film, progress: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${film.picture(progress)}</svg>`,
    ),
  ).removeAlpha();

/** H.264 that every phone plays, silent, its index at the front so that it starts before it is here. */
const ENCODING = [
  `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`,
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
  '-c:v libx264 -preset slow -tune animation -crf 22 -x264-params aq-mode=3',
  // One thread count and no clock in the file: the same drawings give the same bytes.
  '-threads 2 -fflags +bitexact -flags:v +bitexact -map_metadata -1',
  '-an -movflags +faststart',
]
  .join(' ')
  .split(' ');

async function render(film: Film): Promise<void> {
  const file = path.join(FOLDER, `${film.name}.mp4`);
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...ENCODING, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    encoder.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error('ffmpeg is not installed (Debian: apt install ffmpeg)') : error);
    });
    encoder.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with code ${String(code)}`));
    });
  });
  const frames = film.seconds * FRAMES_PER_SECOND;
  const feed = async () => {
    await once(encoder, 'spawn');
    for (let index = 0; index < frames; index += 1) {
      // One after the other: the encoder works on the last picture while the next is drawn.
      const picture = await frame(film, index / frames)
        .raw()
        .toBuffer();
      if (!encoder.stdin.write(picture)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
    }
    encoder.stdin.end();
  };
  await Promise.all([feed(), ended]);
  const poster = path.join(FOLDER, `${film.name}.webp`);
  await frame(film, 0).webp({ quality: 84, effort: 6 }).toFile(poster);
  for (const written of [file, poster])
    console.warn(`${path.basename(written)}: ${Math.round(statSync(written).size / 1024)} KiB`);
}

mkdirSync(FOLDER, { recursive: true });
try {
  for (const film of [vanDayNight, cabin]) {
    await render(film);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
