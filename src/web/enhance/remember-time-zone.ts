import { rememberPreference } from '../preferences.ts';

/** Tells the server the zone of this browser, so that the next page shows its times. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && !document.cookie.includes(`time_zone=${encodeURIComponent(timeZone)}`)) {
    rememberPreference('timeZone', timeZone);
  }
}
