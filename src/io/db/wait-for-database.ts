import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from '#io/log/describe-error.ts';
import { SettingError } from '#io/setting-error.ts';

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
