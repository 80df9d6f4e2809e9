import type { Text } from '#domain/language.ts';

const tooSlow: Text = { en: 'The page takes too long to answer.', de: 'Die Seite antwortet nicht rechtzeitig.' };

/** Why a page could not be audited, in words. Password and not found: docs/specification.md#s8.5, word for word. */
export const pageFailureTexts = {
  'bad-url': { en: 'This is not a valid web address.', de: 'Das ist keine gültige Webadresse.' },
  blocked: {
    en: 'The address does not lead to the public internet.',
    de: 'Die Adresse führt nicht ins öffentliche Internet.',
  },
  dns: { en: 'There is no such host.', de: 'Diesen Host gibt es nicht.' },
  refused: { en: 'The server refuses the connection.', de: 'Der Server nimmt keine Verbindung an.' },
  tls: { en: 'The certificate of the server is not valid.', de: 'Das Zertifikat des Servers ist ungültig.' },
  timeout: tooSlow,
  stalled: tooSlow,
  aborted: { en: 'The request was cancelled.', de: 'Die Anfrage wurde abgebrochen.' },
  'too-large': { en: 'The answer of the server is too large.', de: 'Die Antwort des Servers ist zu groß.' },
  'too-many-redirects': { en: 'The address redirects too often.', de: 'Die Adresse leitet zu oft weiter.' },
  'bad-response': {
    en: 'The server gives an answer that makes no sense.',
    de: 'Der Server gibt eine unbrauchbare Antwort.',
  },
  'not-found': {
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
  },
  gone: { en: 'The page no longer exists.', de: 'Die Seite gibt es nicht mehr.' },
  forbidden: {
    en: 'The server refuses the page (401 or 403).',
    de: 'Der Server verweigert die Seite (401 oder 403).',
  },
  'rate-limited': {
    en: 'The server asks us to come back later (429).',
    de: 'Der Server bittet uns, später wiederzukommen (429).',
  },
  'server-error': { en: 'The server answers with an error (5xx).', de: 'Der Server antwortet mit einem Fehler (5xx).' },
  password: {
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider haben wir keinen Zugriff auf die Linkvorschauen.',
  },
  challenge: {
    en: 'A bot protection or consent wall stands before the page.',
    de: 'Vor der Seite steht ein Bot-Schutz oder eine Einwilligungswand.',
  },
  'not-html': { en: 'The address does not give a web page.', de: 'Unter der Adresse liegt keine Webseite.' },
  'not-modified': { en: 'The page has not changed.', de: 'Die Seite hat sich nicht geändert.' },
} as const satisfies Record<string, Text>;

export type PageFailure = keyof typeof pageFailureTexts;
