// Which encoding the bytes are in: byte order mark, then the Content-Type header, then the declaration in the page
// (HTML standard 13.2.3.2). Without any of these, UTF-8 if the bytes are valid in it, else windows-1252: the standard
// allows looking at the bytes, and today an undeclared page is far more often UTF-8.

import { isSpace, readAttributes, skipAttributes } from './attributes.ts';
import type { PageBytes } from './page-bytes.ts';

/** How far the standard looks for a declaration. */
const PRESCAN_BYTES = 1024;

export interface Charset {
  /** WHATWG name in lower case. */
  name: string;
  /** A later declaration has no effect. */
  isCertain: boolean;
  /** Length of the byte order mark. */
  markLength: number;
}

const decoders = new Map<string, TextDecoder | null>();

/** Several releases of Node 20 and 22 read windows-1252 as ISO-8859-1, which has no euro sign. */
const readsLatin1 = (decoder: TextDecoder) => decoder.decode(Uint8Array.of(0x80)) !== '€';

/** 0x80 to 0x9f; the five that stand for nothing stay as they are. */
const upperControls = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Repairs windows-1252 that was read as ISO-8859-1. Exported for its test: our own runtime reads it right. */
export const repairLatin1 = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (sign) => upperControls[sign.charCodeAt(0) - 0x80] as string);

class Windows1252 extends TextDecoder {
  override decode(bytes?: AllowSharedBufferSource): string {
    return repairLatin1(super.decode(bytes));
  }
}

/** Null for unknown labels. */
export function decoderFor(label: string): TextDecoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  let decoder: TextDecoder | null = null;
  try {
    decoder = new TextDecoder(label, { ignoreBOM: true });
    if (decoder.encoding === 'windows-1252' && readsLatin1(decoder))
      decoder = new Windows1252(label, { ignoreBOM: true });
  } catch {
    // RangeError: not a label of the Encoding standard.
  }
  if (decoders.size < 200) decoders.set(label, decoder);
  return decoder;
}

function charsetName(label: string): string | null {
  return decoderFor(label.trim().toLowerCase())?.encoding ?? null;
}

/** Like charsetName, for labels inside the page: it was read as ASCII, so it cannot be UTF-16. */
function declaredCharset(label: string): string | null {
  const name = charsetName(label);
  if (name === 'utf-16le' || name === 'utf-16be') return 'utf-8';
  return name === 'x-user-defined' ? 'windows-1252' : name;
}

/** `charset=…` inside a Content-Type value (13.2.3.4). */
function charsetOfContentType(contentType: string): string | null {
  const match = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(contentType);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

export function sniffCharset(bytes: PageBytes, contentType: string | null | undefined): Charset {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return certain('utf-8', 3);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return certain('utf-16be', 2);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return certain('utf-16le', 2);
  const label = contentType ? charsetOfContentType(contentType) : null;
  const named = label === null ? null : charsetName(label);
  if (named !== null) return certain(named, 0);
  // `<?x` in UTF-16 (XML declaration without a mark).
  if (bytes[0] === 0x3c && bytes[1] === 0 && bytes[2] === 0x3f && bytes[3] === 0) return certain('utf-16le', 0);
  if (bytes[0] === 0 && bytes[1] === 0x3c && bytes[2] === 0 && bytes[3] === 0x3f) return certain('utf-16be', 0);
  const declared = prescan(bytes.subarray(0, PRESCAN_BYTES));
  return { name: declared ?? 'utf-8', isCertain: declared !== null, markLength: 0 };
}

function certain(name: string, markLength: number): Charset {
  return { name, isCertain: true, markLength };
}

/** The prescan of 13.2.3.3: knows comments and tags, but not scripts. */
function prescan(bytes: PageBytes): string | null {
  const end = bytes.length;
  let at = bytes.indexOf(0x3c);
  while (at !== -1 && at < end) {
    const rest = bytes.toString('latin1', at, at + 6).toLowerCase();
    if (rest.startsWith('<!--')) {
      const close = bytes.indexOf('-->', at + 2, 'latin1');
      if (close === -1) return null;
      at = close + 3;
    } else if (rest.startsWith('<meta') && (isSpace[bytes[at + 5] ?? 0] === 1 || rest[5] === '/')) {
      const positions: number[] = [];
      const gt = readAttributes(bytes, at + 5, end, positions);
      const declared = charsetOfMeta((from, to) => bytes.toString('latin1', from, to), positions);
      // A declaration cut off at 1024 bytes does not count.
      if (declared !== null && gt < end) return declared;
      at = gt + 1;
    } else if (/^<\/?[a-z]/.test(rest)) {
      at = skipAttributes(bytes, at + 2, end) + 1;
    } else if (/^<[!/?]/.test(rest)) {
      const gt = bytes.indexOf(0x3e, at);
      if (gt === -1) return null;
      at = gt + 1;
    } else at++;
    at = bytes.indexOf(0x3c, at);
  }
  return null;
}

/** The encoding that one meta tag declares: `charset`, or `http-equiv=content-type` with a charset in `content`. */
export function charsetOfMeta(text: (from: number, to: number) => string, positions: number[]): string | null {
  let charset: string | null = null;
  let content: string | null = null;
  let isContentType = false;
  for (let at = 0; at < positions.length; at += 4) {
    const attribute = text(positions[at] as number, positions[at + 1] as number).toLowerCase();
    if (attribute !== 'charset' && attribute !== 'content' && attribute !== 'http-equiv') continue;
    const value = text(positions[at + 2] as number, positions[at + 3] as number);
    if (attribute === 'charset') charset ??= value;
    else if (attribute === 'content') content ??= charsetOfContentType(value);
    else isContentType ||= value.trim().toLowerCase() === 'content-type';
  }
  const label = charset ?? (isContentType ? content : null);
  return label === null ? null : declaredCharset(label);
}
