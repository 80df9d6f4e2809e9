import { rows } from '#web/i18n/texts.ts';

/** /for-developers/frameworks */
export const frameworksTexts = rows({
  heading: { en: 'Linkbild in your framework', de: 'Linkbild in Ihrem Framework' },
  lead: {
    en: 'One call writes the image tags of a page. Each recipe below is a real project that our tests install and build.',
    de: 'Ein Aufruf schreibt die Bild-Tags einer Seite. Jedes Rezept ist ein echtes Projekt, das unsere Tests installieren und bauen.',
  },
  call: { en: 'The call', de: 'Der Aufruf' },
  callText: {
    en: 'linkbildTags() needs four things: your project’s image URL from the project settings, the page’s URL or path, its title, and a version. It makes no requests and runs on servers, in workers and in browsers.',
    de: 'linkbildTags() braucht vier Angaben: die Bildadresse Ihres Projekts aus den Projekteinstellungen, Adresse oder Pfad der Seite, ihren Titel und eine Version. Der Aufruf stellt keine Anfragen und läuft auf Servern, in Workern und im Browser.',
  },
  callResult: { en: 'What you get', de: 'Was Sie bekommen' },
  callVersion: {
    en: 'The version becomes part of the image’s URL. When it changes, platforms load the new image. Pass whatever the image shows, such as [title, price], or the date of the last change.',
    de: 'Die Version wird Teil der Bildadresse. Ändert sie sich, laden Plattformen das neue Bild. Übergeben Sie, was das Bild zeigt, etwa [title, price], oder das Datum der letzten Änderung.',
  },
  terminal: { en: 'Terminal', de: 'Terminal' },
  next: {
    en: 'generateMetadata returns the tags in Next.js’s own shape. The version comes from the product you load anyway. Pages rendered per request also need htmlLimitedBots: otherwise Next.js sends their tags after the head to every bot it doesn’t know, such as those of Pinterest, Mastodon and Bluesky.',
    de: 'generateMetadata gibt die Tags in der Form zurück, die Next.js erwartet. Die Version entsteht aus dem Produkt, das Sie ohnehin laden. Seiten, die pro Anfrage entstehen, brauchen zusätzlich htmlLimitedBots: Sonst schickt Next.js die Tags erst nach dem Head an jeden Bot, den es nicht kennt, etwa die von Pinterest, Mastodon und Bluesky.',
  },
  nuxt: {
    en: 'useHead takes what forNuxt() returns. The version comes from the product, so the server and the browser compute the same one. Leave out ogImage in useSeoMeta on these pages: one image is enough.',
    de: 'useHead nimmt, was forNuxt() zurückgibt. Die Version entsteht aus dem Produkt, deshalb kommen Server und Browser auf dieselbe. Lassen Sie ogImage in useSeoMeta auf diesen Seiten weg: Ein Bild genügt.',
  },
  astro: {
    en: 'The tags are plain data, so the head maps over them. The version comes from the product or the entry of your collection. It works the same with static builds and on-demand pages.',
    de: 'Die Tags sind einfache Daten, der Head geht sie der Reihe nach durch. Die Version entsteht aus dem Produkt oder dem Eintrag Ihrer Collection. Das gilt für statische Builds wie für Seiten auf Abruf.',
  },
  sveltekit: {
    en: 'The load function on the server makes the tags, and the page writes them into svelte:head. The version comes from the loaded product. Keep server-side rendering on: platforms run no scripts.',
    de: 'Die load-Funktion auf dem Server erzeugt die Tags, die Seite schreibt sie in svelte:head. Die Version entsteht aus dem geladenen Produkt. Lassen Sie das Rendern auf dem Server eingeschaltet: Plattformen führen keine Skripte aus.',
  },
  'react-router': {
    en: 'A route’s meta returns the tags next to its title. The version comes from the loader’s data. A child route replaces the meta of its parents, so call it in the route that shows the product.',
    de: 'Das meta einer Route gibt die Tags neben dem Titel zurück. Die Version entsteht aus den Daten des Loaders. Eine Kindroute ersetzt das meta der Routen über ihr, rufen Sie die Funktion also in der Route auf, die das Produkt zeigt.',
  },
  eleventy: {
    en: 'A shortcode makes the call available in every template language. Everything after the title is the version: here the title and the price from the front matter.',
    de: 'Ein Shortcode macht den Aufruf in jeder Vorlagensprache verfügbar. Alles nach dem Titel ist die Version: hier Titel und Preis aus dem Front Matter.',
  },
  hugo: {
    en: 'Hugo runs no JavaScript, so the recipe is a partial that needs no package. It builds the version from title and price. Add your own parameters there, or use .Lastmod. Include it in the head and leave out Hugo’s opengraph and twitter_cards partials.',
    de: 'Hugo führt kein JavaScript aus. Das Rezept ist deshalb ein Partial und braucht kein Paket. Es bildet die Version aus Titel und Preis. Ergänzen Sie dort eigene Parameter oder nehmen Sie .Lastmod. Binden Sie es im Head ein und lassen Sie Hugos Partials opengraph und twitter_cards weg.',
  },
  testedWith: {
    en: (name: string, version: string) => `Tested with ${name} ${version}`,
    de: (name: string, version: string) => `Getestet mit ${name} ${version}`,
  },
  check: { en: 'Check the result', de: 'Das Ergebnis prüfen' },
  checkText: {
    en: 'npx --no linkbild check shows the card on every platform, for a page on localhost or for a whole build folder. Once the site is live, the project settings tell you whether each page has one image and whether it’s yours.',
    de: 'npx --no linkbild check zeigt die Karte auf jeder Plattform, für eine Seite auf localhost oder für einen ganzen Build-Ordner. Ist die Website online, sehen Sie in den Projekteinstellungen, ob jede Seite genau ein Bild hat und ob es Ihres ist.',
  },
});
