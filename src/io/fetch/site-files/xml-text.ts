/**
 * Bytes of an XML file as text: by byte order mark, otherwise its declaration, otherwise UTF-8. Invalid bytes become
 * U+FFFD.
 */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk);
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

function decoderFor(start: Uint8Array): TextDecoder {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const opening = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const [, encoding = 'utf-8'] = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(opening) ?? [];
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
