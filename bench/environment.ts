// What a bench runs in: a database, a whole Linkbild, processes, a mail server. Everything that is started here ends with
// the bench, also when it fails or is interrupted.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';
import { callHeaders, createClient } from '../src/contract/client.ts';
import { SESSION_COOKIE } from '../src/contract/session-cookie.ts';
import { newToken } from '../src/io/accounts/tokens.ts';
import { connect, type Db, migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { addSession } from '../src/io/db/queries/accounts/sessions.ts';
import { addUser, findUserByEmail } from '../src/io/db/queries/accounts/users.ts';
import { endWithThisProcess } from '../test/embedded-processes.ts';
import { newDataDir, removeDataDir, startInstance } from '../test/instance.ts';
import { finish, type Report } from './harness.ts';

/** A run that takes a minute instead of many, with figures that say less. */
export const isShort = process.argv.includes('--short');

/** `--minutes=3` */
export const option = (name: string): string | null =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;

const clearUps: (() => unknown)[] = [];
/** Called when the bench ends, the last first. */
export const atEnd = (clearUp: () => unknown) => void clearUps.push(clearUp);

async function clearUp(): Promise<void> {
  for (let next = clearUps.pop(); next; next = clearUps.pop())
    try {
      await next();
    } catch (error) {
      console.error(error);
    }
}

type Measured = Omit<Report, 'bench'> & {
  bars?: Record<string, number>;
  /** Something is wrong, whatever the machine. */
  isFailed?: boolean;
  /** A limit of time or memory was passed. A short run does not judge that. */
  isSlow?: boolean;
};

/** The bench itself: measures and says what came of it. */
export async function runBench(name: string, measureAll: () => Promise<Measured>): Promise<void> {
  let isInterrupted = false;
  const interrupt = () => {
    // Signals come more than once: to the process and to its group.
    if (isInterrupted) return;
    isInterrupted = true;
    void clearUp().then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  // scripts/bench.mjs is gone, however it ended.
  process.on('disconnect', interrupt);
  try {
    const { bars = {}, isFailed = false, isSlow = false, ...report } = await measureAll();
    await clearUp();
    if (isInterrupted) return;
    finish({ bench: name, ...report }, bars);
    process.exit(isFailed || (isSlow && !isShort) ? 1 : 0);
  } catch (error) {
    // What was started ends under a bench that is interrupted: that is no failure of its own.
    if (isInterrupted) return;
    console.error(error);
    await clearUp();
    process.exit(1);
  }
}

export function newFolder(): string {
  const folder = newDataDir();
  atEnd(() => removeDataDir(folder));
  return folder;
}

/** The embedded PostgreSQL, durable as in production: what is saved is on disk. */
export async function startDatabase(given: string | null = null) {
  const dataDir = given ?? newFolder();
  endWithThisProcess(dataDir, { keepsFolder: given !== null });
  const embedded = await startEmbedded({ dataDir });
  atEnd(() => embedded.stop());
  await migrateUp(embedded.url);
  const database = connect(embedded.url);
  atEnd(() => database.close());
  return { dataDir, url: embedded.url, database, db: database.db };
}

/** A whole Linkbild in its own processes; with `DATABASE_URL` on a database that is filled already. */
export async function startLinkbild(env: Record<string, string> = {}, folder: string | null = null) {
  const instance = await startInstance(folder ?? newFolder(), env);
  atEnd(() => instance.stop());
  return instance;
}

/** A server with a mail box: `onMail` gets the recipients of each mail. Resolves to its SMTP_URL. */
export async function startMailServer(onMail: (recipients: string[]) => void): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        onMail(envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // A worker that is killed in the middle of a mail.
  server.on('error', () => undefined);
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve(`smtp://127.0.0.1:${(listening.address() as { port: number }).port}`),
    );
  });
}

/** Lines that a process writes, until it ends; it fails if the process does. */
export async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  if (!child.stdout) throw new Error('no output');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  yield* createInterface({ input: child.stdout });
  const code = await ended;
  if (code) throw new Error(`${child.spawnargs.slice(0, -1).join(' ')} ended with ${code}`);
}

/** A program of bench/processes with its order as JSON; ended with the bench. */
export function startProcess(file: string, order: unknown, flags: string[] = []) {
  const path = join(import.meta.dirname, 'processes', file);
  const child = spawn(process.execPath, [...flags, path, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  atEnd(() => endProcess(child));
  const lines = linesOf(child);
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${file} ended without a word`);
    return value;
  };
  return { child, next, read: async <Line>() => JSON.parse(await next()) as Line };
}

export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** The cookie of a person, by default of somebody who can see everything. */
export async function cookieOf(db: Db, email: string, role: 'user' | 'superadmin' = 'superadmin'): Promise<string> {
  const user = (await findUserByEmail(db, email)) ?? (await addUser(db, { email, role, status: 'active' }));
  if (!user) throw new Error(`${email} could not be stored`);
  const token = newToken();
  await addSession(db, user.id, token);
  return `${SESSION_COOKIE}=${token}`;
}

export const clientOf = (url: string, cookie = '') =>
  createClient(({ method, path, body }) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { ...callHeaders, origin: url, cookie },
      ...(body === undefined ? {} : { body }),
    }),
  );
