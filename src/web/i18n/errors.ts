import { rows } from './texts.ts';

export const errorTexts = rows({
  notFound: { en: 'This page could not be found', de: 'Diese Seite wurde nicht gefunden' },
  notFoundMore: {
    en: 'There may be a typo in the address, or the page has moved.',
    de: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite wurde verschoben.',
  },
  notAllowed: { en: 'You don’t have access to this page', de: 'Sie haben keinen Zugriff auf diese Seite' },
  notAllowedMore: {
    en: 'Only super admins can open it. If you need access, ask whoever runs this site.',
    de: 'Nur Super-Admins können sie öffnen. Wenn Sie Zugriff brauchen, wenden Sie sich an die Person, die diese Website betreibt.',
  },
  busy: { en: 'Try again in a moment', de: 'Versuchen Sie es gleich noch einmal' },
  busyMore: { en: 'Linkbild is temporarily unavailable.', de: 'Linkbild ist vorübergehend nicht erreichbar.' },
  retries: { en: 'This page reloads automatically.', de: 'Diese Seite lädt automatisch neu.' },
  failed: { en: 'Something went wrong', de: 'Etwas ist schiefgelaufen' },
  home: { en: 'Back to the home page', de: 'Zurück zur Startseite' },
  dashboard: { en: 'Dashboard', de: 'Dashboard' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
  errorPageFailed: {
    en: 'An error occurred while showing the error page',
    de: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  },
  status: { en: (status: number) => `Error ${status}`, de: (status: number) => `Fehler ${status}` },
});
