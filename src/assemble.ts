import type { PgBoss } from 'pg-boss';
import { ApiError } from '#contract/errors.ts';
import type { AuditedPage } from '#domain/audit/audit-page.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Env } from '#env.ts';
import { openKeys } from '#flows/guards/installation-key.ts';
import { createGoogle } from '#io/accounts/google.ts';
import { createPasswords } from '#io/accounts/passwords.ts';
import { readSecretFile } from '#io/accounts/secret-keys.ts';
import { createCrawlLog } from '#io/crawl-log/crawl-log.ts';
import { connect, type Database } from '#io/db/db.ts';
import { withOwnFiles } from '#io/fetch/own-files.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createFiles } from '#io/files/create-files.ts';
import { createGuardedFiles } from '#io/files/files-with-timeout.ts';
import { watchDatabase } from '#io/health/database-watch.ts';
import { createHealth, createMachine } from '#io/health/health.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import type { Io, Settings } from '#io/io.ts';
import { createLatestOnly } from '#io/latest-only.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import type { Log } from '#io/log/log.ts';
import type { UncaughtErrors } from '#io/log/uncaught-errors.ts';
import { createMailTransport } from '#io/mail/transport.ts';
import { createAuditCache, createBytesCache, createTimedCache } from '#io/memory-cache.ts';
import { createMetrics, type Metrics } from '#io/metrics/metrics.ts';
import { createQueueFigures } from '#io/metrics/queue-figures.ts';
import { createOperatorData } from '#io/operator/operator-data.ts';
import { createPageReader } from '#io/page-reader/page-reader.ts';
import { createPoliteFetch } from '#io/polite-fetch/polite-fetch.ts';
import { areWorkersPolling } from '#io/queue/are-workers-polling.ts';
import { createQueue, createQueues, startBoss } from '#io/queue/queue.ts';
import { findChromium } from '#io/render/browser/find-chromium.ts';
import { createScreenshots } from '#io/render/browser/screenshots.ts';
import { createRenderer } from '#io/render/renderer.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { createStripe } from '#io/stripe/stripe.ts';
import { createTracer } from '#io/tracing/tracer.ts';
import { createInsideShop, type InsideShop } from '../sample-shop/inside.ts';
import { countedCache, countedFiles, watchParts } from './io/metrics/watch-parts.ts';
import { jobs } from './jobs/jobs.ts';
import { type Job, workersOf } from './jobs/run-job.ts';
import { readVersion } from './version.ts';

const uptime = () => performance.now();

const settingsOf = (env: Env, version: string): Settings => ({
  version,
  siteUrl: env.siteUrl,
  apiUrl: env.apiUrl,
  imagesUrl: env.imagesUrl,
  draftsUrl: env.draftsUrl,
  demosUrl: env.demosUrl,
  screenshotsUrl: env.screenshotsUrl,
  qrUrl: env.qrUrl,
  adminEmail: env.adminEmail,
  userAgent: `LinkbildBot/1.0 (+${env.siteUrl}/for-developers)`,
  analyticsScriptUrl: env.analyticsScriptUrl,
  hasGoogle: env.google !== null,
  hasShopify: env.shopify !== null,
  hasStripe: env.stripe !== null,
  mailHost: env.smtpUrl && new URL(env.smtpUrl).hostname,
  isPublic: !env.isLocal,
  trustedProxies: env.trustedProxies,
});

/** Below the site's own address: the images of the demo's shop. */
export const SHOP_PATH = '/sample-shop';

export interface Assembled {
  io: Io;
  boss: PgBoss;
  database: Database;
  /** On a public site: the shop of the demo, which has no server there. */
  insideShop: InsideShop | undefined;
  close(): Promise<void>;
}

const workers = Object.values<Job>(jobs).reduce((sum, job) => sum + workersOf(job), 0);

/** Photos of shops that were drawn lately. */
const PHOTO_BYTES = 64_000_000;

const recentResults = (metrics: Io['metrics'], now: () => number) => ({
  recentChecks: countedCache(metrics, 'looks', createTimedCache<AuditedPage>({ max: 300, ttlMs: 300_000, now })),
  recentMetaTags: countedCache(metrics, 'meta-tags', createTimedCache<MetaTagData>({ max: 300, ttlMs: 300_000, now })),
  completedAudits: countedCache(metrics, 'audits', createAuditCache({ now })),
});

