import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import { changeUser, findUserByPicture, type UserRow } from '#io/db/queries/accounts/users.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import type { Io } from '#io/io.ts';

// Threat: a file that is more than a picture, or one that expands to gigabytes; a picture that can still be fetched
// after its owner removed it. Layers: an image by its content; decoded, cut to a small square and encoded anew in a
// render process; a name that cannot be guessed, and which is served only while an account has it. Files that no
// account names are deleted at night (collectPictures). Left open: the address of a picture can be passed on.

/** Four times what the menu shows, for sharp screens and larger places. */
const SIDE = 256;
const UNDO_MS = 15 * 60_000;
const UNDO = 'profile-picture';
const Removed = z.object({ userId: z.number(), url: z.string(), until: z.number() });

/** A path of this site, so that it still works under another address of the site. */
const pathForm = /^\/people\/([0-9a-f]{32})\.jpg$/;
const pictureKeyOf = (userId: number, url: string | null): string | null => {
  const [, name] = pathForm.exec(url ?? '') ?? [];
  return name ? `people/${userId}/${name}.jpg` : null;
};

type Parts = Pick<Io, 'db' | 'files' | 'renderer'>;

export async function storeProfilePicture(io: Parts, user: UserRow, bytes: Uint8Array): Promise<UserRow> {
  if (readImageHeader(bytes).kind === 'not-an-image') throw refusedFile(words.format);
  const quota = `person ${user.id}`;
  const clean = await io.renderer.cleanImage(bytes, { quota });
  const square = clean.ok
    ? await io.renderer.render({
        quota,
        html: `<img src="{{ image }}" style="width:${SIDE}px;height:${SIDE}px;object-fit:cover"/>`,
        data: { image: 'https://picture.invalid/' },
        width: SIDE,
        height: SIDE,
        format: 'jpeg',
        loadImage: async () => clean.bytes,
      })
    : clean;
  if (!square.ok) {
    if (square.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
    throw refusedFile(words.damaged);
  }
  const url = `/people/${randomBytes(16).toString('hex')}.jpg`;
  await io.files.put(pictureKeyOf(user.id, url) ?? '', square.bytes);
  return (await changeUser(io.db, user.id, { profilePictureUrl: url })) ?? user;
}

/** Returns a code that restores the picture for some minutes. Null: there was none. */
export async function removeProfilePicture(io: Pick<Io, 'db' | 'keys' | 'now'>, user: UserRow) {
  const { profilePictureUrl: url } = user;
  // Empty instead of null, or the next Google login would restore Google's picture.
  const changed = (await changeUser(io.db, user.id, { profilePictureUrl: '' })) ?? user;
  const removed = { userId: user.id, url, until: io.now().getTime() + UNDO_MS };
  return { user: changed, undoCode: url ? io.keys.encrypt(UNDO, JSON.stringify(removed)) : null };
}

export async function restoreProfilePicture(
  io: Pick<Io, 'db' | 'keys' | 'now'>,
  user: UserRow,
  code: string,
): Promise<UserRow> {
  const text = io.keys.decrypt(UNDO, code);
  const removed = text === null ? null : Removed.parse(JSON.parse(text));
  if (removed?.userId !== user.id || removed.until < io.now().getTime()) throw new ApiError('NOT_FOUND');
  return (await changeUser(io.db, user.id, { profilePictureUrl: removed.url })) ?? user;
}

/** Null unless an account uses it now. */
export async function readProfilePicture(io: Pick<Io, 'db' | 'files'>, path: string): Promise<Uint8Array | null> {
  const owner = pathForm.test(path) ? await findUserByPicture(io.db, path) : null;
  const key = owner && pictureKeyOf(owner.id, path);
  return key ? ((await io.files.get(key))?.bytes ?? null) : null;
}

const refusedFile = (text: Text) => new ApiError('ASSET_FILE_REFUSED', { fields: { file: [text] } });

const words = {
  format: {
    en: 'This is not an image (JPEG, PNG, WebP, GIF, AVIF, SVG).',
    de: 'Das ist kein Bild (JPEG, PNG, WebP, GIF, AVIF, SVG).',
  },
  damaged: {
    en: 'This image is damaged or larger than 60 megapixels.',
    de: 'Dieses Bild ist beschädigt oder größer als 60 Megapixel.',
  },
};
