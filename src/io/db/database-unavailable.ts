import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from '#io/log/describe-error.ts';
import { SettingError } from '#io/setting-error.ts';

// Distinguishes a database that is unavailable, full or too slow from an invalid statement. The first is temporary and
// not the caller's fault; the second is a bug.

/** SQLSTATE: connection broken (08), shutting down or starting (57P), too many connections or no room (53). */
const awayStates = /^(08...|57P0[1-5]|53...)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // missing socket file
]);
/** node-postgres has no codes for these. */
const unavailableTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|the database system is)/i;

/** Statements go through Drizzle, whose error has the driver's as its cause. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('query' in thrown && 'params' in thrown) return isAway(thrown.cause);
  return isAway(thrown) && isFromDriver(thrown);
}

/** For errors that are known to come from the driver. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayStates.test(code) || awayCodes.has(code) || unavailableTexts.test(error.message);
}

/** ECONNREFUSED alone may be a shop's server. A broken `begin` comes as the driver's own error. */
const isFromDriver = (error: Error): boolean =>
  unavailableTexts.test(error.message) ||
  ('severity' in error && 'code' in error) ||
  /\/pg(-pool|-boss)?\//.test((error.stack ?? '').replaceAll('\\', '/'));

// The first connection of a starting process.

const MAX_MS = 60_000;
const PAUSE_MS = 500;

/** Unavailable for more than a minute. Not a configuration error: the next start may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseAway';
}

/** SQLSTATE: wrong account or password, wrong name of the database. */
const refusals = new Set(['28P01', '28000', '3D000']);
/** Node's codes for a certificate that DATABASE_URL does not trust. node-postgres has none for a server without TLS. */
const distrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const withoutTls = 'The server does not support SSL connections';

function isWrongSetting(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return refusals.has(code) || distrusted.test(code) || error.message === withoutTls;
}

const settingError = (reason: string) => new SettingError(`The database of DATABASE_URL cannot be used: ${reason}`);

/** Throws if the address itself is wrong, for example because it names a certificate that is not there. */
function newClient(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  } catch (error) {
    throw settingError(reasonOf(error));
  }
}

/** A database that starts together with us may need a little longer. A wrong password or name fails at once. */
export async function waitForDatabase(
  url: string,
  { say, signal, longestMs = MAX_MS }: { say: (line: string) => void; signal: AbortSignal; longestMs?: number },
): Promise<void> {
  const until = performance.now() + longestMs;
  for (let attempt = 1; !signal.aborted; attempt++) {
    const client = newClient(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      const reason = error instanceof Error ? error.message || String(Object(error).code) : String(error);
      if (isWrongSetting(error)) throw settingError(reason);
      if (attempt === 1)
        say(`The database does not answer yet (${reason}); waiting for it up to ${longestMs / 1000} s.`);
      if (performance.now() > until)
        throw new DatabaseUnavailable(`The database did not answer within ${longestMs / 1000} s: ${reason}`);
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
