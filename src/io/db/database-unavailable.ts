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
