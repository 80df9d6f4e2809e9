// Bytes as the scanner needs them: one byte per position, in which ASCII stands for itself and nothing else looks like
// it. Most pages already are and are not copied. UTF-16 and ISO-2022-JP are not (a `<` may be half a character), so for
// them a skeleton is scanned in which everything but ASCII is masked.

import { type Charset, decoderFor } from './charset.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';

const MASK = 0x80;

export interface ReadableBytes {
  scanned: PageBytes;
  /** Bytes received per position scanned. */
  width: 1 | 2;
  /** Start of the page, after a byte order mark. */
  start: number;
  /** Text of the page between two scanned positions. */
  text(from: number, to: number): string;
}

export function readableBytes(received: PageBytes, charset: Charset): ReadableBytes {
  if (charset.name === 'utf-16le' || charset.name === 'utf-16be') return skeletonOfUtf16(received, charset);
  const scanned = charset.name === 'iso-2022-jp' ? maskShifted(received) : received;
  return { scanned, width: 1, start: charset.markLength, text: textReader(received, charset.name) };
}

function textReader(received: PageBytes, charset: string): ReadableBytes['text'] {
  if (charset === 'utf-8') return (from, to) => received.toString('utf8', from, to);
  const decoder = decoderFor(charset);
  if (decoder === null) return (from, to) => received.toString('latin1', from, to);
  return (from, to) => decoder.decode(received.subarray(from, to));
}

function skeletonOfUtf16(received: PageBytes, charset: Charset): ReadableBytes {
  const read = textReader(received, charset.name);
  const page = read(0, received.length);
  const scanned = pageBytes(new Uint8Array(page.length));
  for (let at = 0; at < page.length; at++) scanned[at] = Math.min(page.charCodeAt(at), MASK);
  // Decoded from the bytes: a slice of the page's string would keep the whole page in memory.
  return { scanned, width: 2, start: charset.markLength / 2, text: (from, to) => read(from * 2, to * 2) };
}

/** ISO-2022-JP: between ESC `$`… and the way back, ESC `(` B or J, every byte is half a character. */
function maskShifted(received: PageBytes): PageBytes {
  const scanned = pageBytes(new Uint8Array(received));
  let isShifted = false;
  for (let at = 0; at < scanned.length; at++) {
    if (scanned[at] === 0x1b) {
      const sequence = scanned.toString('latin1', at + 1, at + 3);
      if (!/^(?:\$[@B]|\([BIJ])$/.test(sequence)) continue;
      isShifted = sequence !== '(B' && sequence !== '(J';
      scanned.fill(MASK, at, at + 3);
      at += 2;
    } else if (isShifted) scanned[at] = MASK;
  }
  return scanned;
}
