import { limits } from '#contract/limits.ts';
import { countAgainst, pairKey } from '#flows/guards/rate-limit.ts';
import type { Io } from '#io/io.ts';

/** Whether these hosts may get the requests of a look as each crawler. */
export type MayReach = (hosts: readonly string[]) => Promise<boolean>;

/**
 * Imitating every crawler takes some twenty requests. They are counted for every host that gets them, because the
 * entered page may redirect to another site or use its images. Without a project it is anybody's look, and all of them
 * share one count for a host; strangers cannot use up the count of a project, nor one project that of another.
 */
export function countedHosts(io: Pick<Io, 'db' | 'keys'>, projectId: number | null = null): MayReach {
  const count = (host: string) =>
    projectId === null
      ? countAgainst(io, limits.crawlerLooks, host)
      : countAgainst(io, limits.crawlerLooksOfProject, pairKey(String(projectId), host));
  // Crawlers are imitated at the same time: each host is one look, whoever of them asks first.
  const counted = new Map<string, Promise<boolean>>();
  const mayReachHost = (host: string) => {
    const known = counted.get(host) ?? count(host).then(({ isOver }) => !isOver);
    counted.set(host, known);
    return known;
  };
  return async (hosts) => (await Promise.all(hosts.map(mayReachHost))).every((may) => may);
}
