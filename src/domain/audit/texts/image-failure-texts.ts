import type { Text } from '#domain/language.ts';
import type { ImageProbeReason } from '../emulation/image-probe.ts';

/** Why an image could not be fetched, as the end of a sentence. */
export const imageFailureTexts: Record<ImageProbeReason, Text> = {
  blocked: { en: 'its URL isn’t public', de: 'seine Adresse ist nicht öffentlich' },
  'bad-url': { en: 'its URL isn’t valid', de: 'seine Adresse ist ungültig' },
  robots: { en: 'robots.txt blocks this crawler', de: 'die robots.txt sperrt diesen Crawler aus' },
  'not-found': { en: 'the file doesn’t exist (404)', de: 'die Datei gibt es nicht (404)' },
  forbidden: {
    en: 'the server denies access (401 or 403)',
    de: 'der Server verweigert den Zugriff (401 oder 403)',
  },
  timeout: { en: 'the server takes too long to answer', de: 'der Server antwortet nicht rechtzeitig' },
  'too-large': { en: 'the file is too large', de: 'die Datei ist zu groß' },
  'not-an-image': { en: 'the URL doesn’t lead to an image', de: 'unter der Adresse liegt kein Bild' },
  'broken-image': { en: 'the file is damaged', de: 'die Datei ist beschädigt' },
  'too-many-redirects': { en: 'its URL redirects too often', de: 'seine Adresse leitet zu oft weiter' },
  dns: { en: 'its domain doesn’t exist', de: 'seine Domain gibt es nicht' },
  tls: { en: 'the server’s certificate isn’t valid', de: 'das Zertifikat des Servers ist ungültig' },
  refused: { en: 'the server refuses the connection', de: 'der Server lehnt die Verbindung ab' },
  'server-error': { en: 'the server reports an error (5xx)', de: 'der Server meldet einen Fehler (5xx)' },
};
