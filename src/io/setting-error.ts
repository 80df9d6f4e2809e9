/**
 * Somebody has to change a setting first: the process ends with a code that nobody takes for a reason to start it again
 * (scripts/supervise.mjs, deploy/systemd). Everything else may be over by the next start. The message is one sentence
 * that says what to change.
 */
export class SettingError extends Error {
  override name = 'SettingError';
}
