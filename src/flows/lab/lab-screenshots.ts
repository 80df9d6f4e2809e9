import { ApiError } from '#contract/errors.ts';
import { MAX_SCREENSHOT_BYTES } from '#domain/lab/lab-run.ts';
import { setScreenshot } from '#io/db/queries/lab/lab-comparisons.ts';
import type { Io } from '#io/io.ts';
import { refused } from './lab-runs.ts';

const MAX_UPLOAD_BYTES = 10_000_000;

/** Decoded and encoded anew in a render process, as every upload. Null: it is no image, or too large. */
export async function cleanScreenshot(
  io: Pick<Io, 'renderer'>,
  bytes: Uint8Array,
): Promise<Uint8Array | 'format' | 'large'> {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'large';
  const clean = await io.renderer.cleanImage(bytes, { share: 'lab' });
  if (clean.ok) return clean.bytes.length > MAX_SCREENSHOT_BYTES ? 'large' : clean.bytes;
  if (clean.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  return 'format';
}

export async function addScreenshot(io: Pick<Io, 'db' | 'renderer'>, id: number, bytes: Uint8Array): Promise<void> {
  const clean = await cleanScreenshot(io, bytes);
  if (clean === 'format' || clean === 'large') throw refused('file', words[clean]);
  const stored = await setScreenshot(io.db, id, clean);
  if (stored === 'no-comparison') throw new ApiError('NOT_FOUND');
  if (stored === 'too-large') throw refused('file', words.full);
}

const words = {
  large: {
    en: 'Cut the screenshot to the card: up to 1 MB.',
    de: 'Schneiden Sie den Screenshot auf die Karte zu: höchstens 1 MB.',
  },
  format: { en: 'Choose a PNG, JPG or WebP image.', de: 'Wählen Sie ein Bild im Format PNG, JPG oder WebP.' },
  full: {
    en: 'The screenshots of this run have reached 24 MB. Start another one.',
    de: 'Die Screenshots dieses Durchgangs haben 24 MB erreicht. Beginnen Sie einen neuen.',
  },
};
