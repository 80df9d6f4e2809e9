import type { TestProject } from 'vitest/node';
import { newDataDir, removeDataDir, startInstance } from '../test/instance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    shopUrl: string;
  }
}

// One freshly seeded instance for all walks through the pages.
export default async function setup(project: TestProject) {
  const dataDir = newDataDir();
  const instance = await startInstance(dataDir);
  project.provide('siteUrl', instance.url);
  project.provide('shopUrl', instance.shopUrl);
  return async () => {
    await instance.stop();
    removeDataDir(dataDir);
  };
}
