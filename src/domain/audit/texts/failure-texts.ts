import type { ImageProbeReason } from '#domain/audit/emulation/image-probe.ts';
import type { Text } from '#domain/language.ts';

const tooSlow: Text = { en: 'The page takes too long to answer.', de: 'Die Seite antwortet nicht rechtzeitig.' };

/** Why a page could not be audited, in words. Password and not found: docs/specification.md#s8.5, word for word. */
export const pageFailureTexts = {
  'bad-url': { en: 'This isn’t a valid URL.', de: 'Das ist keine gültige Webadresse.' },
  blocked: { en: 'This address isn’t public.', de: 'Diese Adresse ist nicht öffentlich.' },
  dns: { en: 'This domain doesn’t exist.', de: 'Diese Domain gibt es nicht.' },
  refused: { en: 'The server refuses the connection.', de: 'Der Server lehnt die Verbindung ab.' },
  tls: {
    en: 'We couldn’t open this address securely. Is it right?',
    de: 'Diese Adresse lässt sich nicht sicher öffnen. Stimmt sie?',
  },
  timeout: tooSlow,
  stalled: tooSlow,
  aborted: { en: 'The request was cancelled.', de: 'Die Anfrage wurde abgebrochen.' },
  'too-large': { en: 'The server’s answer is too large.', de: 'Die Antwort des Servers ist zu groß.' },
  'too-many-redirects': { en: 'The address redirects too often.', de: 'Die Adresse leitet zu oft weiter.' },
  'bad-response': { en: 'The server’s answer can’t be read.', de: 'Die Antwort des Servers ist nicht lesbar.' },
  'not-found': {
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
  },
  gone: { en: 'The page no longer exists.', de: 'Die Seite gibt es nicht mehr.' },
  forbidden: {
    en: 'The server denies access (401 or 403).',
    de: 'Der Server verweigert den Zugriff (401 oder 403).',
  },
  'rate-limited': {
    en: 'The server is turning requests away for now (429).',
    de: 'Der Server nimmt vorübergehend keine Anfragen an (429).',
  },
  'server-error': { en: 'The server reports an error (5xx).', de: 'Der Server meldet einen Fehler (5xx).' },
  password: {
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider haben wir keinen Zugriff auf die Linkvorschauen.',
  },
  challenge: {
    en: 'Bot protection or a consent wall blocks the page.',
    de: 'Ein Bot-Schutz oder eine Cookie-Abfrage blockiert die Seite.',
  },
  'not-html': { en: 'The address doesn’t lead to a web page.', de: 'Unter der Adresse liegt keine Webseite.' },
  'too-complex': {
    en: 'This page is too complicated to read.',
    de: 'Diese Seite ist zu kompliziert, um sie auszulesen.',
  },
  busy: {
    en: 'We’re reading a lot of pages right now. Please try again in a minute.',
    de: 'Wir lesen gerade sehr viele Seiten. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  'not-modified': { en: 'The page has not changed.', de: 'Die Seite hat sich nicht geändert.' },
} as const satisfies Record<string, Text>;

export type PageFailure = keyof typeof pageFailureTexts;

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
  tls: { en: 'the server’s certificate isn’t valid', de: 'Das Zertifikat des Servers ist ungültig' },
  refused: { en: 'the server refuses the connection', de: 'Der Server lehnt die Verbindung ab' },
  'server-error': { en: 'the server reports an error (5xx)', de: 'Der Server meldet einen Fehler (5xx)' },
};
