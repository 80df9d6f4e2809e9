import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { MemoryFile } from '#io/system/send-now.ts';
import { descriptorOf, readBeforeStream } from '#io/system/socket-handle.ts';
import { sendNow } from './hot-files.ts';
import { wireAnswer } from './hot-pictures.ts';
import type { LiveImages, ReadyPicture } from './live-images.ts';
import { type PlainGet, readPlainGet } from './plain-get.ts';

// Pictures in memory are sent from the connection itself: Node's HTTP would cost more than all the rest. A connection begins
// here and stays as long as it asks, with plain requests one by one, for what lies ready. The first request that is anything
// else hands it over to Node, with every byte of that request, for good: there is no way back, and no state is shared.

type Live = Pick<LiveImages, 'ready' | 'noteReady'>;

export interface HotConnections {
  /** Ends those that wait for a request; the others end with their answer. */
  close(): void;
  closeAll(): void;
}

interface Connection {
  socket: Socket;
  since: number;
  /** An answer is on its way. */
  isBusy: boolean;
  hasAnswered: boolean;
  handOver(bytes: Buffer | null): void;
}

const SWEEP_MS = 1_000;
/** Who takes nothing of an answer for this long is gone. */
const SLOW_MS = 30_000;
const nothing = Buffer.alloc(0);

export function createHotConnections(server: Server, { ready, noteReady }: Live, count: () => void): HotConnections {
  const ofNode = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  const aboutConnection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n`;
  const open = new Set<Connection>();
  let isClosing = false;

  function take(socket: Socket) {
    const connection: Connection = { socket, since: Date.now(), isBusy: false, hasAnswered: false, handOver };
    const isGone = () => socket.destroyed || !open.has(connection);
    const descriptor = descriptorOf(socket);
    // What comes behind something that waits in the stream, or while an answer is on its way, waits there too.
    const giveBack = readBeforeStream(socket, (bytes) => {
      if (connection.isBusy || socket.readableLength > 0) return false;
      onData(bytes);
      return true;
    });

    function onData(bytes: Buffer) {
      const asking = readPlainGet(bytes);
      const found = asking && ready(asking);
      if (!found) return handOver(bytes);
      connection.isBusy = true;
      if (found.isToLook) return void look(asking, found, bytes);
      send(asking, found, 0);
    }

    function send(asking: PlainGet, found: ReadyPicture, milliseconds: number) {
      const { hot, isSame } = found;
      const { bytes, file } = wireAnswer(hot, isSame, Date.now(), aboutConnection);
      const taken = handToSystem(bytes, file);
      if (taken < bytes.length) socket.write(bytes.subarray(taken));
      count();
      noteReady(asking, found, milliseconds);
      if (socket.writableLength === 0) return onSent();
      // The system has not taken it all: nothing more is read before it has. (A callback for every write would cost a turn
      // of Node's queue for every picture.)
      socket.pause();
      socket.setTimeout(SLOW_MS);
      socket.write(nothing, (error) => error || isGone() || onSent());
    }

    function handToSystem(bytes: Buffer, file: MemoryFile | null): number {
      if (!sendNow || socket.destroyed || socket.writableLength > 0) return 0;
      return file ? sendNow.file(descriptor, file) : sendNow.bytes(descriptor, bytes);
    }

    function onSent() {
      connection.isBusy = false;
      connection.hasAnswered = true;
      connection.since = Date.now();
      if (isClosing) return socket.destroySoon();
      if (!socket.isPaused()) return;
      socket.setTimeout(0);
      socket.resume();
    }

    async function look(asking: PlainGet, { hot }: ReadyPicture, bytes: Buffer) {
      socket.pause();
      const started = Date.now();
      const isThere = await hot.look().catch(() => false);
      if (isGone()) return;
      const found = isThere ? ready(asking) : null;
      if (found) return send(asking, found, Date.now() - started);
      // Asked of Node, it is looked for once more: who looked is told what there is now.
      hot.isAsked = false;
      handOver(bytes);
    }

    function release() {
      open.delete(connection);
      giveBack();
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', release).off('timeout', onError);
    }

    function handOver(bytes: Buffer | null) {
      release();
      socket.pause();
      if (bytes) socket.unshift(bytes);
      for (const listener of ofNode) listener.call(server, socket);
      socket.resume();
    }

    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    open.add(connection);
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', release).on('timeout', onError);
  }

  /** As Node's server: a connection that asks nothing more is closed; one that never asked is Node's to judge. */
  function sweep() {
    const now = Date.now();
    for (const { socket, since, isBusy, hasAnswered, handOver } of open) {
      if (isBusy || now - since < server.keepAliveTimeout) continue;
      if (hasAnswered) socket.destroySoon();
      else handOver(null);
    }
  }

  server.removeAllListeners('connection');
  server.on('connection', take);
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweeping));
  return {
    close() {
      isClosing = true;
      for (const { socket, isBusy } of open) if (!isBusy) socket.destroySoon();
    },
    closeAll() {
      for (const { socket } of open) socket.destroy();
    },
  };
}
