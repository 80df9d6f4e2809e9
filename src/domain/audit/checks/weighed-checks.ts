import type { Platform } from '#domain/audit/platform-rules.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import { type Check, levelOn } from './check.ts';
import type { CheckId } from './check-id.ts';
import { checks } from './index.ts';

export interface WeighedCheck {
  check: Check;
  weight: number;
  /** On this platform. */
  level: IssueLevel;
}

const weigh = (platform: Platform): WeighedCheck[] =>
  Object.entries(platform.checks).map(([id, weight]) => {
    const check = checks[id as CheckId];
    return { check, weight, level: levelOn(check, platform) };
  });

/** Every page of a crawl needs the same lists. */
export const checksOf = Object.fromEntries(platformIds.map((id) => [id, weigh(platforms[id])])) as Readonly<
  Record<PlatformId, WeighedCheck[]>
>;
