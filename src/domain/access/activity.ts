import type { Text } from '#domain/language.ts';

// What the log of who did what records. Adding an action takes one row here; the screens and the export follow.

export const activities = {
  login: { en: 'Logged in', de: 'Angemeldet' },
  'login-failed': { en: 'Login failed', de: 'Anmeldung fehlgeschlagen' },
  'logout-everywhere': { en: 'Logged out everywhere', de: 'Überall abgemeldet' },
  'session-ended': { en: 'Ended a session', de: 'Sitzung beendet' },
  'password-changed': { en: 'Changed their password', de: 'Passwort geändert' },
  'email-changed': { en: 'Changed their email address', de: 'E-Mail-Adresse geändert' },
  'email-confirmed': { en: 'Confirmed their email address', de: 'E-Mail-Adresse bestätigt' },
  'factor-added': { en: 'Added a passkey or second factor', de: 'Passkey oder zweiten Faktor hinzugefügt' },
  'factor-removed': { en: 'Removed a passkey or second factor', de: 'Passkey oder zweiten Faktor entfernt' },
  'token-created': { en: 'Created an API token', de: 'API-Token erstellt' },
  'token-revoked': { en: 'Revoked an API token', de: 'API-Token widerrufen' },
  'person-invited': { en: 'Invited a person', de: 'Person eingeladen' },
  'invitation-accepted': { en: 'Accepted an invitation', de: 'Einladung angenommen' },
  'invitation-declined': { en: 'Declined an invitation', de: 'Einladung abgelehnt' },
  'invitation-withdrawn': { en: 'Withdrew an invitation', de: 'Einladung zurückgezogen' },
  'role-changed': { en: 'Changed a role', de: 'Rolle geändert' },
  'person-removed': { en: 'Removed a person', de: 'Person entfernt' },
  'person-left': { en: 'Left the project', de: 'Projekt verlassen' },
  'project-created': { en: 'Created the project', de: 'Projekt angelegt' },
  'project-claimed': { en: 'Claimed a checked shop', de: 'Geprüften Shop übernommen' },
  'theme-published': { en: 'Published a theme with the Linkbild tag', de: 'Theme mit Linkbild-Tag veröffentlicht' },
  'theme-restored': { en: 'Restored a theme’s files', de: 'Dateien eines Themes wiederhergestellt' },
  'live-switched': { en: 'Switched the images in the store on or off', de: 'Bilder im Shop ein- oder ausgeschaltet' },
  'project-deleted': { en: 'Deleted the project', de: 'Projekt gelöscht' },
  'project-exported': { en: 'Exported project data', de: 'Projektdaten exportiert' },
  'report-visibility-changed': { en: 'Changed who can see the reports', de: 'Sichtbarkeit der Berichte geändert' },
  'channel-added': { en: 'Added an alert channel', de: 'Kanal für Meldungen hinzugefügt' },
  'channel-deleted': { en: 'Deleted an alert channel', de: 'Kanal für Meldungen gelöscht' },
  'webhook-added': { en: 'Added a webhook', de: 'Webhook hinzugefügt' },
  'webhook-deleted': { en: 'Deleted a webhook', de: 'Webhook gelöscht' },
  'webhook-secret-changed': { en: 'Changed the secret of a webhook', de: 'Geheimnis eines Webhooks geändert' },
  'account-exported': { en: 'Exported account data', de: 'Kontodaten exportiert' },
  'account-deleted': { en: 'Deleted an account', de: 'Konto gelöscht' },
  'user-suspended': { en: 'Suspended an account', de: 'Konto gesperrt' },
  'user-reactivated': { en: 'Reactivated an account', de: 'Kontosperre aufgehoben' },
  'acting-started': { en: 'Logged in as someone else', de: 'Als andere Person angemeldet' },
  'acting-ended': { en: 'Returned to their own account', de: 'Zum eigenen Konto zurückgekehrt' },
  'super-admin-visit': { en: 'Super admin opened the project', de: 'Super-Admin hat das Projekt geöffnet' },
} as const satisfies Record<string, Text>;

export type Activity = keyof typeof activities;
export const activityNames = Object.keys(activities) as Activity[];
