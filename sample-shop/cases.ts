// What is good and what is wrong on purpose, page by page. The head of a page is made from this table, the tests
// compare the served page with it, and demos can show it. English paths; German pages below /de behave the same unless
// noted.
import type { Both } from './shop.ts';

export const caseIds = [
  'perfect',
  'theme-default',
  'square',
  'portrait',
  'http-image',
  'huge-image',
  'tiny-image',
  'webp-image',
  'svg-image',
  'three-images',
  'app-doubles',
  'summary-card',
  'labelled-data',
  'name-attribute',
  'no-image',
  'japanese',
  'emoji',
  'long-title',
  'generic-logo',
  'relative-image',
  'late-tags',
  'no-description',
  'wrong-size',
  'entities',
  'body-tags',
  'other-url',
  'missing-image',
  'guarded-image',
  'windows-1252',
  'moved',
  'loop',
  'slow',
  'busy',
  'challenge',
  'forbidden',
  'broken',
  'noindex',
  'password',
  'not-found',
  'old-app-traces',
] as const;
export type CaseId = (typeof caseIds)[number];

export interface Case {
  path: string;
  id: CaseId;
  what: Both;
  /** Status of the first response; default 200. */
  status?: number;
}

const row = (path: string, id: CaseId, en: string, de: string, status?: number): Case =>
  status === undefined ? { path, id, what: { en, de } } : { path, id, what: { en, de }, status };

