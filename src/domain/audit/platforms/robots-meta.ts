import { memoizeByTags } from '#domain/audit/emulation/memoize-by-tags.ts';
import type { EmulatedPage } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';

/** What the robots meta tags of a page permit (docs/platforms.md#google-robots-meta). */
interface RobotsMeta {
  isIndexed: boolean;
  /** Largest image preview: `standard` unless the page says otherwise. */
  image: 'none' | 'standard' | 'large';
  /** Characters of text; null: no limit. */
  snippet: number | null;
}

type Robots = (seen: Pick<EmulatedPage, 'tags' | 'robotsHeader'>) => RobotsMeta;

function reader(...names: string[]): Robots {
  const rulesOf = memoizeByTags((tags) =>
    tags
      .filter((tag) => tag.element === 'meta' && names.includes(tag.key))
      .flatMap((tag: MetaTag) => tag.value.toLowerCase().split(','))
      .map((rule) => rule.replaceAll(/\s/g, '')),
  );
  const ofTags = memoizeByTags((tags) => readRules(rulesOf(tags)));
  return ({ tags, robotsHeader }) =>
    robotsHeader === null ? ofTags(tags) : readRules([...rulesOf(tags), ...headerRules(robotsHeader, names)]);
}

/** Rules that have a colon of their own. */
const withValue = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/** `noindex`, or `googlebot: noindex`, which then holds for what follows too: several headers arrive as one. */
function headerRules(header: string, names: readonly string[]): string[] {
  let isForUs = true;
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, name, rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? [];
      const isAddressed = name !== undefined && !withValue.test(name);
      if (isAddressed) isForUs = names.includes(name);
      return isForUs ? [(isAddressed ? (rest ?? '') : part).replaceAll(/\s/g, '')] : [];
    });
}

/** `googlebot` counts beside `robots`. */
export const googleRobots = reader('robots', 'googlebot');
export const anyRobots = reader('robots');

/** Of two rules that contradict each other, the stricter one applies. */
function readRules(rules: readonly string[]): RobotsMeta {
  const has = (...wanted: string[]) => rules.some((rule) => wanted.includes(rule));
  const limits = rules
    .map((rule) => /^max-snippet:(-?\d+)$/.exec(rule)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .filter((limit) => limit >= 0);
  if (has('nosnippet')) limits.push(0);
  return {
    isIndexed: !has('noindex', 'none'),
    image: has('max-image-preview:none', 'noimageindex')
      ? 'none'
      : has('max-image-preview:large') && !has('max-image-preview:standard')
        ? 'large'
        : 'standard',
    snippet: limits.length === 0 ? null : Math.min(...limits),
  };
}

export const notIndexed = (name: string): Text => ({
  en: `The page asks search engines to leave it out (noindex), so ${name} doesn’t show it.`,
  de: `Die Seite ist für Suchmaschinen gesperrt (noindex), also zeigt ${name} sie nicht.`,
});
