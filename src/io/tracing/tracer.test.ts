import { expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent } from './tracer.ts';

const [TRACE, SPAN] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

test('a traceparent is written as it was read', () => {
  const header = `00-${TRACE}-${SPAN}-01`;
  expect(parseTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: '01' });
  expect(formatTraceparent({ traceId: TRACE, spanId: SPAN, traceFlags: '01' })).toBe(header);
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-02`)?.traceFlags).toBe('00');
  // A later version may add fields.
  expect(parseTraceparent(`01-${TRACE}-${SPAN}-01-more`)?.traceId).toBe(TRACE);
});

test.each([
  undefined,
  null,
  7,
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01\nx`,
])('%j is not a traceparent', (header) => {
  expect(parseTraceparent(header)).toBeNull();
});
