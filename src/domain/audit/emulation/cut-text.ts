/** Where a platform cuts a text: after so many characters or (Discord) bytes; `mark` is what it appends. */
export interface Cut {
  unit: 'characters' | 'bytes';
  length: number;
  mark: '…' | '...';
  /** The length in front of the mark, if the mark counts too (Discord). */
  textLength?: number;
}

export const characters = (length: number): Cut => ({ unit: 'characters', length, mark: '…' });

/** The text as the platform shows it. Never splits a character: counts code points, or whole UTF-8 sequences. */
export function cutText(text: string, cut: Cut | null): string {
  // A character has at most three bytes per code unit, and at least one unit.
  if (cut === null || text.length * (cut.unit === 'bytes' ? 3 : 1) <= cut.length) return text;
  const points = Array.from(text);
  const { textLength = cut.length } = cut;
  let used = 0;
  let fitting = 0;
  for (const point of points) {
    used += cut.unit === 'bytes' ? utf8Length(point) : 1;
    if (used <= textLength) fitting += 1;
    if (used > cut.length) return points.slice(0, fitting).join('').trimEnd() + cut.mark;
  }
  return text;
}

/** Code points, without building a list: a surrogate pair is one, and so is a lone half. */
export function countPoints(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00 || (text.charCodeAt(at - 1) & 0xfc00) !== 0xd800) continue;
    pairs += 1;
    at += 1;
  }
  return text.length - pairs;
}

/** In UTF-8; a lone half becomes a sign of three bytes. */
function utf8Length(point: string): number {
  const code = point.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
