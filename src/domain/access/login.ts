import type { Language } from '#domain/language.ts';

// Logging in: how long to wait after failures, and from which device it was.

// How long to wait after failed attempts or between mails. The first ten mistakes cost nothing; after that each failure
// doubles the pause, which limits guessing to four tries an hour without ever locking an account for good.

export interface Pauses {
  firstSeconds: number;
  longestSeconds: number;
}

const afterFailures: Pauses = { firstSeconds: 5, longestSeconds: 15 * 60 };
/** Between mails to one address that are requested through a form. */
export const mailBackoff: Pauses = { firstSeconds: 60, longestSeconds: 3600 };
/** Shorter than the lifetime of a login link, so anyone who has to wait still has a valid one in the mailbox. */
export const loginLinkBackoff: Pauses = { firstSeconds: 60, longestSeconds: 5 * 60 };

export function backoffSeconds(times: number, free: number, pauses = afterFailures): number {
  if (times < free) return 0;
  return Math.min(pauses.longestSeconds, pauses.firstSeconds * 2 ** Math.min(times - free, 20));
}

/** Seconds left of the pause; 0 means the next attempt is allowed. */
export function retryAfterSeconds(
  { count, secondsAgo }: { count: number; secondsAgo: number },
  free: number,
  pauses?: Pauses,
): number {
  const pause = backoffSeconds(count, free, pauses);
  // No pause means nothing is left of it, even if the clock was set back since the last attempt.
  return pause === 0 ? 0 : Math.max(0, Math.ceil(pause - secondsAgo));
}

// Browser and system from the user agent, in the words people use for their own device. Order matters: nearly every
// browser also claims to be Chrome or Safari.

const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bSafari\/).*\bVersion\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** No real browser sends a longer header; the patterns see only this much. */
const MAX_LENGTH = 500;

export interface Device {
  browser: string | null;
  system: string | null;
}

export function readDevice(userAgent: string | null): Device {
  const agent = (userAgent ?? '').slice(0, MAX_LENGTH);
  const find = (rows: [RegExp, string][]) => rows.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

export function deviceName({ browser, system }: Device, language: Language): string {
  if (browser && system) {
    // A phone is a device, an operating system is not.
    const on = { en: 'on', de: /^iP/.test(system) ? 'auf dem' : 'unter' }[language];
    return `${browser} ${on} ${system}`;
  }
  return browser ?? system ?? { en: 'Unknown device', de: 'Unbekanntes Gerät' }[language];
}
