// What Node keeps below a connection and has no public name for. Where it is not as expected, the stream's own events and
// calls do the same, more slowly.
import type { Socket } from 'node:net';

interface Handle {
  fd?: number;
  /** Called with the bytes that came; without any at the end and on errors. */
  onread?: (this: Handle, bytes: ArrayBuffer | undefined) => void;
}

const handleOf = (socket: Socket) => (socket as unknown as { _handle: Handle | null })._handle;

/** The connection's number in the system; it holds as long as the socket is not destroyed. -1: there is none. */
export const descriptorOf = (socket: Socket): number => handleOf(socket)?.fd ?? -1;

/**
 * Offers bytes to `take` as they come, before they go into the stream, which costs more than a short answer. What `take` does
 * not want goes there as always. Gives the connection back when called.
 */
export function readBeforeStream(socket: Socket, take: (bytes: Buffer) => boolean): () => void {
  const handle = handleOf(socket);
  const ofStream = handle?.onread;
  if (!handle || typeof ofStream !== 'function') return () => undefined;
  handle.onread = (bytes) => {
    if (bytes === undefined || !take(Buffer.from(bytes))) ofStream.call(handle, bytes);
  };
  return () => {
    handle.onread = ofStream;
  };
}
