import type { Gate } from './gate.ts';
import type { Watch } from './watch.ts';

type Room = {
  /** Up to here a body is held without asking. */
  smallBytes: number;
  /** The most it can become. */
  maxBytes: number;
  /** Who holds more than a small body needs a place here, so that hundreds at once stay within known memory. */
  big: Gate;
  watch: Watch;
};

/** The whole body in one piece. A big one is written into place once, not collected and joined: that would double it. */
export async function collectBody(body: AsyncIterable<Uint8Array>, room: Room): Promise<Uint8Array> {
  const small: Uint8Array[] = [];
  let large: Uint8Array | null = null;
  let length = 0;
  try {
    for await (const chunk of body) {
      if (large === null && length + chunk.length > room.smallBytes) {
        room.watch.rest();
        await room.big.enter(room.watch.signal);
        large = Buffer.allocUnsafeSlow(room.maxBytes);
        room.watch.run();
        let at = 0;
        for (const part of small.splice(0)) {
          large.set(part, at);
          at += part.length;
        }
      }
      if (large) large.set(chunk, length);
      else small.push(chunk);
      length += chunk.length;
    }
    if (large === null) return Buffer.concat(small, length);
    // Pages of memory never written to are not taken from the system; a mostly empty buffer is still not kept.
    return length > room.maxBytes / 2 ? large.subarray(0, length) : large.slice(0, length);
  } finally {
    if (large) room.big.leave();
  }
}
