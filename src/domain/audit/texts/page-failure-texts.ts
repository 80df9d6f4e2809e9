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
