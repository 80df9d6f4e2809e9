import type { LRUCache } from 'lru-cache';
import type { Metrics } from './metrics.ts';

type Cache<Value extends object | string | true> = LRUCache<string, Value>;

/** The same cache, counting hits and misses. */
export function countedCache<Value extends object | string | true>(
  { cacheLookups }: Pick<Metrics, 'cacheLookups'>,
  name: string,
  cache: Cache<Value>,
): Cache<Value> {
  const [hits, misses] = ['hit', 'miss'].map((result) => cacheLookups.labels({ cache: name, result }));
  const get = cache.get.bind(cache);
  cache.get = (key, options) => {
    const found = get(key, options);
    (found === undefined ? misses : hits)?.inc();
    return found;
  };
  return cache;
}
