import type { TestProject } from 'vitest/node';
import { newDataDir, removeDataDir, startInstance } from '../test/instance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    shopUrl: string;
  }
}

// One freshly seeded instance for all walks through the pages, its demo project grown up.
export default async function setup(project: TestProject) {
  const dataDir = newDataDir();
  const instance = await startInstance(dataDir);
  await demoIsGrown(instance.url);
  project.provide('siteUrl', instance.url);
  project.provide('shopUrl', instance.shopUrl);
  return async () => {
    await instance.stop();
    removeDataDir(dataDir);
  };
}

async function demoIsGrown(url: string) {
  const until = Date.now() + 60_000;
  for (;;) {
    const audit = await fetch(`${url}/api/public/demo/audit`).then((response) => response.json());
    if (audit.status === 'completed') return;
    if (Date.now() > until)
      throw new Error(`the audit of the demo project did not end: ${JSON.stringify(audit).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
