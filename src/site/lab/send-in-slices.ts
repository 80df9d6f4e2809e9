import { setTimeout as pause } from 'node:timers/promises';

const SLICE_BYTES = 16_384;
/** So much goes at once: most pages are shorter. */
const FREE_BYTES = 65_536;
/** A megabyte a second. */
const PAUSE_MS = 16;
const zeros = new Uint8Array(SLICE_BYTES);

export interface Sent {
  bytes: Uint8Array;
  /** Zeros that follow the bytes. */
  zeros: number;
  isPaced: boolean;
}

/**
 * Sends slice by slice and says at the end how many bytes went out. What the kernel has taken is not yet what the client
 * has read, so a long page is sent with pauses: a crawler that closes after 300 kB has then been sent little more.
 */
export function sendInSlices(
  { bytes, zeros: padding, isPaced }: Sent,
  onEnd: (bytesSent: number) => void,
): ReadableStream<Uint8Array> {
  const whole = bytes.length + padding;
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isPaced && at >= FREE_BYTES) await pause(PAUSE_MS);
        const isPadding = at >= bytes.length;
        const end = Math.min(at + SLICE_BYTES, isPadding ? whole : bytes.length);
        controller.enqueue(isPadding ? zeros.slice(0, end - at) : bytes.slice(at, end));
        at = end;
        if (at < whole) return;
        controller.close();
        onEnd(at);
      },
      cancel: () => onEnd(at),
    },
    // Only what is taken counts as sent.
    { highWaterMark: 0 },
  );
}
