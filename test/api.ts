import type { Hono } from 'hono';
import { createApi } from '#api/app.ts';
import { type Api, CallFailed, callHeaders, createClient } from '#contract/client.ts';
import { ApiError } from '#contract/errors.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import type { CollaboratorRole, UserRole } from '#domain/enumerations.ts';
import { createPasswords } from '#io/accounts/passwords.ts';
import { createKeys } from '#io/accounts/secret-keys.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { createCrawlLog } from '#io/crawl-log/crawl-log.ts';
import { addSession } from '#io/db/queries/accounts/sessions.ts';
import { addUser } from '#io/db/queries/accounts/users.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { projects } from '#io/db/schema/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import type { Io, Settings } from '#io/io.ts';
import { createLatestOnly } from '#io/latest-only.ts';
import { createLog } from '#io/log/log.ts';
import { createAuditCache, createBytesCache, createTimedCache } from '#io/memory-cache.ts';
import { createMetrics } from '#io/metrics/metrics.ts';
import { createOperatorData } from '#io/operator/operator-data.ts';
import { createReaderHere } from '#io/page-reader/page-reader.ts';
import { themeTasks } from '#io/page-reader/theme-tasks.ts';
import { createQueue, startBoss } from '#io/queue/queue.ts';
import { createRenderer } from '#io/render/renderer.ts';
import { noTracer } from '#io/tracing/tracer.ts';
import { work } from '#jobs/work.ts';
import { whenOver } from './after-run.ts';
import { createTestDatabase } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The whole API on a real PostgreSQL, without a network: `app.request()` style, with people to act as.

export const siteUrl = 'http://localhost:3000';

export interface TestApi {
  io: Io;
  /** For processes that a test starts. */
  databaseUrl: string;
  app: Hono;
  /** Calls as a person (by session token) or as a visitor. */
  as(token: string | null, language?: 'en' | 'de'): Api;
  request(path: string, init?: RequestInit, client?: string): Promise<Response>;
  addPerson(
    email: string,
    options?: { role?: UserRole; password?: string },
  ): Promise<{ id: number; email: string; token: string }>;
  addProject(slug: string): Promise<{ id: number; uuid: string }>;
  join(projectId: number, userId: number, role: CollaboratorRole): Promise<void>;
  /** Runs the queue's jobs in this process. */
  runJobs(): Promise<void>;
  logged: string[];
}

/** Copied for each test: some change a setting. */
export const testSettings: Settings = {
  version: '0.0.0',
  siteUrl,
  apiUrl: `${siteUrl}/api`,
  imagesUrl: `${siteUrl}/images`,
  draftsUrl: `${siteUrl}/drafts`,
  demosUrl: `${siteUrl}/demos`,
  screenshotsUrl: `${siteUrl}/screenshots`,
  qrUrl: `${siteUrl}/qr`,
  adminEmail: 'admin@linkbild.local',
  userAgent: `LinkbildBot/1.0 (+${siteUrl}/for-developers)`,
  analyticsScriptUrl: null,
  hasGoogle: false,
  hasShopify: false,
  hasStripe: false,
  mailHost: null,
  isPublic: false,
  trustedProxies: [],
};

const healthy: Io['health'] = {
  read: async () => ({ status: 'ok', version: '0.0.0', database: 'ok', jobs: 'ok', storage: 'ok' }),
  isDatabaseAway: () => false,
};

const noScreenshots: Io['screenshots'] = {
  isAvailable: false,
  prepare: async () => 'none',
  take: async () => ({ ok: false, detail: 'none in tests' }),
  print: async () => ({ ok: false, detail: 'none in tests' }),
  close: async () => undefined,
};

/** All that a reader process does, in this process. */
export const testReader = createReaderHere(themeTasks);

