import type { TestProject } from 'vitest/node';
import { freePort, newDataDir, removeDataDir, startInstance } from '../test/instance.ts';
import { type Sites, startSites } from './sites.ts';

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
