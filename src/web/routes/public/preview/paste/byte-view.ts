// The extraction reads bytes through Node's Buffer, whose search is native there. A browser has none: this is the part of
// it that the extraction uses, for a page that somebody pasted. Speed does not matter for one page.

class ByteView extends Uint8Array {
  override indexOf(wanted: number | string, from = 0): number {
    if (typeof wanted === 'number') return super.indexOf(wanted, from);
    const last = this.length - wanted.length;
    for (let at = Math.max(0, from); at <= last; at++) if (this.#holds(wanted, at)) return at;
    return -1;
  }

  override lastIndexOf(wanted: number | string, from = this.length - 1): number {
    if (typeof wanted === 'number') return super.lastIndexOf(wanted, from);
    for (let at = Math.min(from, this.length - wanted.length); at >= 0; at--) if (this.#holds(wanted, at)) return at;
    return -1;
  }

  /** `indexOf` of a single text is what all of them come down to: texts here are ASCII. */
  #holds(text: string, at: number): boolean {
    for (let index = 0; index < text.length; index++) if (this[at + index] !== text.charCodeAt(index)) return false;
    return true;
  }

  override toString(encoding?: string, from = 0, to = this.length): string {
    const part = this.subarray(Math.max(0, from), Math.max(0, to));
    if (encoding !== 'latin1') return decoder.decode(part);
    let text = '';
    for (let at = 0; at < part.length; at += STEP) text += String.fromCharCode(...part.subarray(at, at + STEP));
    return text;
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Arguments of one call are bounded. */
const STEP = 8_192;

export const byteViews = {
  from: (source: ArrayBuffer | Uint8Array<ArrayBuffer>, offset = 0, length?: number): ByteView =>
    // A view of a page's bytes, or a copy of them.
    source instanceof ArrayBuffer ? new ByteView(source, offset, length) : new ByteView(source.slice().buffer),
  alloc: (length: number): ByteView => new ByteView(new ArrayBuffer(length)),
};