export async function createTestApi(change: Partial<Io> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const boss = await startBoss(database.url, log, { works: false, isUnlimited: true });
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [], reader: testReader });
  // Its process starts with the first image; the time is for a machine busy with other tests.
  const renderer = createRenderer({ processes: 1, timeoutMs: 20_000 });
  const crawlLog = createCrawlLog(database.db, log);
  const stopping = new AbortController();
  const folder = temporaryFolder('test-files');
  whenOver(async () => {
    stopping.abort();
    await boss.stop({ graceful: false, close: true });
    await safeFetch.close();
    renderer.close();
    await crawlLog.close();
  });
  const io: Io = {
    db: database.db,
    reportDb: database.db,
    queue: createQueue(boss),
    mailTransport: { send: null, close: () => undefined },
    safeFetch,
    politeFetch: safeFetch,
    files: createDiskFiles(folder),
    screenshots: noScreenshots,
    renderer,
    serving: createServingCaches(change.db ?? database.db, change.uptime ?? (() => performance.now())),
    imageCache: createBytesCache({ maxBytes: 32_000_000, ttlMs: 600_000, now: () => performance.now() }),
    latestDraw: createLatestOnly(() => new ApiError('OVERTAKEN')),
    crawlLog,
    passwords: createPasswords({ memoryCost: 64, timeCost: 1 }),
    keys: createKeys(['the secret of the tests']),
    google: null,
    shopify: null,
    stripe: null,
    operator: createOperatorData(change.db ?? database.db, {}, () => performance.now()),
    log,
    metrics: createMetrics(),
    tracer: noTracer,
    settings: { ...testSettings, hasShopify: Boolean(change.shopify), hasStripe: Boolean(change.stripe) },
    health: healthy,
    machine: { diskFree: async () => 60, certificateEndsAt: async () => null },
    recentChecks: createTimedCache({ max: 300, ttlMs: 300_000, now: () => performance.now() }),
    recentMetaTags: createTimedCache({ max: 300, ttlMs: 300_000, now: () => performance.now() }),
    completedAudits: createAuditCache({ now: () => performance.now() }),
    now: () => new Date(),
    uptime: () => performance.now(),
    ...change,
  };
  const app = createApi(io);
  let clients = 0;

  return {
    io,
    databaseUrl: database.url,
    app,
    logged,
    as: (token, language = 'en') => {
      clients += 1;
      const name = `test-${clients}`;
      const client = createClient(async ({ method, path, body }) => {
        const headers = {
          ...callHeaders,
          origin: siteUrl,
          'accept-language': language,
          ...(token ? { cookie: `${SESSION_COOKIE}=${token}` } : {}),
        };
        return app.fetch(
          new Request(`http://test${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
          { client: name },
        );
      });
      return withReasons(client, () => logged.slice(-3).join('\n'));
    },
    request: async (path, init = {}, name = 'test') =>
      app.fetch(new Request(`http://test${path}`, init), { client: name }),
    async addPerson(email, { role = 'user', password } = {}) {
      const passwordHash = password ? await io.passwords.hash(password) : null;
      const user = await addUser(io.db, { email, role, status: 'active', passwordHash });
      if (!user) throw new Error(`${email} is there already`);
      const token = newToken();
      await addSession(io.db, user.id, token);
      return { id: user.id, email, token };
    },
    async addProject(slug) {
      const [row] = await io.db
        .insert(projects)
        .values({ slug, full: `https://${slug}.example`, pageType: 'shopify', state: 'active' })
        .returning({ id: projects.id, uuid: projects.uuid });
      if (!row) throw new Error('the project was not stored');
      return row;
    },
    async join(projectId, userId, role) {
      await upsertCollaborator(io.db, projectId, userId, role);
    },
    runJobs: () => work(boss, io, stopping.signal),
  };
}

/** A 5xx does not say why; the server's log does. The failed test shows it as the error's cause. */
function withReasons(api: Api, reasons: () => string): Api {
  const explain = (call: (input: never) => Promise<unknown>) => (input: never) =>
    call(input).catch((error: unknown) => {
      if (error instanceof CallFailed && error.status >= 500) error.cause = reasons();
      throw error;
    });
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, explain(call)])) as unknown as Api;
}

/** Polls until something is there. Three minutes are for a machine busy with other tests. */
export async function waitFor<Value>(
  look: () => Promise<Value | null | undefined | false>,
  what: string,
): Promise<Value> {
  const until = Date.now() + 180_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
