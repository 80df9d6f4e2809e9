import type { Language } from '#domain/language.ts';

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
