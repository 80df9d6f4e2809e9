import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestApi } from '../../test/api.ts';
import { createMetrics } from './metrics.ts';
import { createSite } from './site.ts';

test('a page that breaks is a plain 500 with every header, and the log has the reason', async () => {
  const { io, logged } = await createTestApi();
  const build = () => Promise.reject(new Error('the build is broken'));
  const site = createSite({
    io,
    images: new Hono(),
    metrics: createMetrics(),
    metricsToken: null,
    pages: { build, mode: 'production' },
    assets: null,
  });
  const answer = await site.request('http://localhost:3000/nothing/here');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/plain; charset=UTF-8']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await answer.text()).not.toContain('broken');
  expect(logged.join()).toContain('the build is broken');
});
