import { type Language, languages, type Text } from '#domain/language.ts';
import { allSources, type RequestSource } from './agent.ts';

// The meaning of a fetch of an image, the same in every chart, list, export and mail. Decided by the user agent table,
// so that rows of the super admin have a kind as well.

/**
 * - share: a platform fetched because somebody posted the link
 * - crawler: a search engine, SEO tool, assistant, proxy or monitor, which comes on its own
 * - person: a browser
 * - unknown: a program that no row of the table matches
 */
export const crawlKinds = ['share', 'crawler', 'person', 'unknown'] as const;
export type CrawlKind = (typeof crawlKinds)[number];

/** Names of agents that match no row, and of our own. */
export const unnamed = ['Unknown', 'Custom'] as const;

interface Agent {
  bot: string;
  isBot: boolean;
}

const isNamed = (bot: string) => !unnamed.some((name) => name === bot);

export function kindOf({ bot, isBot }: Agent): CrawlKind {
  if (isNamed(bot)) return isBot ? 'crawler' : 'share';
  return isBot ? 'unknown' : 'person';
}

/** The inverse, for queries: what `kindOf` gives a kind to. */
export const agentsOfKind: Record<CrawlKind, { isNamed: boolean; isBot: boolean }> = {
  share: { isNamed: true, isBot: false },
  crawler: { isNamed: true, isBot: true },
  person: { isNamed: false, isBot: false },
  unknown: { isNamed: false, isBot: true },
};

/** The source a fetch is counted under. A row of the super admin may name a platform without a source of its own. */
export const countedSource = ({ source, bot }: { source: string; bot: string }): string =>
  source === 'Unknown' && isNamed(bot) ? bot : source;

/** One fetch of the kind. */
export const kindNames: Record<CrawlKind, Text> = {
  share: { en: 'Share', de: 'Geteilt' },
  crawler: { en: 'Crawler', de: 'Crawler' },
  person: { en: 'Person', de: 'Person' },
  unknown: { en: 'Unknown', de: 'Unbekannt' },
};

/** If the well-known name is not the source's own. */
const properNames: Partial<Record<RequestSource, string>> = {
  Whatsapp: 'WhatsApp',
  Twitter: 'X',
  // Teams fetches with the agent of Skype, which is closed.
  Teams: 'Microsoft Teams',
  Line: 'LINE',
  GoogleChat: 'Google Chat',
  IFramelyBot: 'Iframely',
  GoogleBot: 'Google',
  GoogleImageProxy: 'Gmail',
  BingBot: 'Bing',
  AhrefsBot: 'Ahrefs',
  AppleBot: 'Apple',
  MetaBot: 'Meta AI',
  GPTBot: 'ChatGPT',
  ClaudeBot: 'Claude',
  PerplexityBot: 'Perplexity',
  Bytespider: 'ByteDance',
  AmazonBot: 'Amazon',
  CCBot: 'Common Crawl',
  DuckDuckBot: 'DuckDuckGo',
  YandexBot: 'Yandex',
  SeznamBot: 'Seznam',
  PetalBot: 'Petal Search',
  Linespider: 'LINE Search',
  DiffBot: 'Diffbot',
  ImagesiftBot: 'ImageSift',
  SemrushBot: 'Semrush',
};

const namesByLanguage = {
  GoogleImageBot: { en: 'Google Images', de: 'Google Bilder' },
  Custom: { en: 'Your own programs', de: 'Eigene Programme' },
  Dynamic: { en: 'Websites', de: 'Websites' },
};

/** A source as people know it. Unknown agents are named by their kind: a person, or unknown. */
export function nameOfSource(source: string, kind: CrawlKind, language: Language): string {
  if (source === 'Unknown') return kindNames[kind === 'person' ? 'person' : 'unknown'][language];
  if (Object.hasOwn(namesByLanguage, source)) return namesByLanguage[source as 'Custom'][language];
  return Object.hasOwn(properNames, source) ? (properNames[source as 'Whatsapp'] ?? source) : source;
}

/** The sources that part of a typed name may mean, in either language. */
export const sourcesNamed = (typed: string): RequestSource[] => {
  const words = typed.trim().toLowerCase();
  if (words === '') return [];
  return allSources.filter((source) =>
    languages.some((language) => nameOfSource(source, 'share', language).toLowerCase().includes(words)),
  );
};
