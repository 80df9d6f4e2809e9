// The bytes of a page with the searches that the scanner needs. Where the runtime has `Buffer` (Node, Bun, Deno) it is
// that: its search is native, and its UTF-8 slices cost a third of a TextDecoder call. Browsers and workers get the
// same methods in plain JavaScript, so that every rule reads the same in both.

/** The methods of `Buffer` in use. */
export interface PageBytes extends Uint8Array {
  toString(encoding?: 'latin1' | 'utf8', from?: number, to?: number): string;
  indexOf(sought: number | string, from?: number, encoding?: 'latin1'): number;
  subarray(from?: number, to?: number): PageBytes;
}

interface NativeBytes {
  from(buffer: ArrayBufferLike, byteOffset: number, length: number): PageBytes;
}

// Read from the global object: a bundler that sees the bare name adds a copy of the whole library for browsers.
const native = (globalThis as { Buffer?: NativeBytes }).Buffer;

/** A view of the same bytes; nothing is copied. */
export const pageBytes: (body: Uint8Array) => PageBytes = native
  ? (body) => native.from(body.buffer, body.byteOffset, body.byteLength)
  : (body) => new PlainBytes(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength);

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Arguments of one call: engines limit them. */
const CHUNK = 8_192;

/** The same without `Buffer`. Exported for its test, which compares both. */
export class PlainBytes extends Uint8Array implements PageBytes {
  override toString(encoding: 'latin1' | 'utf8' = 'utf8', from = 0, to = this.length): string {
    const part = this.subarray(from, Math.max(from, to));
    if (encoding === 'utf8') return utf8.decode(part);
    let text = '';
    for (let at = 0; at < part.length; at += CHUNK) {
      text += String.fromCharCode.apply(null, part.subarray(at, at + CHUNK) as unknown as number[]);
    }
    return text;
  }

  override indexOf(sought: number | string, from = 0): number {
    if (typeof sought === 'number') return super.indexOf(sought, from);
    const first = sought.charCodeAt(0);
    let at = super.indexOf(first, from);
    while (at !== -1) {
      let index = 1;
      while (index < sought.length && this[at + index] === sought.charCodeAt(index)) index++;
      if (index === sought.length) return at;
      at = super.indexOf(first, at + 1);
    }
    return -1;
  }

  override subarray(from = 0, to = this.length): PlainBytes {
    return super.subarray(from, to) as PlainBytes;
  }
}
