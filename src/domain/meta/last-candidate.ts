// After the head there is usually nothing that a platform reads, and stepping through it tag by tag costs several times
// as much as the head. So the rest is first searched, sixteen bytes per step, for the last position of something like a
// relevant tag; the actual scan, which knows comments, scripts and templates, stops there.
//
// Candidates may be false (inside a script, for example): the scan sorts them out. Nothing relevant is ever skipped: at
// each `<` the tag is read as if it were one.

import { type AttributePositions, attributeAt, endsTagName, isSpace, readAttributes } from './attributes.ts';
import type { PageBytes } from './page-bytes.ts';

const LT = 0x3c;
const GT = 0x3e;
const FOUR_LT = 0x3c3c3c3c;
const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;

const NATIVE_FROM_BLOCKS = 64;

/** The first letters of meta, link, title and base. */
const opensTag = new Uint8Array(256);
for (const letter of 'mltbMLTB') opensTag[letter.charCodeAt(0)] = 1;

/** Position of the last tag at or after `from` that may be relevant, or -1. */
export function lastCandidate(bytes: PageBytes, from: number, hasTitle: boolean): number {
  // Words are read where memory has them aligned; the few bytes before and after are checked one by one.
  const firstWord = Math.ceil((bytes.byteOffset + from) / 4) * 4;
  const blocks = Math.max(0, Math.floor((bytes.byteOffset + bytes.length - firstWord) / 16));
  const words = new Int32Array(bytes.buffer, blocks === 0 ? 0 : firstWord, blocks * 4);
  const start = firstWord - bytes.byteOffset;
  const tail = blocks === 0 ? from : start + blocks * 16;

  const sniffing: Sniffing = { left: MAX_READINGS * bytes.length };
  for (let at = bytes.length - 1; at >= tail; at--) if (isCandidate(bytes, at, hasTitle, sniffing)) return at;
  if (blocks === 0) return -1;
  let emptyBlocks = 0;
  for (let word = blocks * 4 - 4; word >= 0; word -= 4) {
    // A byte of x is zero at a `<`; (x - 1) & ~x then has its top bit set.
    const a = (words[word] as number) ^ FOUR_LT;
    const b = (words[word + 1] as number) ^ FOUR_LT;
    const c = (words[word + 2] as number) ^ FOUR_LT;
    const d = (words[word + 3] as number) ^ FOUR_LT;
    // One bit per byte: bit 8k + w for byte k of word w. No branch depends on which one it is.
    let found =
      (((a - ONES) & ~a & TOPS) >>> 7) |
      (((b - ONES) & ~b & TOPS) >>> 6) |
      (((c - ONES) & ~c & TOPS) >>> 5) |
      (((d - ONES) & ~d & TOPS) >>> 4);
    if (found === 0) {
      // Long stretches without tags are data or style: there the native search is even faster.
      if (++emptyBlocks === NATIVE_FROM_BLOCKS) {
        emptyBlocks = 0;
        const before = bytes.lastIndexOf(LT, start + word * 4);
        if (before < start) break;
        word = ((before - start) >> 4) * 4 + 4;
      }
      continue;
    }
    emptyBlocks = 0;
    const block = start + word * 4;
    let candidate = -1;
    do {
      const bit = 31 - Math.clz32(found);
      found ^= 1 << bit;
      const at = block + (bit & 7) * 4 + (bit >> 3);
      if (opensTag[bytes[at + 1] as number] === 1 && at > candidate && isCandidate(bytes, at, hasTitle, sniffing))
        candidate = at;
    } while (found !== 0);
    if (candidate !== -1) return candidate;
  }
  for (let at = start - 1; at >= from; at--) if (isCandidate(bytes, at, hasTitle, sniffing)) return at;
  return -1;
}

function isCandidate(bytes: PageBytes, at: number, hasTitle: boolean, sniffing: Sniffing): boolean {
  if (bytes[at] !== LT) return false;
  switch ((bytes[at + 1] as number) | 0x20) {
    case 0x6d:
      return isNamed(bytes, at, 'meta') && isWorthIt(bytes, at, sniffing, saysSomething);
    case 0x6c:
      return isNamed(bytes, at, 'link') && isWorthIt(bytes, at, sniffing, isAboutThePage);
    case 0x74:
      return isNamed(bytes, at, 'title') && !(hasTitle && isInDrawing(bytes, at));
    case 0x62:
      return isNamed(bytes, at, 'base');
    default:
      return false;
  }
}

function isNamed(bytes: PageBytes, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    if (((bytes[at + 1 + index] as number) | 0x20) !== name.charCodeAt(index)) return false;
  }
  return endsTagName[bytes[at + 1 + name.length] as number] === 1;
}

/** Longer tags are left to the scan: reading each to the end of the page would be quadratic. */
const MAX_SNIFF_BYTES = 16_384;
/** So would reading the same bytes again for every `<meta` inside one long tag: after this many the scan decides. */
const MAX_READINGS = 2;

/** Bytes that may still be read to tell candidates apart. */
interface Sniffing {
  left: number;
}

function isWorthIt(
  bytes: PageBytes,
  at: number,
  sniffing: Sniffing,
  asks: (bytes: PageBytes, attributes: AttributePositions) => boolean,
): boolean {
  if (sniffing.left <= 0) return true;
  const attributes: AttributePositions = [];
  const end = Math.min(bytes.length, at + MAX_SNIFF_BYTES);
  const gt = readAttributes(bytes, at + 5, end, attributes);
  sniffing.left -= gt - at;
  if (gt >= end) return end < bytes.length;
  return asks(bytes, attributes);
}

const keyAttributes = ['property', 'name', 'charset', 'http-equiv'];

/** After the head, microdata (`itemprop` alone) means nothing to a platform: it is read only with details. */
export function saysSomething(bytes: PageBytes, attributes: AttributePositions): boolean {
  return keyAttributes.some((name) => attributeAt(bytes, attributes, name) !== -1);
}

function isAboutThePage(bytes: PageBytes, attributes: AttributePositions): boolean {
  const rel = attributeAt(bytes, attributes, 'rel');
  if (rel === -1) return false;
  return /canonical|icon|image_src|manifest|amphtml|alternate/i.test(
    bytes.toString('latin1', attributes[rel + 2], attributes[rel + 3]),
  );
}

/**
 * `<svg …><title>`: the name of a drawing. Checked only if the page already has a title, so that no value depends on
 * it.
 */
function isInDrawing(bytes: PageBytes, at: number): boolean {
  let before = at - 1;
  while (before > 0 && isSpace[bytes[before] as number] === 1) before--;
  const opening = bytes.lastIndexOf(LT, before);
  if (bytes[before] !== GT || opening === -1) return false;
  return isNamed(bytes, opening, 'svg') || isNamed(bytes, opening, 'symbol') || isNamed(bytes, opening, 'g');
}
