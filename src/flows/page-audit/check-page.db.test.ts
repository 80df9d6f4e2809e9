import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createTestApi } from '../../../test/api.ts';
import { checkPage } from './check-page.ts';

const agents: string[] = [];
const server = createServer((request, response) => {
  agents.push(request.headers['user-agent'] ?? '');
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Mug</title>');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a site that many people check gets one request a page, and none as each crawler', async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [host] });
  const { io } = await createTestApi({ safeFetch, politeFetch: safeFetch });
  const stagesOf = async (path: string) => {
    agents.length = 0;
    const stages: string[] = [];
    for await (const { stage } of checkPage(io, { url: `http://${host}${path}` })) stages.push(stage);
    return stages;
  };
  expect(await stagesOf('/first')).toContain('reach');
  expect(agents.length).toBeGreaterThan(10);

  for (let count = 1; count < limits.crawlerLooks.max; count++) await countAgainst(io, limits.crawlerLooks, host);
  expect(await stagesOf('/second')).not.toContain('reach');
  expect(new Set(agents)).toEqual(new Set([io.settings.userAgent]));
  await safeFetch.close();
});
