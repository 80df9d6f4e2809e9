// Which kind of shop page this is. The page itself usually says so; the path is the fallback.
import { headerOf, type PageEvidence } from './page-type.ts';

export const pageKinds = [
  'home',
  'product',
  'collection',
  'page',
  'blog',
  'article',
  'cart',
  'search',
  'account',
  'policy',
  'password',
  'not-found',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Shopify's words for a kind, as `__st.p` and `pageType` give them. */
const words: ReadonlyMap<string, PageKind> = new Map(
  Object.entries({
    home: 'home',
    index: 'home',
    product: 'product',
    collection: 'collection',
    collections: 'collection',
    'list-collections': 'collection',
    types: 'collection',
    vendors: 'collection',
    page: 'page',
    blog: 'blog',
    article: 'article',
    cart: 'cart',
    search: 'search',
    searchresults: 'search',
    policy: 'policy',
    password: 'password',
    '404': 'not-found',
  }),
);

/** `/de`, `/en-ca`, `/zh-hant`: a market or language in front of the path. */
export const localePrefix = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i;

/** `/2026/11/19/my-post` and `/2026/11/my-post`, as WordPress has them. A month's or day's own list is no post. */
const datedPost = /^\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/(?:0?[1-9]|[12]\d|3[01]))?(\/\d*[^/\d][^/]*)\/?$/;

/** The post of an address that begins with its date, as `/my-post`; null for other addresses. */
export const postByDate = (path: string): string | null => datedPost.exec(path.replace(localePrefix, ''))?.[1] ?? null;

export function pageKindOfPath(path: string): PageKind {
  const bare = path.replace(localePrefix, '').replace(/(?<!\/)\/+$/, '');
  const [first = '', second, third, fourth] = bare
    .split('/')
    .slice(1)
    .map((part) => part.toLowerCase());
  if (first === '') return 'home';
  if (first === 'products') return second ? 'product' : 'collection';
  if (first === 'collections') return third === 'products' && fourth ? 'product' : 'collection';
  if (first === 'pages') return 'page';
  if (first === 'blogs') return third ? 'article' : 'blog';
  if (first === 'policies') return 'policy';
  if (postByDate(bare)) return 'article';
  if (first === 'cart' || first === 'search' || first === 'account' || first === 'password') return first;
  return 'other';
}

export function readPageKind(evidence: PageEvidence): PageKind {
  const html = evidence.html.slice(0, 1_500_000);
  const said = [
    saidNear(html, '__st', /\b__st\s{0,3}=\s{0,3}\{[^{}]{0,2000}?"p":"([\w-]{1,30})"/),
    saidNear(html, '"page":', /"page":\s{0,3}\{\s{0,3}"pageType":\s{0,3}"([\w-]{1,30})"/),
    /\bpageType;desc="([\w-]{1,30})"/.exec(headerOf(evidence, 'server-timing'))?.[1],
  ];
  for (const word of said) {
    const kind = word === undefined ? undefined : words.get(word.toLowerCase());
    if (kind) return kind;
  }
  return pageKindOfPath(URL.parse(evidence.url ?? '')?.pathname ?? '/');
}

/** Only the first occurrences of the word are checked: a pattern over a whole untrusted page can be made slow. */
function saidNear(html: string, word: string, pattern: RegExp): string | undefined {
  let at = html.indexOf(word);
  for (let places = 0; at !== -1 && places < 20; places++) {
    const said = pattern.exec(html.slice(Math.max(0, at - 1), at + 2200))?.[1];
    if (said !== undefined) return said;
    at = html.indexOf(word, at + word.length);
  }
  return undefined;
}
