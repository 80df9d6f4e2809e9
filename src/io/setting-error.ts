/**
 * A configuration error: the process exits with a code after which no supervisor starts it again
 * (scripts/supervise.mjs, deploy/systemd). Other errors may be gone at the next start. The message is one sentence that
 * says what to change.
 */
export class SettingError extends Error {
  override name = 'SettingError';
}
