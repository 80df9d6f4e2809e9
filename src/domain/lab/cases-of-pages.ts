import type { RuleName } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import type { LabCase, LabGroup } from './lab-case.ts';
import type { LabImageName } from './lab-images.ts';
import {
  bare,
  completeHead,
  image,
  largeCard,
  metaByName,
  og,
  ogSite,
  ogText,
  ogTitle,
  page,
  texts,
  title,
  twitterText,
  twitterTitle,
} from './page-parts.ts';

// Cases about the image, the part of a page that is read, and the crawler's way there.

/** One image, and nothing else that is special. */
const ofImage = (group: LabGroup, rule: RuleName, id: string, name: LabImageName, question: Text): LabCase => ({
  id,
  group,
  rule,
  question,
  html: page(`${texts}\n${image(name)}`),
  needs: 'images',
});
const sized = (name: LabImageName, en: string, de: string): LabCase =>
  ofImage('size', 'layout', `size-${name.replace('.jpg', '')}`, name, { en, de });
const written = (type: 'png' | 'gif' | 'webp' | 'avif' | 'svg', name: string): LabCase =>
  ofImage('format', 'types', `format-${type}`, `large.${type}`, {
    en: `Is a ${name} shown?`,
    de: `Wird ein ${name} gezeigt?`,
  });
const heavy = (name: LabImageName, size: Text): LabCase =>
  ofImage('bytes', 'bytes', `bytes-${name.replace('.jpg', '')}`, name, {
    en: `Is an image of ${size.en} shown?`,
    de: `Wird ein Bild von ${size.de} gezeigt?`,
  });

const images: LabCase[] = [
  sized('large.jpg', '1200 × 630: large card?', '1200 × 630: große Karte?'),
  sized('600x315.jpg', '600 × 315: large or small card?', '600 × 315: große oder kleine Karte?'),
  sized('599x314.jpg', '599 × 314: large or small card?', '599 × 314: große oder kleine Karte?'),
  sized('200x200.jpg', '200 × 200: is it shown?', '200 × 200: wird es gezeigt?'),
  sized('199x199.jpg', '199 × 199: is it shown?', '199 × 199: wird es gezeigt?'),
  sized('100x100.jpg', '100 × 100: is it shown?', '100 × 100: wird es gezeigt?'),
  sized('square.jpg', 'A square: which card?', 'Ein Quadrat: welche Karte?'),
  sized('portrait.jpg', 'Portrait: which card?', 'Hochformat: welche Karte?'),
  sized('wide.jpg', 'Six times as wide as high: which card?', 'Sechsmal so breit wie hoch: welche Karte?'),
  {
    id: 'size-declared-wrong',
    group: 'size',
    rule: 'layout',
    question: {
      en: 'A small image that its tags call large: which card?',
      de: 'Ein kleines Bild, das seine Tags groß nennen: welche Karte?',
    },
    html: page(`${texts}\n${image('200x200.jpg')}\n${og('image:width', '1200')}\n${og('image:height', '630')}`),
    needs: 'images',
  },
  written('png', 'PNG'),
  written('gif', 'GIF'),
  written('webp', 'WebP'),
  written('avif', 'AVIF'),
  written('svg', 'SVG'),
  heavy('600-kb.jpg', { en: '600 KB', de: '600 KB' }),
  heavy('1-mb.jpg', { en: '1.1 MB', de: '1,1 MB' }),
  heavy('6-mb.jpg', { en: '6 MB', de: '6 MB' }),
  heavy('9-mb.jpg', { en: '9 MB', de: '9 MB' }),
];

const twitterCards: LabCase[] = [
  {
    id: 'card-none',
    group: 'twitterCard',
    rule: 'twitterCard',
    question: { en: 'Without twitter:card: is there a card?', de: 'Ohne twitter:card: gibt es eine Karte?' },
    html: bare(completeHead),
    needs: 'images',
  },
  {
    id: 'card-summary',
    group: 'twitterCard',
    rule: 'twitterCard',
    question: { en: 'Does summary make a large image small?', de: 'Macht summary ein großes Bild klein?' },
    html: bare(`${completeHead}\n${metaByName('twitter:card', 'summary')}`),
    needs: 'images',
  },
  {
    id: 'card-large',
    group: 'twitterCard',
    rule: 'twitterCard',
    question: { en: 'Does summary_large_image make it large?', de: 'Macht summary_large_image es groß?' },
    html: bare(`${completeHead}\n${largeCard}`),
    needs: 'images',
  },
  {
    id: 'card-twitter-tags-only',
    group: 'twitterCard',
    rule: 'twitterCard',
    question: { en: 'Only Twitter’s tags: is there a card?', de: 'Nur Tags von Twitter: gibt es eine Karte?' },
    html: bare([largeCard, twitterTitle, twitterText, metaByName('twitter:image', '{{image:large.jpg}}')].join('\n')),
  },
];

