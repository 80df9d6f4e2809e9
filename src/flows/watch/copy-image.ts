import type { StateImage } from '#domain/watch/page-state.ts';
import { contentKey } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';

/** Wide enough for a card on a screen, small enough to store for a year. */
const WIDTH = 480;
/** What platforms accept at most (docs/platforms.md#facebook-images). */
const MAX_BYTES = 8_000_000;

/**
 * A small copy of a page's image, so that old snapshots stay viewable after the file is gone. Null if it cannot be
 * read: a snapshot without its image is better than none.
 */
async function copyImage(
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
  // Written even if it exists: the collector could delete an old file without a row before our row is committed.
  await io.files.put(key, small.bytes);
  return key;
}

/** Storage keys of copies, by image. */
export type CopiedImages = Map<string, string | null>;

export const copyOf = ({ url, bytes }: Extract<StateImage, { ok: true }>): string => `${bytes} ${url}`;

/** Sites repeat images, so each is copied once per run; the last few hundred are cached. */
export function rememberedCopies(
  io: Parameters<typeof copyImage>[0],
  projectUuid: string,
  signal: AbortSignal,
  most = 400,
) {
  const copies = new Map<string, Promise<string | null>>();
  return (image: StateImage | null): Promise<string | null> => {
    if (!image?.ok) return Promise.resolve(null);
    const name = copyOf(image);
    const known = copies.get(name);
    if (known) return known;
    const [oldest] = copies.keys();
    if (copies.size >= most && oldest !== undefined) copies.delete(oldest);
    const made = copyImage(io, projectUuid, image, signal);
    copies.set(name, made);
    return made;
  };
}