export const cases: Case[] = [
  row(
    '/',
    'perfect',
    'Home page with every tag and a 1200x630 picture.',
    'Startseite mit allen Angaben und einem Bild in 1200x630.',
  ),
  row(
    '/products/halo-table-lamp',
    'perfect',
    'Everything right: 1200x630 JPEG, alt text, price, X tags.',
    'Alles richtig: JPEG in 1200x630, Alternativtext, Preis, X-Angaben.',
  ),
  row(
    '/products/dune-vase',
    'square',
    'Square product picture: cropped on every wide card.',
    'Quadratisches Produktbild: auf jeder breiten Karte beschnitten.',
  ),
  row(
    '/products/tall-amphora',
    'portrait',
    'Portrait picture: the vase loses head and foot.',
    'Hochformat: Die Vase verliert Kopf und Fuß.',
  ),
  row(
    '/products/speckle-bowl',
    'http-image',
    'og:image starts with http://; only og:image:secure_url is right.',
    'og:image beginnt mit http://; nur og:image:secure_url stimmt.',
  ),
  row(
    '/products/linen-throw',
    'huge-image',
    'Unsized original of 3000 px, far over 600 KB.',
    'Unverkleinertes Original mit 3000 px, weit über 600 KB.',
  ),
  row(
    '/products/pebble-cup',
    'tiny-image',
    'Picture of 180x180 px: below every minimum.',
    'Bild mit 180x180 px: unter jedem Mindestmaß.',
  ),
  row(
    '/products/moon-pendant',
    'webp-image',
    'WebP picture: not shown by LinkedIn.',
    'WebP-Bild: wird von LinkedIn nicht gezeigt.',
  ),
  row(
    '/products/paper-lantern',
    'svg-image',
    'SVG picture: refused nearly everywhere.',
    'SVG-Bild: wird fast überall abgelehnt.',
  ),
  row(
    '/products/coil-pitcher',
    'three-images',
    'Three og:image tags, as themes of the Debut era print them.',
    'Drei og:image-Angaben, wie Themes der Debut-Zeit sie ausgeben.',
  ),
  row(
    '/products/ribbed-planter',
    'app-doubles',
    'An app block repeats og:title and og:image after the theme.',
    'Ein App-Block wiederholt og:title und og:image nach dem Theme.',
  ),
  row(
    '/products/wool-cushion',
    'summary-card',
    'twitter:card is summary: Slack and X show no large picture.',
    'twitter:card ist summary: Slack und X zeigen kein großes Bild.',
  ),
  row(
    '/products/orchard-teapot',
    'labelled-data',
    'twitter:label1/data1 give price and availability to Slack.',
    'twitter:label1/data1 geben Slack Preis und Verfügbarkeit.',
  ),
  row(
    '/products/stripe-towel',
    'name-attribute',
    'Tags with name="og:…" instead of property.',
    'Angaben mit name="og:…" statt property.',
  ),
  row('/products/brass-candle-holder', 'no-image', 'Product without any og:image.', 'Produkt ohne og:image.'),
  row(
    '/products/matsu-tea-bowl',
    'japanese',
    'Japanese title and description.',
    'Titel und Beschreibung auf Japanisch.',
  ),
  row('/products/sun-plate', 'emoji', 'Emoji in title and description.', 'Emoji in Titel und Beschreibung.'),
  row(
    '/products/reading-lamp',
    'long-title',
    'Title of more than 150 characters: cut on every platform.',
    'Titel mit mehr als 150 Zeichen: überall abgeschnitten.',
  ),
  row(
    '/products/gift-card',
    'generic-logo',
    'The padded shop logo instead of a picture of the thing.',
    'Das aufgefüllte Shop-Logo statt eines Bildes der Sache.',
  ),
  row(
    '/collections/ceramics',
    'theme-default',
    'As Dawn prints it: no twitter:image, no alt text.',
    'Wie Dawn es ausgibt: kein twitter:image, kein Alternativtext.',
  ),
  row('/collections/lamps', 'relative-image', 'Relative address in og:image.', 'Relative Adresse in og:image.'),
  row(
    '/collections/textiles',
    'late-tags',
    'Tags behind 350 KB of inline CSS: past the window of WhatsApp.',
    'Angaben hinter 350 KB Inline-CSS: außerhalb des Fensters von WhatsApp.',
  ),
  row('/collections/table', 'no-description', 'No description at all.', 'Keine Beschreibung.'),
  row(
    '/collections/new',
    'old-app-traces',
    'Traces of removed apps: comments and resource hints that must not count.',
    'Spuren entfernter Apps: Kommentare und Ressourcenhinweise, die nicht zählen dürfen.',
  ),
  row(
    '/pages/about',
    'generic-logo',
    'The padded shop logo, as on every page without a picture.',
    'Das aufgefüllte Shop-Logo, wie auf jeder Seite ohne Bild.',
  ),
  row(
    '/pages/workshop',
    'entities',
    'Umlauts and quotes as named, decimal and hexadecimal entities.',
    'Umlaute und Anführungszeichen als benannte, dezimale und hexadezimale Entitäten.',
  ),
  row(
    '/pages/shipping',
    'no-image',
    'Page without og:image, as in a shop without a social sharing image.',
    'Seite ohne og:image, wie in einem Shop ohne Social-Sharing-Bild.',
  ),
  row(
    '/pages/care',
    'body-tags',
    'Preview tags in the body, written by a page builder.',
    'Vorschau-Angaben im Body, von einem Seitenbaukasten geschrieben.',
  ),
  row(
    '/pages/contact',
    'other-url',
    'og:url names another page than the canonical link.',
    'og:url nennt eine andere Seite als der Canonical-Link.',
  ),
  row('/blogs/journal', 'generic-logo', 'The padded shop logo on the blog.', 'Das aufgefüllte Shop-Logo im Blog.'),
  row(
    '/blogs/journal/how-a-glaze-is-made',
    'perfect',
    'Article with everything, dates included.',
    'Artikel mit allem, auch mit Datum.',
  ),
  row('/blogs/journal/a-table-for-six', 'missing-image', 'og:image answers 404.', 'og:image antwortet mit 404.'),
  row(
    '/blogs/journal/light-in-november',
    'guarded-image',
    'The picture answers 403 to preview bots.',
    'Das Bild antwortet Vorschau-Bots mit 403.',
  ),
  row(
    '/blogs/journal/linen-gets-better',
    'wrong-size',
    'Declares 1200x630, the file has 640x640.',
    'Gibt 1200x630 an, die Datei hat 640x640.',
  ),
  // Reachable by URL only: no shop would list them.
  row('/pages/alte-seite', 'windows-1252', 'Served as windows-1252.', 'In windows-1252 ausgeliefert.'),
  row('/products/duene', 'moved', '301 to the product’s new address.', '301 auf die neue Adresse des Produkts.', 301),
  row(
    '/pages/loop',
    'loop',
    'Two addresses that point at each other for ever.',
    'Zwei Adressen, die endlos aufeinander zeigen.',
    302,
  ),
  row(
    '/pages/slow',
    'slow',
    'First byte only after ?ms= milliseconds (default 3000).',
    'Erstes Byte erst nach ?ms= Millisekunden (Standard 3000).',
  ),
  row('/pages/busy', 'busy', '429 with Retry-After.', '429 mit Retry-After.', 429),
  row('/pages/guarded', 'challenge', 'A “checking your browser” page.', 'Eine Seite „Ihr Browser wird geprüft“.', 403),
  row('/pages/forbidden', 'forbidden', '403 without a challenge.', '403 ohne Prüfung.', 403),
  row('/pages/broken', 'broken', 'Server error.', 'Serverfehler.', 500),
  row('/pages/members', 'noindex', 'Page with robots noindex.', 'Seite mit robots noindex.'),
  row(
    '/password',
    'password',
    'Password page; its tags are the shop’s, not a page’s.',
    'Passwortseite; ihre Angaben sind die des Shops, nicht einer Seite.',
  ),
  row(
    '/closed',
    'password',
    'Everything below /closed answers as a closed shop: 302 to /password.',
    'Alles unter /closed antwortet wie ein geschlossener Shop: 302 auf /password.',
    302,
  ),
  row(
    '/products/not-here',
    'not-found',
    '404 that still carries full Open Graph tags.',
    '404, die dennoch alle Open-Graph-Angaben trägt.',
    404,
  ),
];

const byPath = new Map(cases.map((entry) => [entry.path, entry.id]));
/** Case of a page, by its path without the language prefix. */
export const caseOf = (path: string): CaseId => byPath.get(path) ?? 'theme-default';