const late = (kilobytes: number, size: Text): LabCase => ({
  id: `window-${kilobytes}-kb`,
  group: 'window',
  rule: 'window',
  question: { en: `Are tags after ${size.en} found?`, de: `Werden Tags nach ${size.de} gefunden?` },
  html: page(`${title()}\n{{filler:${kilobytes * 1024}}}\n${ogTitle}\n${ogText}\n${ogSite}\n${image('large.jpg')}`),
});

const windows: LabCase[] = [
  late(34, { en: '34 KB', de: '34 KB' }),
  late(310, { en: '310 KB', de: '310 KB' }),
  late(1060, { en: '1 MB', de: '1 MB' }),
  {
    id: 'window-range',
    group: 'window',
    rule: 'window',
    question: {
      en: 'The server sends only the part asked for: is there a card?',
      de: 'Der Server schickt nur den verlangten Teil: gibt es eine Karte?',
    },
    html: page(`${completeHead}\n{{filler:60000}}`),
    givesRanges: true,
    needs: 'server',
  },
];

const places: LabCase[] = [
  {
    id: 'place-body',
    group: 'place',
    rule: 'title',
    question: { en: 'Are tags in the body read?', de: 'Werden Tags im Body gelesen?' },
    html: page(title(), `<p>from the first paragraph</p>\n${ogTitle}\n${ogText}\n${image('large.jpg')}`),
  },
  {
    id: 'place-no-head',
    group: 'place',
    rule: 'title',
    question: {
      en: 'Is a page without html and head tags read?',
      de: 'Wird eine Seite ohne html- und head-Tags gelesen?',
    },
    html: `<!doctype html>\n<meta charset="utf-8">\n${largeCard}\n${completeHead}\n<p>from the first paragraph</p>\n`,
  },
  {
    id: 'place-comment',
    group: 'place',
    rule: 'title',
    question: { en: 'Are tags inside a comment ignored?', de: 'Werden Tags in einem Kommentar übersehen?' },
    html: page(`<!-- ${og('title', 'from a comment')} -->\n${completeHead}`),
  },
  {
    id: 'place-script',
    group: 'place',
    rule: 'title',
    question: { en: 'Are tags inside a script’s text ignored?', de: 'Werden Tags im Text eines Skripts übersehen?' },
    html: page(`<script>const tag = '${og('title', 'from a script')}';</script>\n${completeHead}`),
  },
  {
    id: 'place-noscript',
    group: 'place',
    rule: 'title',
    question: { en: 'Are tags inside noscript read?', de: 'Werden Tags in noscript gelesen?' },
    html: page(`${title()}\n<noscript>${og('title', 'from noscript')}</noscript>\n${ogText}\n${image('large.jpg')}`),
  },
  {
    id: 'place-built-by-script',
    group: 'place',
    rule: 'title',
    question: { en: 'Does the crawler run scripts?', de: 'Führt der Crawler Skripte aus?' },
    html: page(
      `${title('before the script')}\n<script>document.title = 'after the script'; const tag = document.createElement('meta'); tag.setAttribute('property', 'og:title'); tag.content = 'after the script'; document.head.append(tag);</script>\n${ogText}\n${image('large.jpg')}`,
    ),
  },
];

const encodings: LabCase[] = [
  {
    id: 'encoding-late',
    group: 'encoding',
    rule: 'title',
    question: { en: 'Is a charset found after 2 KB?', de: 'Wird ein charset nach 2 KB gefunden?' },
    html: page(
      `{{filler:2048}}\n<meta charset="iso-8859-1">\n${og('title', 'Käse für Köln')}\n${image('large.jpg')}`,
    ).replace('<meta charset="utf-8">\n', ''),
    encoding: 'latin1',
    contentType: 'text/html',
  },
  {
    id: 'encoding-none',
    group: 'encoding',
    rule: 'title',
    question: {
      en: 'Nothing names the encoding: is UTF-8 found?',
      de: 'Nichts nennt die Kodierung: wird UTF-8 erkannt?',
    },
    html: page(`${og('title', 'Käse für Köln')}\n${image('large.jpg')}`).replace('<meta charset="utf-8">\n', ''),
    contentType: 'text/html',
  },
  {
    id: 'encoding-entities',
    group: 'encoding',
    rule: 'title',
    question: { en: 'Are entities in a title read?', de: 'Werden Entitäten im Titel gelesen?' },
    html: page(`${og('title', 'Salt &amp; pepper &#8211; K&auml;se &#x1F9C0;')}\n${ogText}\n${image('large.jpg')}`),
  },
];

