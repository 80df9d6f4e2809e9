// theme.liquid: the frame around every page.
import { collections } from '../catalogue/documents.ts';
import { markSvg } from '../images/image-files.ts';
import { type ShopLanguage, shop } from '../shop.ts';
import { addressOf } from '../shop-page.ts';
import { cssBulk, jsonBulk } from './bulk.ts';
import { appBlocks, contentForHeader, type HeaderFacts } from './content-for-header.ts';
import { escapeHtml } from './escape.ts';
import { style } from './style.ts';

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
    made: 'Made in Berlin. Ein Mustershop: Hier wird nichts wirklich verkauft.',
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
