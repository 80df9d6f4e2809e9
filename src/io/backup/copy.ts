import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

// PostgreSQL's COPY, which the driver supports only as protocol messages: a whole table is sent or received as one
// stream of bytes, exactly as the server writes its values, at several times the speed of statements.

interface Connection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}
interface Complete {
  text: string;
}

/** `COPY 1200` → 1200. */
const rowsOf = ({ text }: Complete) => Number(/(?<!\d)(\d+)$/.exec(text)?.[1] ?? 0);

const submit = (client: pg.Client, query: object) => client.query(query as pg.Submittable);

/** COPY … TO STDOUT. Chunks are passed on one at a time; the server waits while one is processed. */
export function copyOut(
  client: pg.Client,
  statement: string,
  partBytes: number,
  take: (part: Buffer) => Promise<void>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let [chunks, size, rows]: [Buffer[], number, number] = [[], 0, 0];
    let taking: Promise<void> = Promise.resolve();
    let failure: unknown = null;
    function hand(connection: Connection) {
      const part = Buffer.concat(chunks, size);
      [chunks, size] = [[], 0];
      connection.stream.pause();
      taking = taking
        .then(() => (failure ? undefined : take(part)))
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => connection.stream.resume());
    }
    submit(client, {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection) {
        // Copied: the driver reuses the memory.
        chunks.push(Buffer.from(chunk));
        size += chunk.length;
        if (size >= partBytes) hand(connection);
      },
      handleCommandComplete(complete: Complete, connection: Connection) {
        rows = rowsOf(complete);
        if (size > 0) hand(connection);
      },
      handleReadyForQuery() {
        taking.then(() => (failure ? reject(failure) : resolve(rows)));
      },
      handleError: reject,
    });
  });
}

export interface CopyIn {
  write(part: Uint8Array): Promise<void>;
  /** Number of rows. */
  end(): Promise<number>;
}

/** COPY … FROM STDIN. */
export async function copyIn(client: pg.Client, statement: string): Promise<CopyIn> {
  const ready = Promise.withResolvers<Connection>();
  const done = Promise.withResolvers<number>();
  let rows = 0;
  done.promise.catch(() => undefined);
  submit(client, {
    submit: (connection: Connection) => connection.query(statement),
    handleCopyInResponse: (connection: Connection) => ready.resolve(connection),
    handleCommandComplete: (complete: Complete) => {
      rows = rowsOf(complete);
    },
    handleReadyForQuery: () => done.resolve(rows),
    handleError(error: unknown) {
      ready.reject(error);
      done.reject(error);
    },
  });
  const connection = await ready.promise;
  return {
    async write(part) {
      connection.sendCopyFromChunk(part);
      // A row that the server rejects ends the waiting as well.
      if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, 'drain'), done.promise]);
    },
    end() {
      connection.endCopyFrom();
      return done.promise;
    },
  };
}
