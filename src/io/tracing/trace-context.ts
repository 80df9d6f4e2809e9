import { randomBytes } from 'node:crypto';

// W3C Trace Context: `traceparent: 00-{trace}-{span}-{flags}`.

export interface TraceParent {
  traceId: string;
  spanId: string;
  /** `01`: whoever began the trace records it. */
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

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');
