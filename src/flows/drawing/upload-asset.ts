import { ApiError } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import { fontFormatNames, imageFormatNames } from '#domain/template/assets.ts';
import type { NewAsset } from '#io/db/queries/templates/assets.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { contentKey } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import { fontFormat } from '#io/render/fonts/font-coverage.ts';
import type { FontFacts } from '#io/render/fonts/read-font.ts';

// A file becomes an asset by its content: neither its name nor its declared type counts. It is stored by content hash,
// so the same file twice is stored once.

type FileFields = Pick<NewAsset, 'type' | 'value' | 'payload' | 'fileKey' | 'contentType' | 'bytes'>;
type ImageFields = FileFields & { fileKey: string; payload: { width: number; height: number } };

interface Upload {
  project: { uuid: string };
  bytes: Uint8Array;
  /** Of the file, without its extension: the family of a font that does not name its own. */
  name: string;
}

export async function storeAssetFile(io: Pick<Io, 'files' | 'renderer'>, upload: Upload): Promise<FileFields> {
  const { bytes } = upload;
  if (bytes.length === 0) refuseFile(words.empty);
  if (fontFormat(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    const read = await io.renderer.readFont(bytes, { quota: upload.project.uuid });
    if (!read.ok) return refuseUpload(read, words.font);
    return read.font ? storeFont(io, upload, read.font) : refuseFile(words.font);
  }
  return readImageHeader(bytes).kind === 'not-an-image' ? refuseFile(words.unknown) : storeImage(io, upload);
}

/** An image and nothing else, by its content; re-encoded, at most `maxBytes` large. */
export function storeImageFile(
  io: Pick<Io, 'files' | 'renderer'>,
  upload: Omit<Upload, 'name'>,
  maxBytes: number,
): Promise<ImageFields> {
  if (upload.bytes.length === 0) refuseFile(words.empty);
  if (readImageHeader(upload.bytes).kind === 'not-an-image') refuseFile(words.noImage);
  return storeImage(io, upload, maxBytes);
}

async function storeFont(
  io: Pick<Io, 'files' | 'renderer'>,
  { project, bytes, name }: Upload,
  { format, family, weight, weights, style }: FontFacts,
): Promise<FileFields> {
  const value =
    family ??
    (name
      .replaceAll(/[^\p{L}\p{N} ._-]/gu, ' ')
      .trim()
      .slice(0, 60) ||
      'Font');
  // Drawn with once: a file whose tables can be read may still have broken glyphs.
  const html = `<p style="font-family:${value}">Ag</p>`;
  const drawn = await io.renderer.render({
    quota: project.uuid,
    html,
    data: {},
    width: 64,
    height: 64,
    fonts: [{ family: value, data: bytes, style, ...(weights ? {} : { weight }) }],
  });
  if (!drawn.ok) refuseUpload(drawn, words.font);
  return {
    type: 'font',
    value,
    payload: { family: value, weight, style, format, ...(weights ? { weights } : {}) },
    ...(await stored(io, project.uuid, bytes, format, `font/${format}`)),
  };
}

async function storeImage(
  io: Pick<Io, 'files' | 'renderer'>,
  { project, bytes }: Omit<Upload, 'name'>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ImageFields> {
  const clean = await io.renderer.cleanImage(bytes, { quota: project.uuid });
  if (!clean.ok) return refuseUpload(clean, words.image);
  if (clean.bytes.length > maxBytes) refuseFile(words.heavy(maxBytes / 1_000_000));
  const { width, height, contentType } = clean;
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  const file = await stored(io, project.uuid, clean.bytes, extension, contentType);
  return { type: 'image', value: file.fileKey.split('/').at(-1) ?? '', payload: { width, height }, ...file };
}

async function stored(io: Pick<Io, 'files'>, uuid: string, bytes: Uint8Array, extension: string, contentType: string) {
  const fileKey = contentKey('assets', uuid, bytes, extension);
  await io.files.put(fileKey, bytes);
  return { fileKey, contentType, bytes: bytes.length };
}

function refuseUpload({ reason }: { reason: string }, text: Text): never {
  if (reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  refuseFile(text);
}

function refuseFile(text: Text): never {
  throw new ApiError('ASSET_FILE_REFUSED', { fields: { file: [text] } });
}

const words = {
  empty: { en: 'The file is empty.', de: 'Die Datei ist leer.' },
  unknown: {
    en: `This is neither a font (${fontFormatNames}) nor an image (${imageFormatNames}).`,
    de: `Das ist weder eine Schrift (${fontFormatNames}) noch ein Bild (${imageFormatNames}).`,
  },
  font: { en: 'This font is damaged.', de: 'Diese Schrift ist beschädigt.' },
  image: {
    en: 'This image is damaged or larger than 60 megapixels.',
    de: 'Dieses Bild ist beschädigt oder größer als 60 Megapixel.',
  },
  noImage: {
    en: 'This is not an image (JPEG, PNG, WebP, GIF, AVIF, SVG).',
    de: 'Das ist kein Bild (JPEG, PNG, WebP, GIF, AVIF, SVG).',
  },
  heavy: (megabytes: number) => ({
    en: `This image is too large. The limit is ${megabytes} MB.`,
    de: `Dieses Bild ist zu groß. Erlaubt sind ${megabytes} MB.`,
  }),
} as const satisfies Record<string, Text | ((megabytes: number) => Text)>;
