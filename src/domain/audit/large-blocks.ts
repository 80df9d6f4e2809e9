// Large blocks between the start of a page and a late tag. Platforms stop reading after a number of bytes, so an inline
// style sheet of 400 kB pushes every later tag out of the window; this names the blocks responsible.

export interface Bulk {
  what: 'style' | 'script' | 'svg' | 'comment' | 'noscript';
  offset: number;
  bytes: number;
  /** First id, src or type that identifies it; null if there is none. */
  label: string | null;
}

// The element's own end is not part of the pattern: on a page of `<svg <svg <svg …` it would be searched for from every
// one of them.
const openings = /<(style|script|svg|noscript)\b|<!--/gi;
const MAX_ATTRIBUTES_LENGTH = 1000;
/** Smaller blocks do not matter. */
const MIN_BULK_BYTES = 2_000;
const MAX_BULKS = 5;

/** The largest blocks before `end`, largest first. Reads latin1, so string offsets are byte offsets. */
export function findLargeBlocks(latin1Html: string, end: number): Bulk[] {
  const found: Bulk[] = [];
  openings.lastIndex = 0;
  for (let match = openings.exec(latin1Html); match && match.index < end; match = openings.exec(latin1Html)) {
    const what = (match[1]?.toLowerCase() ?? 'comment') as Bulk['what'];
    const closing = what === 'comment' ? '-->' : `</${what}`;
    const close = indexOfIgnoringCase(latin1Html, closing, openings.lastIndex);
    const stop = close === -1 ? latin1Html.length : close + closing.length;
    const bytes = stop - match.index;
    if (bytes >= MIN_BULK_BYTES)
      found.push({
        what,
        offset: match.index,
        bytes,
        label: what === 'comment' ? null : labelOf(attributesAt(latin1Html, openings.lastIndex)),
      });
    openings.lastIndex = stop;
  }
  return found.sort((a, b) => b.bytes - a.bytes).slice(0, MAX_BULKS);
}

const attributesAt = (text: string, at: number): string =>
  text.slice(at, at + MAX_ATTRIBUTES_LENGTH).split('>', 1)[0] ?? '';

function indexOfIgnoringCase(text: string, sought: string, from: number): number {
  const pattern = new RegExp(sought.replace(/[-/]/g, '\\$&'), 'gi');
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

const labelOf = (attributes: string): string | null =>
  /\b(?:id|src|data-[\w-]{1,40}|type)\s*=\s*["']?([^"'\s>]{1,60})/i.exec(attributes)?.[1] ?? null;
