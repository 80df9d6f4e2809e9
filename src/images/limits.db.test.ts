import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { createServingTest } from './serving.fixture.ts';

test('over the limit of QR codes an image is still sent, with 429 and Retry-After', async () => {
  const { app, io } = await createServingTest();
  const ask = () => app().fetch(new Request('http://localhost:3000/qr?url=https://lamps.example/'));
  expect((await ask()).status).toBe(200);
  // A request without a connection counts for the client "unknown".
  for (let count = 1; count < limits.qrCodes.max; count++) await countAgainst(io, limits.qrCodes, 'unknown');
  const over = await ask();
  expect(over.status).toBe(429);
  expect(over.headers.get('content-type')).toBe('image/jpeg');
  expect(over.headers.get('cache-control')).toBe('no-store');
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
