import { check, fail, pass } from './check.ts';
import { isShell } from './root-cause.ts';

/** A page that a script builds in the browser is empty for everybody who reads previews. */
export const isFilledByServer = check({
  id: 'isFilledByServer',
  kind: 'meta',
  level: 'error',
  text: {
    en: ['Crawlers get the page with its content.', 'Platforms get an empty page.'],
    de: ['Crawler bekommen die Seite mit Inhalt.', 'Plattformen bekommen eine leere Seite.'],
  },
  advice: ({ facts }) => ({
    en: `A script builds the page in the browser, and crawlers run no scripts. People see the whole page, crawlers ${facts.title ? `only the title “${facts.title}”` : 'nothing at all'}. Send title, description and og:image in the HTML: by server rendering, prerendering or a template for each page.`,
    de: `Ein Skript baut die Seite erst im Browser auf, und Crawler führen keine Skripte aus. Menschen sehen die ganze Seite, Crawler ${facts.title ? `nur den Titel „${facts.title}“` : 'gar nichts'}. Liefern Sie Titel, Beschreibung und og:image schon im HTML: mit Server-Rendering, Prerendering oder einer Vorlage je Seite.`,
  }),
  run: ({ evidence }) => (isShell(evidence) ? fail({ title: evidence.meta.title }) : pass()),
});
