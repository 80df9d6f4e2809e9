import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startSampleShop } from '../sample-shop/server.ts';
import { freePort, newDataDir, removeDataDir, startInstance } from '../test/instance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    shopUrl: string;
    /** The instance's data folder, for what cannot be caused from outside. */
    dataDir: string;
    sites: Sites;
  }
}

// One freshly seeded instance for all browser tests, with its demo project complete.
export default async function setup(project: TestProject) {
  const dataDir = newDataDir();
  const { sites, close } = await startSites();
  const shopPort = String(await freePort());
  const hosts = [`localhost:${shopPort}`, ...Object.values(sites).map((url) => new URL(url).host)];
  const instance = await startInstance(dataDir, {
    SAMPLE_SHOP_PORT: shopPort,
    ALLOWED_PRIVATE_HOSTS: hosts.join(','),
  });
  await demoIsGrown(instance.url);
  project.provide('dataDir', dataDir);
  project.provide('siteUrl', instance.url);
  project.provide('shopUrl', instance.shopUrl);
  project.provide('sites', sites);
  return async () => {
    await instance.stop();
    await close();
    removeDataDir(dataDir);
  };
}

async function demoIsGrown(url: string) {
  const until = Date.now() + 180_000;
  for (;;) {
    const audit = await fetch(`${url}/api/public/demo/audit`).then((response) => response.json());
    if (audit.status === 'completed') return;
    if (Date.now() > until)
      throw new Error(`the audit of the demo project did not end: ${JSON.stringify(audit).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sites beside the sample shop for the checker, one per outcome. */
export interface Sites {
  closed: string;
  missing: string;
  other: string;
  broken: string;
}

async function startSites(): Promise<{ sites: Sites; close(): Promise<void> }> {
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
