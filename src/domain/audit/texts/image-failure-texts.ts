import type { ImageProbeReason } from '#domain/audit/emulation/image-probe.ts';
import type { Text } from '#domain/language.ts';

/** Why an image could not be fetched, after a colon. */
export const imageFailureTexts: Record<ImageProbeReason, Text> = {
  blocked: { en: 'its URL isn’t public', de: 'Seine Adresse ist nicht öffentlich' },
  'bad-url': { en: 'its URL isn’t valid', de: 'Seine Adresse ist ungültig' },
  robots: { en: 'robots.txt blocks this crawler', de: 'Die robots.txt sperrt diesen Crawler aus' },
  'not-found': { en: 'the file doesn’t exist (404)', de: 'Die Datei gibt es nicht (404)' },
  forbidden: {
    en: 'the server denies access (401 or 403)',
    de: 'Der Server verweigert den Zugriff (401 oder 403)',
  },
  timeout: { en: 'the server takes too long to answer', de: 'Der Server antwortet nicht rechtzeitig' },
  'too-large': { en: 'the file is too large', de: 'Die Datei ist zu groß' },
  'not-an-image': { en: 'the URL doesn’t lead to an image', de: 'Unter der Adresse liegt kein Bild' },
  'broken-image': { en: 'the file is damaged', de: 'Die Datei ist beschädigt' },
  'too-many-redirects': { en: 'its URL redirects too often', de: 'Seine Adresse leitet zu oft weiter' },
  dns: { en: 'its domain doesn’t exist', de: 'Seine Domain gibt es nicht' },
  tls: { en: 'its URL couldn’t be opened securely', de: 'Seine Adresse ließ sich nicht sicher öffnen' },
  refused: { en: 'the server refuses the connection', de: 'Der Server lehnt die Verbindung ab' },
  'server-error': { en: 'the server reports an error (5xx)', de: 'Der Server meldet einen Fehler (5xx)' },
};
