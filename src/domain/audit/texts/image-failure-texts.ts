import type { Text } from '#domain/language.ts';
import type { ImageProbeReason } from '../emulation/image-probe.ts';

/** Why an image could not be fetched, as the end of a sentence. */
export const imageFailureTexts: Record<ImageProbeReason, Text> = {
  blocked: { en: 'its address is not a public one', de: 'seine Adresse ist nicht öffentlich' },
  'bad-url': { en: 'its address is not a valid one', de: 'seine Adresse ist ungültig' },
  robots: { en: 'robots.txt forbids it to this crawler', de: 'die robots.txt verbietet es diesem Crawler' },
  'not-found': { en: 'the server says it does not exist (404)', de: 'der Server kennt es nicht (404)' },
  forbidden: {
    en: 'the server refuses it to this visitor (401 or 403)',
    de: 'der Server verweigert es diesem Besucher (401 oder 403)',
  },
  timeout: { en: 'the server takes too long to answer', de: 'der Server antwortet nicht rechtzeitig' },
  'too-large': { en: 'the file is too large to be read', de: 'die Datei ist zu groß' },
  'not-an-image': { en: 'the address gives something other than an image', de: 'unter der Adresse liegt kein Bild' },
  'broken-image': { en: 'the file is damaged', de: 'die Datei ist beschädigt' },
  'too-many-redirects': { en: 'its address redirects too often', de: 'seine Adresse leitet zu oft weiter' },
  dns: { en: 'its host name does not exist', de: 'den Hostnamen gibt es nicht' },
  tls: { en: 'the certificate of its server is not valid', de: 'das Zertifikat des Servers ist ungültig' },
  refused: { en: 'its server refuses the connection', de: 'der Server nimmt keine Verbindung an' },
  'server-error': { en: 'its server answers with an error (5xx)', de: 'der Server antwortet mit einem Fehler (5xx)' },
};
