// theme.liquid: the frame around every page.
import { collections } from '../catalogue/documents.ts';
import { markSvg } from '../images/image-files.ts';
import { type ShopLanguage, shop } from '../shop.ts';
import { addressOf } from '../shop-page.ts';
import { appBlocks, contentForHeader, type HeaderFacts } from './content-for-header.ts';
import { escapeHtml } from './escape.ts';

// Weight. Real themes ship 100 to 280 kB of HTML, most of it inline style, settings and translations; a page only as
// large as its content would make every reader look fast. Nothing here is needed to show the page.
const properties: [string, string][] = [
  ['mt', 'margin-top'],
  ['mb', 'margin-bottom'],
  ['pt', 'padding-top'],
  ['pb', 'padding-bottom'],
  ['gap', 'gap'],
  ['w', 'width'],
  ['h', 'height'],
  ['top', 'top'],
  ['fs', 'font-size'],
  ['lh', 'line-height'],
  ['br', 'border-radius'],
];
const breakpoints = [0, 480, 750, 990, 1200, 1440, 1680];

/** Utility classes, at least `bytes` long, always the same. */
export function cssBulk(bytes: number): string {
  let css = '';
  for (let round = 0; css.length < bytes; round++) {
    for (const width of breakpoints) {
      const rules = properties.flatMap(([short, property]) =>
        [0, 4, 8, 12, 16, 24, 32, 48, 64].map(
          (step) => `.u${round}-${short}-${step}-${width}{${property}:${step / 16}rem}`,
        ),
      );
      css += width ? `@media(min-width:${width}px){${rules.join('')}}` : rules.join('');
      if (css.length >= bytes) break;
    }
  }
  return css;
}

const unusedSections =
  'cart drawer quantity variant gallery zoom media filter sort facet reveal sticky banner slideshow predictive accordion quick view notice pickup swatch'.split(
    ' ',
  );

/** Settings and translations of unused sections, as a theme editor leaves them behind. */
export function jsonBulk(bytes: number): string {
  const parts: string[] = [];
  let size = 0;
  for (let i = 0; size < bytes; i++) {
    const a = unusedSections[i % unusedSections.length];
    const b = unusedSections[(i * 7 + 3) % unusedSections.length];
    const part = `"sections.${a}.${b}_${i}":{"label":"${a} ${b}","help":"Shown when the ${b} of the ${a} is open","padding_top":${(i * 4) % 100},"padding_bottom":${(i * 8) % 100},"color_scheme":"scheme-${(i % 5) + 1}","enabled":${i % 3 === 0}}`;
    parts.push(part);
    size += part.length + 1;
  }
  return `{${parts.join(',')}}`;
}

export interface Frame {
  facts: HeaderFacts;
  base: string;
  /** For `<title>` and the canonical link; the description is omitted if null. */
  title: string;
  canonical: string;
  description: string | null;
  tags: string;
  appTags: string;
  main: string;
  /** Bytes of inline style before the preview tags: the mistake behind `late-tags`. */
  styleBeforeTags?: number;
  styleBytes: number;
  settingsBytes: number;
  withOldTraces?: boolean;
  /** Writes title and description; entities for the page of that case. */
  write?: (text: string) => string;
}

const words = {
  en: {
    bar: 'Free delivery in Europe from €80',
    about: 'About',
    journal: 'Journal',
    other: 'Deutsch',
    made: 'Made in Berlin. A sample shop: nothing here is really for sale.',
  },
  de: {
    bar: 'Versandkostenfrei in Europa ab 80 €',
    about: 'Über uns',
    journal: 'Journal',
    other: 'English',
    made: 'Aus Berlin. Ein Mustershop: Hier wird nichts wirklich verkauft.',
  },
};

const payments = ['klarna', 'paypal', 'shopify_pay', 'visa'];
const paymentIcons = payments
  .map(
    (name) =>
      `<svg width="38" height="24" viewBox="0 0 38 24" role="img" aria-labelledby="pi-${name}"><title id="pi-${name}">${name.replace('_', ' ')}</title><rect width="38" height="24" rx="3" fill="#fff" stroke="#d8cfbd"/><circle cx="15" cy="12" r="5" fill="#b5532f" opacity=".7"/><circle cx="23" cy="12" r="5" fill="#36606b" opacity=".7"/></svg>`,
  )
  .join('');

const link = (path: string, language: ShopLanguage, text: string) =>
  `<a href="${addressOf(path, language)}">${escapeHtml(text)}</a>`;

