import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { UncaughtErrors } from '#io/log/uncaught-errors.ts';

// Figures of a process for Prometheus. docs/operating.md explains each figure and when to worry;
// deploy/grafana.json shows them all (a test compares the two).

export interface Metrics {
  registry: Registry;
  requests: Histogram<'kind' | 'route' | 'method' | 'status'>;
  jobs: Histogram<'queue' | 'outcome'>;
  drawing: Histogram<'kind' | 'outcome'>;
  reading: Histogram<'kind' | 'outcome'>;
  storage: Counter<'operation' | 'outcome'>;
  cacheLookups: Counter<'cache' | 'result'>;
  droppedCrawls: Counter;
  proxyHits: Counter<'outcome'>;
  /** An image sent from memory, and how long that took. */
  observeCachedImage(milliseconds: number): void;
}

interface Options {
  role?: string;
  version?: string;
  faults?: UncaughtErrors;
}

export function createMetrics({ role = 'all', version = '', faults }: Options = {}): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  // Includes nodejs_eventloop_lag_*: how long this process blocks all requests.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'linkbild_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind', 'route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const jobs = new Histogram({
    name: 'linkbild_job_seconds',
    help: 'Time of background jobs: completed, failed (tried again), given-up, continued (its turn was over), returned (the process was asked to stop)',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  });
  const drawing = new Histogram({
    name: 'linkbild_drawing_seconds',
    help: 'Time from asking for a drawing to its end, waiting in line included',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  const reading = new Histogram({
    name: 'linkbild_reading_seconds',
    help: 'Time from handing a page, sitemap or header to a reader to its answer, waiting in line included',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  const storage = new Counter({
    name: 'linkbild_storage_calls_total',
    help: 'Calls to the file storage: ok or error',
    labelNames: ['operation', 'outcome'] as const,
    registers,
  });
  const cacheLookups = new Counter({
    name: 'linkbild_cache_lookups_total',
    help: 'Lookups in the caches of this process: hit or miss',
    labelNames: ['cache', 'result'] as const,
    registers,
  });
  const droppedCrawls = new Counter({
    name: 'linkbild_crawl_rows_dropped_total',
    help: 'Fetches of images that could not be written to the log and were given up',
    registers,
  });
  const proxyHits = new Counter({
    name: 'linkbild_proxy_hits_total',
    help: "Lines about images from the proxy's cache: counted, ignored (nobody's fetch) or bad (no such line)",
    labelNames: ['outcome'] as const,
    registers,
  });
  const observeCachedImage = createPlainHistogram(registry, {
    name: 'linkbild_cached_image_seconds',
    help: 'Time in which an image was sent from memory',
    buckets: [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.025],
  });
  new Gauge({
    name: 'linkbild_uncaught_errors',
    help: 'Errors that nobody caught since the start of the process',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const counts = faults?.counts ?? { exception: 0, rejection: 0 };
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'linkbild_build_info',
    help: 'Always 1; the version is the label',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1);
  return {
    registry,
    requests,
    jobs,
    drawing,
    reading,
    storage,
    cacheLookups,
    droppedCrawls,
    proxyHits,
    observeCachedImage,
  };
}

/** 404 without a token in the settings: figures about a service are not public. */
export async function metricsResponse(
  { registry }: Pick<Metrics, 'registry'>,
  token: string | null,
  authorization: string | undefined,
): Promise<Response> {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  const isRight = token !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isRight) return new Response(null, { status: token === null ? 404 : 401 });
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
}

interface HistogramOptions {
  name: string;
  help: string;
  /** In seconds, from small to large. */
  buckets: number[];
}

/**
 * A histogram without labels whose observation is a comparison and three additions: prom-client's own would cost more
 * than sending an image from memory. Returns what observes milliseconds.
 */
export function createPlainHistogram(
  registry: Registry,
  { name, help, buckets }: HistogramOptions,
): (ms: number) => void {
  const limits = [...buckets.map((seconds) => seconds * 1_000), Number.POSITIVE_INFINITY];
  const counts = new Float64Array(limits.length);
  let sum = 0;
  const read = () => {
    let count = 0;
    const values = [...buckets, '+Inf'].map((le, at) => {
      count += counts[at] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le }, value: count };
    });
    const totals = { _sum: sum / 1_000, _count: count };
    return [
      ...values,
      ...Object.entries(totals).map(([end, value]) => ({ metricName: name + end, labels: {}, value })),
    ];
  };
  registry.registerMetric({
    name,
    get: async () => ({ name, help, type: 'histogram', values: read(), aggregator: 'sum' }),
    reset: () => counts.fill(0),
    collect: () => undefined,
  } as unknown as Parameters<Registry['registerMetric']>[0]);
  return (ms) => {
    let at = 0;
    while (ms > (limits[at] ?? 0)) at += 1;
    counts[at] = (counts[at] ?? 0) + 1;
    sum += ms;
  };
}
