import { type Logger, pino } from 'pino';

export type Log = Logger;

// Threat: a secret in a log outlives its session. What opens a door is censored by name wherever it stands, and query
// parts of addresses are cut before they get here (api/request-log.ts), because links from mails carry codes.
const secrets = [
  'password',
  'currentPassword',
  'token',
  'cookie',
  'authorization',
  'magicLinkCode',
  'confirmationCode',
  'invitationCode',
  'code',
  'secret',
  'set-cookie',
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]),
      censor: '…',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
