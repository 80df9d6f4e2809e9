import { rememberPreference } from '#web/preferences.ts';

/** Tells the server the browser's time zone, so that the next page shows local times. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && !document.cookie.includes(`time_zone=${encodeURIComponent(timeZone)}`)) {
    rememberPreference('timeZone', timeZone);
  }
}
