import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSampleShop } from '../sample-shop/server.ts';

/** Sites beside the sample shop for the checker, one per outcome. */
export interface Sites {
  closed: string;
  missing: string;
  other: string;
  broken: string;
}

export async function startSites(): Promise<{ sites: Sites; close(): Promise<void> }> {
  const servers: Server[] = [];
  /** Responds to every page in one way. */
  const siteOf = async (status: number, html: string) => {
    const server = createServer((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  };
  const closed = await startSampleShop({ port: 0, closed: true });
  const sites = {
    closed: closed.url,
    missing: await siteOf(404, '<title>Nothing here</title>'),
    other: await siteOf(200, '<!doctype html><title>A page about bread</title><p>Flour, water, salt.</p>'),
    broken: await siteOf(500, '<title>Broken</title>'),
  };
  return {
    sites,
    close: async () => {
      for (const server of servers) server.close();
      await closed.close();
    },
  };
}