/** Assembles the parts on a database that is running and migrated. */
export async function assemble(env: Env, databaseUrl: string, log: Log, faults?: UncaughtErrors): Promise<Assembled> {
  const works = env.role !== 'web';
  const connectTo = (maxConnections: number) =>
    connect(databaseUrl, {
      maxConnections,
      onError: (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'),
    });
  const [database, reports] = [connectTo(env.connections.requests), connectTo(env.connections.reports)];
  const keys = await openKeys(database.db, env.secretKeys ?? readSecretFile(env.dataDir));
  const version = readVersion();
  const metrics = createMetrics({ role: env.role, version, ...(faults ? { faults } : {}) });
  const tracer = createTracer(env.otel, version, log);
  const boss = await startBoss(databaseUrl, log, { works, maxConnections: env.connections.jobs });
  await createQueues(boss, jobs);
  const settings = settingsOf(env, version);
  const mailTransport = createMailTransport(env.smtpUrl, `Linkbild <${env.adminEmail}>`);
  const { reader, insideShop, safeFetch } = assembleFetch(env, settings, metrics, log);
  const files = countedFiles(metrics, createGuardedFiles(await createFiles(env.storageUrl)));
  const watch = watchDatabase(databaseUrl, (isAway, reason) =>
    isAway ? log.error({ reason }, 'the database is away') : log.info('the database is back'),
  );
  const renderer = createRenderer({
    onDrawn: (kind, seconds, outcome) => metrics.drawing.observe({ kind, outcome }, seconds),
  });
  const crawlLog = createCrawlLog(database.db, log, { onDropped: (rows) => metrics.droppedCrawls.inc(rows) });
  const serving = createServingCaches(database.db, uptime, watch.isAway);
  countedCache(metrics, 'stored-images', serving.bytes);
  watchParts(metrics, {
    pools: { requests: database.pool, reports: reports.pool },
    drawing: renderer.load,
    waitingCrawls: crawlLog.waiting,
    isDatabaseAway: watch.isAway,
    queues: createQueueFigures(reports.db, uptime),
  });
  const io: Io = {
    db: database.db,
    reportDb: reports.db,
    queue: createQueue(boss),
    mailTransport,
    safeFetch,
    politeFetch: createPoliteFetch(database.db, safeFetch, {
      exempt: [...env.allowedPrivateHosts, ...(insideShop ? [insideShop.host] : [])],
    }),
    files,
    screenshots: createScreenshots({
      chromiumPath: findChromium(env.chromiumPath),
      userAgent: settings.userAgent,
      allowedPrivateHosts: env.allowedPrivateHosts,
      mayBeUnprotected: env.chromiumMayBeUnprotected,
      log,
    }),
    renderer,
    imageCache: countedCache(
      metrics,
      'photos',
      createBytesCache({ maxBytes: PHOTO_BYTES, ttlMs: 600_000, now: uptime }),
    ),
    serving,
    latestDraw: createLatestOnly(() => new ApiError('OVERTAKEN')),
    crawlLog,
    passwords: createPasswords(),
    keys,
    shopify:
      env.shopify && createShopify(env.shopify, { safeFetch, userAgent: settings.userAgent, now: () => new Date() }),
    stripe: env.stripe && (await createStripe(env.stripe, { safeFetch, userAgent: settings.userAgent })),
    google: env.google && createGoogle(env.google, `${env.apiUrl}/auth/google/callback`),
    operator: createOperatorData(database.db, env.operator, uptime),
    log,
    metrics,
    tracer,
    settings,
    ...healthParts(env, {
      version,
      watch,
      files,
      jobs: works ? () => areWorkersPolling(boss, workers, watch.isAway) : null,
    }),
    ...recentResults(metrics, uptime),
    now: () => new Date(),
    uptime,
  };
  return {
    io,
    boss,
    database,
    insideShop,
    async close() {
      await watch.close();
      await tracer.close();
      await io.screenshots.close();
      mailTransport.close();
      renderer.close();
      reader.close();
      await crawlLog.close();
      await safeFetch.close();
      await Promise.all([database.close(), reports.close()]);
    },
  };
}

/** What the health call and the operator's screen ask. */
const healthParts = ({ dataDir, siteUrl }: Env, parts: Parameters<typeof createHealth>[0]) => ({
  health: createHealth(parts),
  machine: createMachine({ dataDir, siteUrl }),
});

/** The way to other sites, with the processes that read what they send. */
function assembleFetch(env: Env, { siteUrl, imagesUrl }: Settings, metrics: Metrics, log: Log) {
  const reader = createPageReader({
    onRead: (kind, seconds, outcome) => metrics.reading.observe({ kind, outcome }, seconds),
    onFailed: (failed) => log.warn(failed, 'a page was not read'),
  });
  const shopFiles = `${siteUrl}${SHOP_PATH}`;
  const insideShop = env.isLocal ? undefined : createInsideShop(shopFiles);
  const { allowedPrivateHosts } = env;
  const ownImages = { siteUrl, imagesUrl };
  const plainFetch = createSafeFetch({ allowedPrivateHosts, ownImages, inside: insideShop, reader });
  const safeFetch = insideShop
    ? withOwnFiles(plainFetch, { publicPrefix: `${shopFiles}/`, localPrefix: `${insideShop.url}/` })
    : plainFetch;
  return { reader, insideShop, safeFetch };
}
