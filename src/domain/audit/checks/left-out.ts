import type { Platform } from '#domain/audit/platform-rules.ts';
import type { Subject } from './check.ts';

/** Platforms that obey the robots tag of a page also obey robots.txt. */
export const mayBeLeftOut = ({ whyNoCard, robotsName }: Platform): boolean => whyNoCard !== null && robotsName !== null;

/** There is no card, and without the robots tags there would be one. */
export function isLeftOutByTag({ platform, seen, evidence }: Pick<Subject, 'platform' | 'seen' | 'evidence'>): boolean {
  if (platform.whyNoCard === null || (seen.robotsHeader === null && !seen.tags.some(isRobotsTag))) return false;
  if (platform.whyNoCard(seen, evidence) === null) return false;
  const tags = seen.tags.filter((tag) => !isRobotsTag(tag));
  return platform.whyNoCard({ ...seen, tags, robotsHeader: null }, evidence) === null;
}

const isRobotsTag = ({ key }: { key: string }): boolean => key === 'robots' || key === 'googlebot';
