import type { StateImage } from '#domain/watch/page-state.ts';
import { contentKey } from '#io/files/content-key.ts';
import type { Io } from '#io/io.ts';

/** Wide enough for a card on a screen, small enough to keep for a year. */
const WIDTH = 480;
/** What platforms accept at most (docs/platforms.md#facebook-images). */
const MAX_BYTES = 8_000_000;

/**
 * A small copy of a page's image, so that old moments stay viewable after the file is gone. Null if it cannot be read:
 * a snapshot without its image is better than none.
 */
export async function copyImage(
  io: Pick<Io, 'politeFetch' | 'renderer' | 'files' | 'settings'>,
  projectUuid: string,
  image: StateImage | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!image?.ok) return null;
  const { userAgent } = io.settings;
  const file = await io.politeFetch.fetch(image.url, { userAgent, accept: 'image/*', maxBytes: MAX_BYTES, signal });
  if (!file.ok) return null;
  const [width, height] = [WIDTH, Math.max(1, Math.round((WIDTH * image.height) / image.width))];
  const small = await io.renderer.improveImage(file.body, {
    share: projectUuid,
    width,
    height: Math.min(height, 2000),
  });
  if (!small.ok) return null;
  const key = contentKey('snapshots', projectUuid, small.bytes, 'jpg');
  if ((await io.files.changedAt(key)) === null) await io.files.put(key, small.bytes);
  return key;
}