export function layout(frame: Frame): string {
  const { facts, base } = frame;
  const language = facts.language;
  const text = words[language];
  const other: ShopLanguage = language === 'en' ? 'de' : 'en';
  const write = frame.write ?? escapeHtml;
  const isOpen = facts.kind !== 'password';
  const otherPath = facts.kind === '404' ? '/' : facts.path;
  return `<!doctype html>
<html class="no-js" lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="theme-color" content="#b5532f">
    <link rel="canonical" href="${escapeHtml(frame.canonical)}">
    <link rel="icon" type="image/png" sizes="32x32" href="/cdn/shop/files/mark-32.png">
    <link rel="icon" type="image/png" sizes="192x192" href="/cdn/shop/files/mark-192.png">
    <link rel="apple-touch-icon" sizes="180x180" href="/cdn/shop/files/mark-180.png">
    ${frame.styleBeforeTags ? `<style data-critical>${cssBulk(frame.styleBeforeTags)}</style>` : ''}
    <title>${write(frame.title)}</title>
    ${frame.description === null ? '' : `<meta name="description" content="${write(frame.description)}">`}
    ${frame.tags}
    ${contentForHeader(facts, base)}
    <style>${style}</style>
    <style data-theme>${cssBulk(frame.styleBytes)}</style>
    ${frame.appTags}
    ${isOpen ? appBlocks(frame.withOldTraces ?? false) : ''}
  </head>
  <body class="template-${facts.kind}">
    <div id="shopify-section-announcement-bar" class="shopify-section bar">${text.bar}</div>
    <header id="shopify-section-header" class="shopify-section top">
      <a class="brand" href="${addressOf('/', language)}">${markSvg(44, '#f2ebdd')}<span>${escapeHtml(shop.name)}</span></a>
      ${
        isOpen
          ? `<nav aria-label="${language === 'de' ? 'Hauptmenü' : 'Main menu'}">${collections.map((entry) => link(`/collections/${entry.handle}`, language, entry.title[language])).join('')}${link('/pages/about', language, text.about)}${link('/blogs/journal', language, text.journal)}<a href="${addressOf(otherPath, other)}" lang="${other}" hreflang="${other}">${text.other}</a></nav>`
          : ''
      }
    </header>
    <main id="MainContent" role="main" tabindex="-1">${frame.main}</main>
    <footer id="shopify-section-footer" class="shopify-section">
      <span>© 2026 ${escapeHtml(shop.name)} · ${text.made}</span>
      ${isOpen ? `<nav aria-label="${language === 'de' ? 'Fußmenü' : 'Footer menu'}">${link('/pages/shipping', language, language === 'de' ? 'Versand' : 'Shipping')}${link('/pages/care', language, language === 'de' ? 'Pflege' : 'Care')}${link('/pages/workshop', language, language === 'de' ? 'Werkstatt' : 'Workshop')}${link('/pages/contact', language, language === 'de' ? 'Kontakt' : 'Contact')}</nav>` : ''}
      <span class="pay">${paymentIcons}</span>
    </footer>
    <script type="application/json" id="theme-settings">${jsonBulk(frame.settingsBytes)}</script>
  </body>
</html>
`;
}

// How the shop looks in a browser.
const style = `
:root{--paper:#faf6ee;--ink:#2b2a26;--soft:#6d675c;--line:#e4dccb;--accent:#b5532f;--card:#f2ebdd}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.6 Georgia,"Iowan Old Style","Times New Roman",serif}
a{color:inherit;text-underline-offset:.2em}img{max-width:100%;height:auto;display:block}
.bar{background:var(--ink);color:#f6efe2;text-align:center;font:400 13px/1 system-ui,sans-serif;padding:11px 16px;letter-spacing:.04em}
.top{display:flex;align-items:center;gap:28px;padding:22px clamp(16px,5vw,72px);border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:12px;font-size:25px;text-decoration:none;letter-spacing:.01em}.brand svg{border-radius:9px;display:block}
.top nav{display:flex;gap:22px;margin-left:auto;font:400 15px/1 system-ui,sans-serif}.top nav a{text-decoration:none;padding:6px 0}.top nav a:hover{text-decoration:underline}
main{padding:0 clamp(16px,5vw,72px) 80px;max-width:1440px;margin:auto}
.hero{display:grid;grid-template-columns:5fr 6fr;gap:clamp(24px,5vw,72px);align-items:center;padding:48px 0}.hero img{width:100%;border-radius:14px}
h1{font-weight:400;font-size:clamp(32px,4.2vw,56px);line-height:1.12;margin:0 0 18px;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-weight:400;font-size:28px;margin:56px 0 20px}.lead{font-size:20px;color:var(--soft);margin:0 0 26px;max-width:56ch}
.button{display:inline-block;background:var(--accent);color:#fff;border:0;border-radius:999px;padding:15px 30px;font:500 16px/1 system-ui,sans-serif;text-decoration:none;cursor:pointer}.button:hover{background:#964326}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:34px 26px;padding:0;margin:0;list-style:none}
.card{text-decoration:none;display:block}.card img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:12px;background:var(--card);transition:transform .3s}.card:hover img{transform:translateY(-4px)}
.card b{font-weight:400;display:block;margin-top:12px;font-size:18px}.card span{color:var(--soft);font:400 15px/1.5 system-ui,sans-serif}
.price{font:500 21px/1 system-ui,sans-serif;margin:0 0 24px}.stars{margin-bottom:14px;color:#c98a26;letter-spacing:2px}.stars small{color:var(--soft);letter-spacing:0;font:400 14px system-ui,sans-serif}
.prose{max-width:66ch;font-size:19px}.thumbs{display:flex;gap:12px;margin-top:14px}.thumbs img{width:96px;height:96px;object-fit:cover;border-radius:8px}
.field{border:1px solid var(--line);border-radius:10px;padding:14px 16px;font:inherit;background:#fff;width:min(100%,320px)}
footer{border-top:1px solid var(--line);padding:40px clamp(16px,5vw,72px);color:var(--soft);font:400 14px/1.7 system-ui,sans-serif;display:flex;flex-wrap:wrap;gap:18px 40px;align-items:center}footer nav{display:flex;flex-wrap:wrap;gap:8px 22px}.pay{display:flex;gap:8px;margin-left:auto}
@media(max-width:760px){.hero{grid-template-columns:1fr;padding:28px 0}.top{flex-wrap:wrap;gap:14px}.top nav{margin:0;width:100%;overflow-x:auto}.pay{margin:0}}
`;
