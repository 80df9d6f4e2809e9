import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

// Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, the settings every app supports), and
// recovery codes for a lost phone. Callers must make sure that a code's step was not used before.

const STEP_SECONDS = 30;
/** Clocks differ: the previous and the next code count too. */
const WINDOW_STEPS = 1;

const appOf = (secret: string, email = '') =>
  new TOTP({ issuer: 'Linkbild', label: email, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

export const newSecret = () => new Secret({ size: 20 }).base32;

/** The URI the app reads, and the same as an image to scan. */
export async function describeApp(secret: string, email: string): Promise<{ uri: string; qrCode: string }> {
  const uri = appOf(secret, email).toString();
  return { uri, qrCode: await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }) };
}

/** The 30-second step a code belongs to; null if it is none near now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // otpauth compares bytes of equal length and throws for six other characters, which may be more bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** No letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;
const HALF = 5;

const letters = (count: number) => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten letters each, almost 50 bits: impossible to guess through a rate limit. */
export const newRecoveryCodes = () => Array.from({ length: CODES }, () => `${letters(HALF)}-${letters(HALF)}`);

/** As people type them: upper case, with spaces, without the hyphen. */
export const plainRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

export const newMailCode = () => String(randomInt(1_000_000)).padStart(6, '0');
