import { spawn, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../src/io/db/embedded/start-embedded.ts';
import { freePort } from '../instance.ts';
import { endProcess } from './end-process.ts';

export interface TestPostgres {
  /** As the table names it. */
  name: string;
  url: string;
  stop(): Promise<void>;
}

/** Debian's PostgreSQL if installed (newest first), otherwise the bundled one; on a port of its own. */
export async function startPostgres(folder: string): Promise<TestPostgres> {
  mkdirSync(folder, { recursive: true });
  const bin = globSync('/usr/lib/postgresql/{15,16,17,18}/bin').toSorted().at(-1);
  if (!bin) {
    const embedded = await startEmbedded({ dataDir: folder });
    return { name: 'PostgreSQL (embedded)', ...embedded };
  }
  // PostgreSQL refuses to run as root: it gets an account that every Debian has.
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? accountOf('postgres') : null;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const as = account ?? {};
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'linkbild', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      encoding: 'utf8',
      cwd: folder,
      ...as,
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const options = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { cwd: folder, stdio: 'ignore', ...as });
  const url = `postgres://linkbild@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 300 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await wait(50);
  }
  return {
    name: `PostgreSQL ${/(\d+)\/bin$/.exec(bin)?.[1]} (Debian)`,
    url,
    // "Fast": ends connections.
    stop: () => endProcess(server, 'SIGINT'),
  };
}

function accountOf(name: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  return uid > 0 ? { uid, gid } : null;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
