import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchRobots } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed, type Robots } from '#io/fetch/site-files/robots.ts';

/** A page, its redirects and its images are on two or three hosts; more would be a page that wants us to ask around. */
const MAX_HOSTS = 4;

export interface RobotsRules {
  /** The first of the addresses that robots.txt of its host forbids to the crawler; null: none, or it does not obey. */
  firstForbidden(robotsName: string | null, addresses: readonly string[]): string | null;
}

/** robots.txt of every host among the addresses, each read once. A file that cannot be read forbids nothing here. */
export async function readRobotsRules(
  safeFetch: SafeFetch,
  addresses: readonly string[],
  options: { userAgent: string; signal?: AbortSignal },
): Promise<RobotsRules> {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].slice(0, MAX_HOSTS);
  const files = new Map<string, Robots>();
  await Promise.all(
    origins.map(async (origin) => {
      const { userAgent, signal } = options;
      const result = await fetchRobots(safeFetch, origin, { userAgent, ...(signal ? { signal } : {}) });
      if (result.state === 'found') files.set(origin, result.robots);
    }),
  );
  return {
    firstForbidden(robotsName, asked) {
      if (robotsName === null) return null;
      const isForbidden = (address: string): boolean => {
        const { origin, pathname, search } = new URL(address);
        const robots = files.get(origin);
        return robots !== undefined && !isAllowed(robots, robotsName, pathname + search);
      };
      return asked.find(isForbidden) ?? null;
    },
  };
}
