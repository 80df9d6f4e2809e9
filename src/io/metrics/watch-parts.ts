import type { LRUCache } from 'lru-cache';
import { Gauge } from 'prom-client';
import type { FileStore } from '#io/files/file-store.ts';
import type { Metrics } from './metrics.ts';
import type { QueueFigures } from './queue-figures.ts';

interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface Watched {
  pools: Record<string, PoolCounts>;
  drawing(): { waiting: number; running: number };
  waitingCrawls(): number;
  isDatabaseAway(): boolean;
  queues(): Promise<QueueFigures[]>;
}

/** Figures that are looked up when scraped. A part that does not respond omits its figures; the others are reported. */
export function watchParts({ registry }: Pick<Metrics, 'registry'>, parts: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'linkbild_database_up',
    help: '1: the database answers',
    registers,
    collect() {
      this.set(parts.isDatabaseAway() ? 0 : 1);
    },
  });
  new Gauge({
    name: 'linkbild_pool_connections',
    help: 'Connections to the database by pool: in use or idle',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(parts.pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'linkbild_pool_waiting',
    help: 'Statements that wait for a connection, by pool',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(parts.pools)) this.set({ pool }, waitingCount);
    },
  });
  new Gauge({
    name: 'linkbild_drawings',
    help: 'Drawings in this process: waiting in line or running',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { waiting, running } = parts.drawing();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Gauge({
    name: 'linkbild_crawl_rows_waiting',
    help: 'Fetches of images that are in memory and not yet in the log',
    registers,
    collect() {
      this.set(parts.waitingCrawls());
    },
  });
  const figures = async () => (parts.isDatabaseAway() ? [] : parts.queues().catch(() => []));
  new Gauge({
    name: 'linkbild_queue_oldest_seconds',
    help: 'How long the oldest due job of a queue has waited; the same from every process',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { queue, oldestSeconds } of await figures()) this.set({ queue }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'linkbild_queue_jobs',
    help: 'Jobs of a queue: due, later, running or failed (kept for 14 days); the same from every process',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { queue, due, later, running, failed } of await figures()) {
        for (const [state, count] of Object.entries({ due, later, running, failed })) this.set({ queue, state }, count);
      }
    },
  });
}

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

/** The same storage, counting calls by outcome. */
export function countedFiles({ storage }: Pick<Metrics, 'storage'>, files: FileStore): FileStore {
  for (const operation of ['put', 'get', 'delete', 'check']) {
    for (const outcome of ['ok', 'error']) storage.labels({ operation, outcome }).inc(0);
  }
  const counted = async <Value>(
    operation: string,
    work: Promise<Value>,
    isOk: (value: Value) => boolean = () => true,
  ) => {
    try {
      const value = await work;
      storage.inc({ operation, outcome: isOk(value) ? 'ok' : 'error' });
      return value;
    } catch (error) {
      storage.inc({ operation, outcome: 'error' });
      throw error;
    }
  };
  return {
    ...files,
    put: (key, bytes) => counted('put', files.put(key, bytes)),
    get: (key) => counted('get', files.get(key)),
    delete: (key) => counted('delete', files.delete(key)),
    check: () => counted('check', files.check(), Boolean),
  };
}
