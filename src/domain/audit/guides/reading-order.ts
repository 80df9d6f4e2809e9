import type { Platform, RuleName, Sources } from '#domain/audit/platform-rules.ts';

/** Rules that are a list of tags in the order in which the platform takes them. */
const orderedRules = ['title', 'description', 'siteName', 'image'] as const;
type OrderedRule = (typeof orderedRules)[number];

export const isOrdered = (rule: RuleName): rule is OrderedRule => orderedRules.some((ordered) => ordered === rule);

/** As they stand in a page. Keys without an entry are written as they are. */
const writtenKeys = new Map([
  ['title', '<title>'],
  ['description', '<meta name="description">'],
  ['image', 'itemprop="image"'],
]);

/** Each step of the order; a step of several tags takes whichever comes first in the page. */
export const readingOrder = ({ tags }: Pick<Platform, 'tags'>, rule: OrderedRule): string[][] =>
  (tags[rule] as Sources).map((step) =>
    (typeof step === 'string' ? [step] : [...step]).map((key) => writtenKeys.get(key) ?? key),
  );
