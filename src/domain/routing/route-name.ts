import type { Text } from '#domain/language.ts';

/** Kinds of page by the words that shops use in addresses. */
const known: Record<string, Text> = {
  products: { en: 'Products', de: 'Produkte' },
  product: { en: 'Products', de: 'Produkte' },
  produkte: { en: 'Products', de: 'Produkte' },
  produkt: { en: 'Products', de: 'Produkte' },
  collections: { en: 'Collections', de: 'Kategorien' },
  collection: { en: 'Collections', de: 'Kategorien' },
  categories: { en: 'Categories', de: 'Kategorien' },
  category: { en: 'Categories', de: 'Kategorien' },
  'product-category': { en: 'Categories', de: 'Kategorien' },
  kategorie: { en: 'Categories', de: 'Kategorien' },
  pages: { en: 'Pages', de: 'Seiten' },
  seiten: { en: 'Pages', de: 'Seiten' },
  blogs: { en: 'Blog', de: 'Blog' },
  blog: { en: 'Blog', de: 'Blog' },
  news: { en: 'News', de: 'Neuigkeiten' },
  shop: { en: 'Shop', de: 'Shop' },
};
const allOther: Text = { en: 'All other pages', de: 'Alle anderen Seiten' };
const home: Text = { en: 'Home page', de: 'Startseite' };
const everyPage: Text = { en: 'All pages', de: 'Alle Seiten' };

/** /en/ or /de-at/ before the rest, as shops with several languages have it. */
const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/i;

/**
 * A route as people call it: `/products/*` is Products. Without a known word it is named after its pattern's last word.
 */
export function routeNameOf({ path, isFallback }: { path: string; isFallback: boolean }): Text {
  if (isFallback) return allOther;
  const words = path.split('/').filter((word) => word !== '' && word !== '*');
  const [first = '', ...rest] = words;
  const isLocale = rest.length > 0 && LOCALE.test(first);
  const word = decoded(words.at(-1) ?? '');
  if (word === '') return path.includes('*') ? everyPage : home;
  const key = word.toLowerCase();
  const name = Object.hasOwn(known, key) ? known[key] : undefined;
  const said = name ?? { en: spoken(word), de: spoken(word) };
  return isLocale ? { en: `${said.en} (${first})`, de: `${said.de} (${first})` } : said;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** summer-sale* → Summer sale */
function spoken(word: string): string {
  const text =
    word
      .replace(/\*/g, '')
      .replace(/\.\w{2,5}$/, '')
      .replace(/[-_+]+/g, ' ')
      .trim() || word;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
