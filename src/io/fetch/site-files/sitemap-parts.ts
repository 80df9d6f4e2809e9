// Splits a sitemap after whole rows, so that each part can be read alone: no process has to keep what it has read, and
// the rows of one part are few enough to be handled at once.

export interface BytesPart {
  bytes: Uint8Array;
  encoding: string;
  isLast: boolean;
}

/** About 4,000 rows. */
const PART_BYTES = 512_000;

/** If the transfer breaks off, what has arrived comes first, then the error. */
export async function* sitemapParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<BytesPart> {
  let waiting = Buffer.alloc(0);
  let chunks: Uint8Array[] = [];
  let size = 0;
  let encoding: string | null = null;
  const joined = () => {
    const bytes = Buffer.concat([waiting, ...chunks]);
    chunks = [];
    size = 0;
    return bytes;
  };
  try {
    for await (const chunk of body) {
      encoding ??= encodingOf(chunk);
      chunks.push(chunk);
      size += chunk.byteLength;
      if (waiting.length + size < PART_BYTES) continue;
      const bytes = joined();
      const end = endOfRows(bytes, encoding);
      waiting = bytes.subarray(end);
      yield { bytes: bytes.subarray(0, end), encoding, isLast: false };
    }
  } catch (error) {
    yield { bytes: joined(), encoding: encoding ?? 'utf-8', isLast: false };
    throw error;
  }
  yield { bytes: joined(), encoding: encoding ?? 'utf-8', isLast: true };
}

/** The position after the last row outside of comments; the end if there is none, and the parser reports the error. */
function endOfRows(bytes: Buffer, encoding: string): number {
  const last = (text: string, before = bytes.length) => bytes.lastIndexOf(bytesOf(text, encoding), before);
  const [open, close] = [last('<!--'), last('-->')];
  const before = open > close ? open : bytes.length;
  const ends = ['url>', 'sitemap>'].map((name) => {
    const at = last(name, before);
    if (at === -1) return -1;
    const tag = last('<', at);
    const isClosing = tag !== -1 && last('</', at) === tag;
    return isClosing ? at + bytesOf(name, encoding).length : tag;
  });
  const end = Math.max(...ends);
  return end > 0 ? end : bytes.length;
}

function bytesOf(text: string, encoding: string): Buffer {
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(text, encoding === 'utf-16le' ? 'utf16le' : 'latin1');
}

/** By byte order mark, otherwise its declaration, otherwise UTF-8. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const opening = Buffer.from(start.subarray(0, 200)).toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(opening)?.[1] ?? 'utf-8';
}
