// Threat: anybody may send a file to be shown to the super admin: scripts, other formats under a wrong name, images
// that expand to gigabytes, floods. Layers: limits per client; a code that only the sender of the report has, for some
// minutes and one image; the size is bounded while it arrives; only three formats by their first bytes; decoded and
// encoded anew in a render process; shown only inside an <img>. Left open: what the image shows.
import { ApiError } from '#contract/errors.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language, Text } from '#domain/language.ts';
import { addCardReport, addCardReportImage } from '#io/db/queries/audits/card-reports.ts';
import type { Io } from '#io/io.ts';

const MAX_SCREENSHOT_BYTES = 5_000_000;
const IMAGE_MINUTES = 15;

interface CardReport {
  url: string;
  platform: PlatformId;
  message: string;
  email: string | null;
  language: Language;
}

/** Stores a report of a card that looked different. The returned code allows adding a screenshot. */
export async function reportCard(io: Pick<Io, 'db' | 'keys'>, report: CardReport) {
  const id = await addCardReport(io.db, report);
  return { id, imageCode: imageCodeOf(io, id) };
}

const imageCodeOf = ({ keys }: Pick<Io, 'keys'>, id: number) => keys.hash('card-report-image', String(id)).slice(0, 32);

export async function addReportImage(
  io: Pick<Io, 'db' | 'keys' | 'renderer'>,
  { id, code, bytes }: { id: number; code: string; bytes: Uint8Array },
): Promise<void> {
  if (code !== imageCodeOf(io, id)) throw new ApiError('NOT_FOUND');
  if (bytes.length > MAX_SCREENSHOT_BYTES) throw refusedFile(words.large);
  if (!isPhoto(bytes)) throw refusedFile(words.format);
  const clean = await io.renderer.cleanImage(bytes, { quota: 'card-reports' });
  if (!clean.ok) {
    if (clean.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
    throw refusedFile(words.format);
  }
  if (clean.bytes.length > 2 * MAX_SCREENSHOT_BYTES) throw refusedFile(words.large);
  if (!(await addCardReportImage(io.db, id, clean.bytes, IMAGE_MINUTES))) throw new ApiError('NOT_FOUND');
}

const refusedFile = (text: Text) => new ApiError('VALIDATION_FAILED', { fields: { file: [text] } });

const starts = (bytes: Uint8Array, head: readonly number[], at = 0) =>
  head.every((byte, index) => bytes[at + index] === byte);

/** PNG, JPEG or WebP, by the first bytes. */
const isPhoto = (bytes: Uint8Array): boolean =>
  starts(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
  starts(bytes, [0xff, 0xd8, 0xff]) ||
  (starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x45, 0x42, 0x50], 8));

const words = {
  large: { en: 'Choose an image of up to 5 MB.', de: 'Wählen Sie ein Bild mit höchstens 5 MB.' },
  format: { en: 'Choose a PNG, JPG or WebP image.', de: 'Wählen Sie ein Bild im Format PNG, JPG oder WebP.' },
};
