import { decoderFor } from './charset.ts';
import { extractMeta } from './extract-meta.ts';

/** The whole page as text, in the encoding given by its bytes, header or declaration. */
export function decodeHtml(body: Uint8Array, url: string, contentType: string | null): string {
  const { charset } = extractMeta({ body, url, contentType });
  return (decoderFor(charset) ?? new TextDecoder()).decode(body);
}
