// Input that Stripe never sends: invalid signatures, and malformed events with a valid one.

export const invalidSignatures = [
  't=,v1=',
  't=1,v1=',
  't=a,v1=b',
  't',
  ',',
  '=',
  't=1',
  'v1=1',
  `t=${'9'.repeat(400)},v1=a`,
  't=1,v1=\u00e4',
];
/** Sent with a valid signature. */
export const malformedEvents: unknown[] = [
  null,
  [],
  1,
  {},
  { id: 'evt_1', type: 'invoice.paid' },
  { id: 'evt_1', type: 'invoice.paid', data: null },
  { id: 'evt_1', type: 'invoice.paid', data: { object: null } },
  { id: 'evt_\0', type: 'invoice.paid', data: { object: {} } },
  JSON.parse(`{"id":"evt_1","type":"invoice.paid","data":{"object":{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}}}`),
];
