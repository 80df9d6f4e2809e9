import { ApiError } from '#contract/errors.ts';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import type { Io } from '#io/io.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';

// Browsers may show an image of another site but not read it, so they cannot draw it into a file. This reads it for
// them. Threat: a stranger uses us to fetch what they choose, or to serve it under our name. Layers: safe fetch; only
// files that begin like an image, up to the size that platforms accept; nothing is decoded here; the response is base64
// inside JSON to a POST, which no page can embed; limits per client.

/** Facebook's limit (docs/platforms.md#facebook-images). */
const MAX_BYTES = 8_000_000;
/** No header is longer (probe-image.ts). */
const HEADER_BYTES = 1_048_576;

export async function readCardImage(
  io: Pick<Io, 'safeFetch' | 'settings' | 'imageCache'>,
  url: string,
  signal: AbortSignal,
) {
  const { userAgent } = io.settings;
  const known = io.imageCache.get(url);
  const answer = known
    ? { ok: true as const, body: known }
    : await io.safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_BYTES, signal });
  if (!answer.ok) {
    const probe = await probeImage(io.safeFetch, url, { userAgent, signal });
    throw notReadable(probe.ok ? 'too-large' : probe.reason);
  }
  const read = await io.safeFetch.reader.run('header', answer.body.subarray(0, HEADER_BYTES), quotaOf(url));
  if (!read.ok || read.value.kind === 'not-an-image') throw notReadable('not-an-image');
  const header = read.value;
  io.imageCache.set(url, answer.body);
  const { body } = answer;
  return {
    base64: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('base64'),
    contentType: header.type === 'svg' ? 'image/svg+xml' : `image/${header.type}`,
  };
}

function notReadable(reason: keyof typeof imageFailureTexts): ApiError {
  const { en, de } = imageFailureTexts[reason];
  const text = { en: `We couldn’t read the image: ${en}.`, de: `Das Bild konnte nicht gelesen werden: ${de}.` };
  return new ApiError('PAGE_NOT_READABLE', { fields: { url: [text] } });
}
