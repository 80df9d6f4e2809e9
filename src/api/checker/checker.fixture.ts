import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { startSampleShop } from '../../../sample-shop/server.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';

/** A site that is not a shop, and below /failing one that responds with errors. */
async function startPlainSite() {
  const server = createServer((request, response) => {
    const fails = request.headers.host?.startsWith('127.0.0.1');
    const status = fails ? 503 : request.url === '/' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Plain</title><p>No shop');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    failingUrl: `http://127.0.0.1:${port}`,
    hosts: [`localhost:${port}`, `127.0.0.1:${port}`],
    close: () => server.close(),
  };
}

/** Each caller starts and closes its own servers, because test files of one process share modules. */
export async function createCheckerApi() {
  const closedShop = await startSampleShop({ port: 0, closed: true });
  const plainSite = await startPlainSite();
  const alsoAllowed = [...plainSite.hosts, new URL(closedShop.url).host];
  const { api, shop } = await createShopApi({}, { alsoAllowed });
  afterAll(async () => {
    plainSite.close();
    await closedShop.close();
  });
  return { api, shop, plainSite, closedShop };
}
