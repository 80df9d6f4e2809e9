// Parts of the page in which `<` opens nothing: text elements, scripts and comments. Found with the native search.

import type { PageBytes } from './page-bytes.ts';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const DASH = 0x2d;
const BANG = 0x21;

/** Whether `name` (lower case) is at `at`, followed by white space, a slash or `>`. */
function nameRemains(bytes: PageBytes, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const byte = bytes[at + index];
    if (byte === undefined || (byte | 0x20) !== name.charCodeAt(index)) return false;
  }
  const after = bytes[at + name.length];
  return (
    after === GT ||
    after === SLASH ||
    after === 0x20 ||
    after === 0x0a ||
    after === 0x0d ||
    after === 0x09 ||
    after === 0x0c
  );
}

/** Where the end tag `</name` begins, or `end`. */
export function rawTextEnd(bytes: PageBytes, from: number, end: number, name: string): number {
  let at = bytes.indexOf('</', from, 'latin1');
  while (at !== -1) {
    if (nameRemains(bytes, at + 2, name)) return at;
    at = bytes.indexOf('</', at + 2, 'latin1');
  }
  return end;
}

/** Where `</script` ends the script: not the first one if `<!--` and `<script` precede it (13.2.5.15 ff.). */
export function scriptEnd(bytes: PageBytes, from: number, end: number): number {
  let at = from;
  let close = -1;
  for (;;) {
    if (close < at) close = rawTextEnd(bytes, at, end, 'script');
    const opening = bytes.subarray(at, close).indexOf('<!--', 0, 'latin1');
    if (opening === -1) return close;
    const escaped = escapedScriptEnd(bytes, at + opening + 2, end);
    if (escaped.isEnd) return escaped.at;
    at = escaped.at;
  }
}

/** Inside `<!--` of a script: `-->` returns to plain script, `<script` hides the next `</script`. */
function escapedScriptEnd(bytes: PageBytes, from: number, end: number): { at: number; isEnd: boolean } {
  let isDouble = false;
  for (let at = from; at < end; at++) {
    const byte = bytes[at];
    if (byte === DASH) {
      if (bytes[at + 1] === DASH && bytes[at + 2] === GT) return { at: at + 3, isEnd: false };
    } else if (byte === LT) {
      if (bytes[at + 1] === SLASH) {
        if (!nameRemains(bytes, at + 2, 'script')) continue;
        if (!isDouble) return { at, isEnd: true };
        isDouble = false;
      } else if (!isDouble && nameRemains(bytes, at + 1, 'script')) isDouble = true;
    }
  }
  return { at: end, isEnd: true };
}

/** After the comment that opens at `from` (`<!--`): `-->` or `--!>`, and the short forms `<!-->` and `<!--->`. */
export function commentEnd(bytes: PageBytes, from: number, end: number): number {
  const inside = from + 4;
  if (bytes[inside] === GT) return inside + 1;
  if (bytes[inside] === DASH && bytes[inside + 1] === GT) return inside + 2;
  let at = bytes.indexOf('--', inside, 'latin1');
  while (at !== -1) {
    if (bytes[at + 2] === GT) return at + 3;
    if (bytes[at + 2] === BANG && bytes[at + 3] === GT) return at + 4;
    // A long row of dashes is stepped through here instead of one native call per dash.
    at++;
    while (bytes[at] === DASH && bytes[at + 1] === DASH && bytes[at + 2] === DASH) at++;
    at = bytes.indexOf('--', at, 'latin1');
  }
  return end;
}
