// Lines of JSON from a stream, one at a time. Threat: a line without end, a million empty ones. A line longer than the
// limit is dropped while it arrives; at most one line is held.

/** A product with translations of long texts into twenty languages. */
const MAX_LINE_BYTES = 8_000_000;
const NEW_LINE = 10;

type Line = Record<string, unknown> | 'too-long' | 'unreadable';

/** Yields every non-empty line. */
export async function* jsonLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const finish = () => {
    const isLong = bytes > maxBytes;
    const line = isLong ? ('too-long' as const) : readLine(decoder.decode(Buffer.concat(parts)));
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(NEW_LINE, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      bytes += piece.length;
      if (bytes > maxBytes) parts = [];
      else if (piece.length > 0) parts.push(piece);
      if (end === -1) break;
      if (bytes > 0) yield finish();
      from = end + 1;
    }
  }
  // The file ended in the middle of a line.
  if (bytes > 0) yield finish();
}

function readLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
