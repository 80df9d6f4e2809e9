// The inside of a tag, by the tokenizer rules of the HTML standard (13.2.5.32 to 13.2.5.40). Two readers of the same
// grammar: one only finds the end of the tag, which is enough for most tags, and one records positions.

import type { PageBytes } from './page-bytes.ts';

const GT = 0x3e;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

const SPACES = [0x09, 0x0a, 0x0c, 0x0d, 0x20];
const SLASH = 0x2f;

function byteSet(members: number[]): Uint8Array {
  const set = new Uint8Array(256);
  for (const member of members) set[member] = 1;
  return set;
}
export const isSpace = byteSet(SPACES);
/** Bytes that end a tag name. */
export const endsTagName = byteSet([...SPACES, SLASH, GT]);
const endsAttributeName = byteSet([...SPACES, SLASH, GT, EQUALS]);
const isSeparator = byteSet([...SPACES, SLASH]);
const endsBareValue = byteSet([...SPACES, GT]);

/** Longer values are skipped by a native search: the call costs about as much as this many steps. */
const NATIVE_FROM = 96;

function quotedEnd(bytes: PageBytes, from: number, end: number, quote: number): number {
  const near = Math.min(end, from + NATIVE_FROM);
  let at = from;
  while (at < near && bytes[at] !== quote) at++;
  if (at < near) return at;
  const found = near < end ? bytes.indexOf(quote, near) : -1;
  return found === -1 ? end : found;
}

/** Position of the `>` that ends the tag, or `end` if the page ends first (the standard then drops the tag). */
export function skipAttributes(bytes: PageBytes, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const first = bytes[at] as number;
    if (first === GT) return at;
    at++;
    if (isSeparator[first] === 1) continue;
    while (at < end && endsAttributeName[bytes[at] as number] === 0) at++;
    while (at < end && isSpace[bytes[at] as number] === 1) at++;
    if (bytes[at] !== EQUALS) continue;
    at++;
    while (at < end && isSpace[bytes[at] as number] === 1) at++;
    const opening = bytes[at];
    if (opening === DOUBLE_QUOTE || opening === SINGLE_QUOTE) at = quotedEnd(bytes, at + 1, end, opening) + 1;
    else while (at < end && endsBareValue[bytes[at] as number] === 0) at++;
  }
  return end;
}

/** Four positions per attribute: name start, name end, value start, value end. */
export type AttributePositions = number[];

/** Like skipAttributes, with every attribute's positions appended to `into`. */
export function readAttributes(bytes: PageBytes, from: number, end: number, into: AttributePositions): number {
  let at = from;
  while (at < end) {
    const first = bytes[at] as number;
    if (first === GT) return at;
    const nameFrom = at;
    at++;
    if (isSeparator[first] === 1) continue;
    while (at < end && endsAttributeName[bytes[at] as number] === 0) at++;
    const nameTo = at;
    while (at < end && isSpace[bytes[at] as number] === 1) at++;
    let valueFrom = nameTo;
    let valueTo = nameTo;
    if (bytes[at] === EQUALS) {
      at++;
      while (at < end && isSpace[bytes[at] as number] === 1) at++;
      const opening = bytes[at];
      valueFrom = at;
      if (opening === DOUBLE_QUOTE || opening === SINGLE_QUOTE) {
        valueFrom = at + 1;
        valueTo = quotedEnd(bytes, valueFrom, end, opening);
        at = valueTo + 1;
      } else {
        while (at < end && endsBareValue[bytes[at] as number] === 0) at++;
        valueTo = at;
      }
    }
    into.push(nameFrom, nameTo, valueFrom, valueTo);
  }
  return end;
}

/** A `/>` that is not the tail of an unquoted value (`<svg width=10/>` is not closed). */
export function isSelfClosed(bytes: PageBytes, gt: number, attributes: AttributePositions): boolean {
  return bytes[gt - 1] === SLASH && (attributes.length === 0 || (attributes.at(-1) as number) < gt);
}

/** Index of the first attribute with this (lower-case) name in the positions; -1 if none. */
export function attributeAt(bytes: PageBytes, positions: number[], name: string): number {
  for (let at = 0; at < positions.length; at += 4) {
    const from = positions[at] as number;
    if ((positions[at + 1] as number) - from !== name.length) continue;
    let index = 0;
    while (index < name.length && ((bytes[from + index] as number) | 0x20) === name.charCodeAt(index)) index++;
    if (index === name.length) return at;
  }
  return -1;
}
