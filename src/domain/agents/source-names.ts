import { type Language, languages } from '#domain/language.ts';
import { allSources, type RequestSource } from './agent.ts';
import { type CrawlKind, kindNames } from './kind.ts';

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
