import type { AddressInfo } from 'node:net';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { connect } from '#io/db/db.ts';
import { whenOver } from './after-run.ts';

/**
 * A way to a database that can be taken away: connections break, new ones are refused, until it is back. The database
 * itself goes on for everybody else.
 */
export async function createDatabaseLink(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  /** Commits until the link breaks, after the database has them and before its answer arrives. */
  let commitsLeft = Number.POSITIVE_INFINITY;
  /** The same for packets of any kind, before the database has them. */
  let packetsLeft = Number.POSITIVE_INFINITY;
  let packets = 0;
  let isAway = false;
  const server = createServer((near) => {
    if (isAway) return void near.destroy();
    const far = connectTo(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.on('data', (bytes) => {
      packets += 1;
      packetsLeft -= 1;
      if (packetsLeft === 0) return takeAway();
      if (bytes.includes('commit')) commitsLeft -= 1;
      // Its answer shows that the database has committed.
      if (commitsLeft === 0) far.once('data', takeAway);
      far.write(bytes);
    });
    far.on('data', (bytes) => void near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const database = connect(own.href, { maxConnections: 5 });

  function takeAway() {
    isAway = true;
    commitsLeft = Number.POSITIVE_INFINITY;
    packetsLeft = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
  }
  whenOver(async () => {
    await database.close();
    takeAway();
    server.close();
  });
  return {
    url: own.href,
    db: database.db,
    /** How many the database was sent so far. */
    packets: () => packets,
    takeAway,
    takeAwayAtPacket: (number: number) => {
      packetsLeft = number;
    },
    takeAwayAtCommit: (number: number) => {
      commitsLeft = number;
    },
    giveBack: () => {
      isAway = false;
      commitsLeft = Number.POSITIVE_INFINITY;
    },
    isAway: () => isAway,
  };
}
