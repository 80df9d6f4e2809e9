import type { Text } from '#domain/language.ts';

/** The README beside tags.html in the ZIP for plain HTML. */
export const htmlReadme = (pageUrl: string): Text => ({
  en: `Linkbild for plain HTML

1. Copy the tags from tags.html into the head of each page.
2. They are filled in for ${pageUrl}. On every other page, put that page’s
   own URL after url=, percent-encoded, in both places.
3. Remove any other og:image and twitter:image from the page.
4. In Linkbild, check the tags in your project’s settings.
`,
  de: `Linkbild für HTML-Seiten

1. Kopieren Sie die Tags aus tags.html in den Kopf jeder Seite.
2. Sie sind für ${pageUrl} ausgefüllt. Auf jeder anderen Seite gehört hinter
   url= deren eigene Adresse, prozentkodiert, an beiden Stellen.
3. Entfernen Sie alle anderen og:image und twitter:image von der Seite.
4. Prüfen Sie die Tags in Linkbild in den Einstellungen Ihres Projekts.
`,
});
