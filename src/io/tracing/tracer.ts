import { randomBytes } from 'node:crypto';
import type { Log } from '#io/log/log.ts';
import { currentWork, workingFor } from '#io/log/work-context.ts';
import type { OtelSettings } from './otel-settings.ts';
import { createSpanExporter, type FinishedSpan } from './otlp-exporter.ts';

// One span for every request and every job. Log lines and jobs that it causes carry the trace, whether or not it is
// recorded here: a caller may have started it.

interface Span {
  /** Replaces the name that it began with, once more is known. */
  rename(name: string): void;
  set(key: string, value: string | number): void;
  fail(): void;
}

interface SpanStart {
  name: string;
  kind: FinishedSpan['kind'];
  parent: TraceParent | null;
}

export interface Tracer {
  /** Runs `work` as a span, a child of `parent` or the first of a new trace. */
  trace<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const noSpan: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };
const within = <Result>(trace: TraceParent | null, work: () => Promise<Result>) =>
  trace ? workingFor({ ...currentWork(), ...trace }, work) : work();

/** Records nothing, but passes on traces that a caller started. */
export const noTracer: Tracer = {
  trace: ({ parent }, work) => within(parent, () => work(noSpan)),
  close: async () => undefined,
};

/** In nanoseconds, which do not fit into a number. */
const nowNs = () => `${Math.round((performance.timeOrigin + performance.now()) * 1_000)}000`;

export function createTracer(settings: OtelSettings | null, version: string, log: Log): Tracer {
  if (!settings) return noTracer;
  const exporter = createSpanExporter(settings, version, log);
  const isRecorded = (parent: TraceParent | null) =>
    parent && settings.isParentBased ? parent.traceFlags === '01' : Math.random() < settings.ratio;
  return {
    trace({ name, kind, parent }, work) {
      const traceFlags = isRecorded(parent) ? '01' : '00';
      const own: TraceParent = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId(), traceFlags };
      if (traceFlags === '00') return within(own, () => work(noSpan));
      const finished = { name, attributes: {} as FinishedSpan['attributes'], isFailed: false };
      const startNs = nowNs();
      const { traceId, spanId } = own;
      const end = () =>
        exporter.add({
          traceId,
          spanId,
          parentSpanId: parent?.spanId ?? null,
          kind,
          startNs,
          endNs: nowNs(),
          ...finished,
        });
      const span: Span = {
        rename: (text) => {
          finished.name = text;
        },
        set: (key, value) => {
          finished.attributes[key] = value;
        },
        fail: () => {
          finished.isFailed = true;
        },
      };
      return within(own, () => work(span)).finally(end);
    },
    close: exporter.close,
  };
}

// W3C Trace Context: `traceparent: 00-{trace}-{span}-{flags}`.

interface TraceParent {
  traceId: string;
  spanId: string;
  /** `01`: the sender of the trace records it. */
  traceFlags: string;
}

const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Null if there is none or it is not valid: then a new trace begins. */
export function parseTraceparent(header: unknown): TraceParent | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (shape.exec(header.trim()) ?? []) : [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 ? '01' : '00' };
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceParent) =>
  `00-${traceId}-${spanId}-${traceFlags}`;

const newTraceId = () => randomBytes(16).toString('hex');
const newSpanId = () => randomBytes(8).toString('hex');
