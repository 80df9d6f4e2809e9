import { rows } from './texts.ts';

export const errorTexts = rows({
  notFound: { en: 'This page could not be found', de: 'Diese Seite wurde nicht gefunden' },
  notFoundMore: {
    en: 'The address may be mistyped, or the page has moved.',
    de: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  },
  notAllowed: { en: 'You do not have access to this page', de: 'Sie haben keinen Zugriff auf diese Seite' },
  notAllowedMore: {
    en: 'It is reserved for super admins. If you need it, ask the person who runs this Linkbild.',
    de: 'Sie ist Super-Admins vorbehalten. Wenn Sie sie brauchen, fragen Sie die Person, die dieses Linkbild betreibt.',
  },
  busy: { en: 'Please try again in a moment', de: 'Bitte versuchen Sie es gleich noch einmal' },
  busyMore: { en: 'Linkbild is briefly unavailable.', de: 'Linkbild ist gerade kurz nicht erreichbar.' },
  retries: { en: 'This page tries again by itself.', de: 'Diese Seite versucht es von selbst erneut.' },
  failed: { en: 'Something went wrong', de: 'Etwas ist schiefgelaufen' },
  home: { en: 'Back to the home page', de: 'Zurück zur Startseite' },
  dashboard: { en: 'To Dashboard', de: 'Zum Dashboard' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
  errorPageFailed: {
    en: 'An error occurred while showing the error page',
    de: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  },
  status: { en: (status: number) => `Error ${status}`, de: (status: number) => `Fehler ${status}` },
});
