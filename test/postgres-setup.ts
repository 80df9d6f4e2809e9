import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateUp } from '#io/db/db.ts';
import { startEmbedded } from '#io/db/embedded/start-embedded.ts';
import { createLog } from '#io/log/log.ts';
import { createQueues, startBoss } from '#io/queue/queue.ts';
import { jobs } from '#jobs/jobs.ts';
import { templateName, urlWithDatabase } from './database.ts';
import { endWithThisProcess } from './embedded-processes.ts';
import { copyPrepared } from './prepared-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

// One server for the whole run: TEST_DATABASE_URL, otherwise an embedded one without durability. The tables are created
// once in a template; each test file copies it, which takes a fraction of migrating.
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL || null;
  const folder = given ? null : mkdtempSync(join(tmpdir(), 'linkbild-test-'));
  if (folder) endWithThisProcess(folder);
  const isPrepared = folder !== null && copyPrepared(folder);
  const embedded = folder ? await startEmbedded({ dataDir: folder, isDurable: false }) : null;
  const url = given ?? embedded?.url ?? '';
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${templateName}`);
    await client.query(`create database ${templateName} ${isPrepared ? 'template linkbild' : ''}`);
  });
  const templateUrl = urlWithDatabase(url, templateName);
  await migrateUp(templateUrl);
  // Including the job queue's own tables, so that a test's queue starts at once.
  const boss = await startBoss(templateUrl, createLog('silent'), { works: false });
  await createQueues(boss, jobs);
  await boss.stop({ graceful: false, close: true });
  project.provide('postgresUrl', url);

  return async () => {
    if (given) await withClient(url, (client) => client.query(`drop database if exists ${templateName}`));
    await embedded?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
