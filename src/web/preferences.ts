import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';

// Small preferences of one browser, stored in cookies so that the server renders the page right at once.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  theme: Theme;
  sidebarCollapsed: boolean;
  timeZone: string;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const cookieNames = { theme: 'theme', sidebarCollapsed: 'sidebar_collapsed', timeZone: 'time_zone' } as const;

export function readPreferences(cookieHeader: string | null): Preferences {
  const theme = themes.find((known) => known === findCookie(cookieHeader, cookieNames.theme));
  const timeZone = findCookie(cookieHeader, cookieNames.timeZone);
  return {
    theme: theme ?? 'system',
    sidebarCollapsed: findCookie(cookieHeader, cookieNames.sidebarCollapsed) === '1',
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
  };
}

/** In the browser: stored for a year. */
export function rememberPreference(name: keyof Preferences, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = cookieText(cookieNames[name], value, YEAR_SECONDS);
}

export const cookieText = (name: string, value: string, maxAgeSeconds: number) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;

export function findCookie(cookieHeader: string | null, name: string): string | null {
  for (const part of (cookieHeader ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Tells the server the browser's time zone, so that the next page shows local times. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && !document.cookie.includes(`time_zone=${encodeURIComponent(timeZone)}`)) {
    rememberPreference('timeZone', timeZone);
  }
}
