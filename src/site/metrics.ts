import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Faults } from '#io/log/catch-faults.ts';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'kind' | 'status'>;
  /** A picture sent from memory; a bare number until somebody asks, as a histogram would cost more than the sending's own code. */
  countHotImage(): void;
}

export function createMetrics({ counts }: Faults = { counts: { exception: 0, rejection: 0 } }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'linkbild_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  let hot = 0;
  new Counter({
    name: 'linkbild_hot_images_total',
    help: 'Pictures sent from memory',
    registers: [registry],
    collect() {
      this.inc(hot);
      hot = 0;
    },
  });
  new Gauge({
    name: 'linkbild_uncaught_errors',
    help: 'Errors that nobody caught since the start of the process',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
    },
  });
  const countHotImage = () => {
    hot += 1;
  };
  return { registry, requests, countHotImage };
}

/** Not there without a token set: figures about a service are not for everybody. */
export async function metricsResponse(
  metrics: Metrics,
  token: string | null,
  authorization: string | undefined,
): Promise<Response> {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  const isRight = token !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isRight) return new Response(null, { status: token === null ? 404 : 401 });
  return new Response(await metrics.registry.metrics(), { headers: { 'content-type': metrics.registry.contentType } });
}