const robots: LabCase[] = [
  {
    id: 'robots-txt',
    group: 'robots',
    rule: 'robots',
    question: { en: 'Is robots.txt obeyed?', de: 'Wird robots.txt beachtet?' },
    html: page(completeHead),
    isClosed: true,
    needs: 'server',
  },
  {
    id: 'robots-noindex',
    group: 'robots',
    rule: 'robots',
    question: { en: 'Does noindex keep the card away?', de: 'Verhindert noindex die Karte?' },
    html: page(`${metaByName('robots', 'noindex, nofollow')}\n${completeHead}`),
  },
  {
    id: 'robots-nosnippet',
    group: 'robots',
    rule: 'robots',
    question: {
      en: 'Do nosnippet and max-image-preview:none change the card?',
      de: 'Ändern nosnippet und max-image-preview:none die Karte?',
    },
    html: page(`${metaByName('robots', 'nosnippet, max-image-preview:none')}\n${completeHead}`),
  },
  {
    id: 'robots-header',
    group: 'robots',
    rule: 'robots',
    question: { en: 'Is the header X-Robots-Tag obeyed?', de: 'Wird der Header X-Robots-Tag beachtet?' },
    html: page(completeHead),
    headers: { 'x-robots-tag': 'noindex, nosnippet' },
    needs: 'server',
    isNotEmulated: true,
  },
];

const redirected = (count: number): LabCase => ({
  id: `redirects-${count}`,
  group: 'redirects',
  rule: 'redirects',
  question: {
    en: `Are ${count} redirects followed?`,
    de: `Wird ${count} Weiterleitungen gefolgt?`,
  },
  html: page(completeHead),
  redirects: count,
  needs: 'server',
});

const ways: LabCase[] = [
  redirected(4),
  redirected(6),
  {
    id: 'redirects-refresh',
    group: 'redirects',
    rule: 'redirects',
    question: { en: 'Is a meta refresh followed?', de: 'Wird einem Meta-Refresh gefolgt?' },
    html: page(
      `<meta http-equiv="refresh" content="0; url={{site}}/lab/look/site-name">\n${title('before the refresh')}`,
    ),
    needs: 'server',
    isNotEmulated: true,
  },
  {
    id: 'redirects-og-url',
    group: 'redirects',
    rule: 'redirects',
    question: {
      en: 'og:url names another page: whose card is it?',
      de: 'og:url nennt eine andere Seite: wessen Karte ist es?',
    },
    html: page(`${completeHead}\n${og('url', '{{site}}/lab/look/site-name')}`),
    needs: 'server',
    isNotEmulated: true,
  },
  {
    id: 'status-404',
    group: 'redirects',
    rule: 'whyNoCard',
    question: { en: 'A 404 with tags: is there a card?', de: 'Ein 404 mit Tags: gibt es eine Karte?' },
    html: page(completeHead),
    status: 404,
    needs: 'server',
    isNotEmulated: true,
  },
];

const oembedLink = '<link rel="alternate" type="application/json+oembed" href="{{oembed}}">';
const oembed = {
  version: '1.0',
  type: 'link',
  title: 'from oEmbed',
  author_name: 'oEmbed author',
  provider_name: 'oEmbed provider',
  thumbnail_url: '{{image:second.jpg}}',
  thumbnail_width: 1200,
  thumbnail_height: 630,
};

const oembeds: LabCase[] = [
  {
    id: 'oembed-only',
    group: 'oembed',
    rule: 'title',
    question: { en: 'Is oEmbed enough for a card?', de: 'Reicht oEmbed für eine Karte?' },
    html: page(`${title()}\n${oembedLink}`),
    oembed,
    needs: 'server',
  },
  {
    id: 'oembed-and-tags',
    group: 'oembed',
    rule: 'title',
    question: { en: 'oEmbed and tags: which wins?', de: 'oEmbed und Tags: was gewinnt?' },
    html: page(`${completeHead}\n${oembedLink}`),
    oembed,
    needs: 'server',
  },
];

export const casesOfPages: readonly LabCase[] = [
  ...images,
  ...twitterCards,
  ...windows,
  ...places,
  ...encodings,
  ...robots,
  ...ways,
  ...oembeds,
];
