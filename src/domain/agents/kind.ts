// What a fetch of an image means, the same in every chart, list, export and mail. Decided by the user agent table, so
// that rows of the super admin have a kind as well.
import type { Text } from '#domain/language.ts';

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
