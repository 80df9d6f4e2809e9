import { postJson } from '#io/fetch/post-json.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import type { Log } from '#io/log/log.ts';
import type { OtelSettings } from './otel-settings.ts';

// Sends spans to the operator's collector as OTLP over HTTP with JSON: a few fields, for which the official packages
// would load a hundred files at every start (docs/decisions/064-traces-without-a-library.md). What cannot be sent is
// dropped: no request waits for a collector.

export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: 'server' | 'consumer';
  startNs: string;
  endNs: string;
  attributes: Record<string, string | number>;
  isFailed: boolean;
}

export interface SpanExporter {
  add(span: FinishedSpan): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const TIMEOUT_MS = 10_000;
/** At the end of a process. */
const LAST_MS = 1_000;
const MAX_BATCH = 512;
const MAX_WAITING = 2_048;

const kinds = { server: 2, consumer: 5 } as const;
const STATUS_ERROR = 2;

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

const toOtlp = ({ parentSpanId, kind, startNs, endNs, attributes, isFailed, ...span }: FinishedSpan) => ({
  ...span,
  ...(parentSpanId ? { parentSpanId } : {}),
  kind: kinds[kind],
  startTimeUnixNano: startNs,
  endTimeUnixNano: endNs,
  attributes: Object.entries(attributes).map(attribute),
  status: isFailed ? { code: STATUS_ERROR } : {},
});

/** Collectors are often inside the network, where no other request goes. */
function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

export function createSpanExporter(settings: OtelSettings, version: string, log: Pick<Log, 'warn'>): SpanExporter {
  let waiting: FinishedSpan[] = [];
  let sending: Promise<void> = Promise.resolve();
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [hostAndPort(settings.url)] });
  const resource = { attributes: settings.resource.map(attribute) };
  const scope = { name: 'linkbild', version };

  async function send(spans: FinishedSpan[], timeoutMs: number): Promise<void> {
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(toOtlp) }] }] };
    const { isDelivered, status, answer } = await postJson(safeFetch, settings.url, {
      userAgent: `Linkbild/${version}`,
      headers: Object.fromEntries(settings.headers),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!isDelivered) log.warn({ reason: `${status ?? ''} ${answer}`.trim() }, 'spans could not be sent');
  }

  /** One after the other, so that a slow collector gets one request at a time. */
  function flush(timeoutMs: number): Promise<void> {
    const spans = waiting;
    waiting = [];
    if (spans.length > 0) sending = sending.then(() => send(spans, timeoutMs));
    return sending;
  }

  const timer = setInterval(() => void flush(TIMEOUT_MS), INTERVAL_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < MAX_WAITING) waiting.push(span);
      if (waiting.length === MAX_BATCH) void flush(TIMEOUT_MS);
    },
    async close() {
      clearInterval(timer);
      await flush(LAST_MS);
      await safeFetch.close();
    },
  };
}
