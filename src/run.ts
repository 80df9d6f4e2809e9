import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { type FirstLogin, firstSuperAdmin } from '#flows/accounts/first-super-admin.ts';
import { enqueueDemoSeed } from '#flows/demo/seed-demo-project.ts';
import { createImageHosts, type ImageHosts } from '#images/app.ts';
import { type HitReader, startHitReader } from '#images/hit-reader.ts';
import { preparePasskeys } from '#io/accounts/passkeys.ts';
import { DatabaseUnavailable, isDatabaseAway, waitForDatabase } from '#io/db/database-unavailable.ts';
import { isFirstProcess, migrateUp } from '#io/db/db.ts';
import { type EmbeddedDatabase, startEmbedded } from '#io/db/embedded/start-embedded.ts';
import { seed } from '#io/db/seeds/index.ts';
import { waitForHealth } from '#io/health/health.ts';
import { type ProcessReports, startProcessReports } from '#io/health/process-reports.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createLog } from '#io/log/log.ts';
import { readableLines } from '#io/log/readable-lines.ts';
import { createRecentErrors } from '#io/log/recent-errors.ts';
import { handleUncaughtErrors } from '#io/log/uncaught-errors.ts';
import { packageFile } from '#io/package-files.ts';
import { SettingError } from '#io/setting-error.ts';
import type { InsideShop } from '../sample-shop/inside.ts';
import { type SampleShop, startSampleShop } from '../sample-shop/server.ts';
import { type Assembled, assemble, SHOP_PATH } from './assemble.ts';
import type { Env } from './env.ts';
import { startHeartbeat } from './heartbeat.ts';
import { work } from './jobs/work.ts';
import { devPages } from './site/dev-pages.ts';
import { createHealthServer } from './site/health-server.ts';
import { createListener, type Listener } from './site/listener.ts';
import { closePort, openPort } from './site/port.ts';
import { createSite } from './site/site.ts';
import { createStartingListener, startingBody } from './site/starting-listener.ts';
import { warmUp } from './site/warm-up.ts';

// Starts everything in order of dependency, and stops it in reverse. The port is opened at once, so that a health check
// gets a response (503) during startup. If several web processes share one port, a starting one would take requests
// from ready ones, so it opens the port when it is ready.

/** SIGTERM to exit: under 10 s (contract). Requests get the first part of it (src/site/port.ts). */
const JOBS_MS = 4_000;
/** After an uncaught error an orderly shutdown may be impossible: then it exits anyway. */
const ERROR_MS = 6_000;
/** Exit codes (scripts/supervise.mjs): only this one ends it for good, because somebody has to change a setting. */
const EXIT_CODE_SETTING = 1;
/** A bug. */
const EXIT_CODE_ERROR = 70;
/** The database was unavailable: the next start may find it. */
const EXIT_CODE_UNAVAILABLE = 75;
/** An idle connection is dropped after this: Node itself waits forever for a client that does not read. */
const IDLE_SOCKET_TIMEOUT_MS = 120_000;
/** Longer than a proxy keeps a connection (usually 60 s): it must not send a request into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;

interface Parts {
  server?: Server;
  healthServer?: Server;
  embedded?: EmbeddedDatabase;
  assembled?: Assembled;
  reports?: ProcessReports;
  shop?: SampleShop;
  images?: ImageHosts;
  hitReader?: HitReader;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs until a signal ends it. */
export async function run(env: Env) {
  const { log, errors } = createLogs(env);
  const parts: Parts = {};
  const stopping = new AbortController();
  const stop = stopOnce(parts, stopping, log, env.listenFd !== null);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The supervisor that started this process is gone: nobody would stop it later.
  process.on('disconnect', () => void stop(0));
  const faults = handleUncaughtErrors(log, () => {
    setTimeout(() => process.exit(EXIT_CODE_ERROR), ERROR_MS).unref();
    void stop(EXIT_CODE_ERROR);
  });

  const answerStarting = createStartingListener(env);
  let listener: Listener | null = null;
  let isReady = false;
  const server = createServer((request, response) => {
    // Only once the port is closed: clients sent away earlier would come back to it.
    if (!server.listening) response.setHeader('connection', 'close');
    const answer = listener ?? answerStarting;
    answer(request, response);
  });
  server.timeout = IDLE_SOCKET_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  parts.server = server;
  try {
    makeDataDir(env);
    if (env.role === 'all') await listen(server, env);
    if (env.healthPort !== null) {
      parts.healthServer = createHealthServer(() => (isReady ? (parts.assembled?.io ?? null) : null), {
        starting: startingBody,
        metricsToken: env.metricsToken,
      });
      await openPort(parts.healthServer, { port: env.healthPort, host: env.host }, 'HEALTH_PORT');
    }
    // Loading the built pages takes about as long as starting the database.
    const built = env.role !== 'worker' && env.isProduction ? builtPages() : null;
    built?.catch(() => undefined);
    if (!env.databaseUrl) say('Starting the database …');
    parts.embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir, onRestart: say });
    const databaseUrl = env.databaseUrl ?? parts.embedded?.url ?? '';
    if (env.databaseUrl) await waitForDatabase(databaseUrl, { say, signal: stopping.signal });
    if (stopping.signal.aborted) return;
    await migrateUp(databaseUrl);
    const assembled = await assemble(env, databaseUrl, log, faults);
    parts.assembled = assembled;
    const { io, boss } = assembled;
    if (env.sampleShopPort && env.role !== 'worker') {
      parts.shop = await startShop(env.sampleShopPort);
    }
    const { insideShop } = assembled;
    const sampleShopUrl = parts.shop?.url ?? insideShop?.url ?? null;
    await seed(io.db, { sampleShopUrl });
    await enqueueDemoSeed(io, sampleShopUrl !== null);
    const firstLogin = await firstSuperAdmin(io, {
      password: env.adminPassword,
      isPrivate: env.isLocal || process.stdout.isTTY,
      isFirstProcess: async () => env.role !== 'worker' && isFirstProcess(databaseUrl),
    });
    if (env.role !== 'worker') {
      const pages = built ? await built : await devPages(server);
      const images = createImageHosts(io);
      parts.images = images;
      if (insideShop) images.app.get(`${SHOP_PATH}/*`, (context) => sendShopImage(insideShop, context));
      const { metrics } = io;
      const site = createSite({ io, images: images.app, metricsToken: env.metricsToken, ...pages });
      if (built) await warmUp(site);
      const answer = createListener({ site, sendCached: images.live.sendCached, metrics });
      listener =
        'serveFiles' in pages
          ? (request, response) => pages.serveFiles(request, response, () => answer(request, response))
          : answer;
    }
    if (env.hitLogDir !== null) parts.hitReader = startHitReader(io, env.hitLogDir);
    // Visitors first: queued jobs wait a moment longer.
    if (env.role !== 'web') await work(boss, io, stopping.signal);
    if (stopping.signal.aborted) return;
    startHeartbeat();
    parts.reports = startProcessReports({ ...io, role: env.role, version: io.settings.version, errors });
    const failing = await waitForHealth(io.health, stopping.signal);
    if (env.role === 'web') await listen(server, env);
    // Not before the port is open: what asks for health sends visitors at once.
    isReady = true;
    announce(env, firstLogin, parts.shop);
    if (failing.length > 0) say(`Not everything works yet: ${failing.join(', ')}. See /api/health.`);
    // After the ready line: trying the browser takes a second.
    void io.screenshots.prepare();
    io.safeFetch.reader.warmUp();
    if (env.role !== 'worker') await preparePasskeys().catch(() => undefined);
  } catch (error) {
    await stop(reportFailedStart(error, log));
  }
}

/** The log, and what the operator's screen gets of it. */
function createLogs({ logFormat, logLevel }: Env) {
  const isReadable = logFormat === 'lines' || (logFormat === null && process.stdout.isTTY);
  const errors = createRecentErrors();
  return { errors, log: createLog(logLevel, isReadable ? readableLines(process.stdout) : undefined, errors) };
}

/** What a person reads, and the exit code. */
function reportFailedStart(error: unknown, log: ReturnType<typeof createLog>): number {
  say(reasonOf(error));
  if (error instanceof SettingError) return EXIT_CODE_SETTING;
  if (error instanceof DatabaseUnavailable || isDatabaseAway(error)) return EXIT_CODE_UNAVAILABLE;
  log.error({ err: error }, 'the start failed');
  return EXIT_CODE_ERROR;
}

function makeDataDir({ dataDir }: Env) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A full disk or a folder that is not mounted yet are no settings.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '')) throw error;
    throw new SettingError(`The environment variable DATA_DIR is not valid: ${dataDir} cannot be written (${code}).`);
  }
}

/** They never change under their name. */
async function sendShopImage(shop: InsideShop, { req }: Context): Promise<Response> {
  const { pathname, searchParams } = new URL(req.url);
  const image = await shop.image(pathname.slice(SHOP_PATH.length), searchParams);
  if (!image) return new Response(null, { status: 404 });
  const headers = { 'content-type': image.type, 'cache-control': 'public, max-age=31536000, immutable' };
  return new Response(new Uint8Array(image.bytes), { headers });
}

async function builtPages() {
  // As a URL: a path may contain characters with a meaning in one.
  const { href } = pathToFileURL(packageFile('build/programs/pages.js'));
  const build = (await import(href)) as ServerBuild;
  return { pages: { build, mode: 'production' as const }, assets: packageFile('build/client') };
}

/** The shop is for trying things out: everything else works without it. Another process may already run it. */
async function startShop(port: number): Promise<SampleShop | undefined> {
  try {
    return await startSampleShop({ port });
  } catch (error) {
    say(`The sample shop is left out (${reasonOf(error)}). Set SAMPLE_SHOP_PORT to another port, or to 0.`);
  }
}

function announce(env: Env, firstLogin: FirstLogin, shop: SampleShop | undefined) {
  if (env.role === 'worker') return say('Linkbild is working on jobs.');
  say(`Linkbild is ready at ${env.siteUrl}`);
  if (shop) say(`The sample shop is at ${shop.url}`);
  if (firstLogin === 'no-link') {
    say(`No super admin has logged in yet. Ask for a login link for ${env.adminEmail}, or set ADMIN_PASSWORD.`);
  } else if (firstLogin) say(`Log in once as super admin: ${firstLogin.link}`);
}

/**
 * Several web processes on one machine share the port: either one passed to all of them, or each opens it and the
 * kernel distributes the connections. With the first kind, waiting connections are accepted by the remaining processes
 * when one ends.
 */
const listen = (server: Server, { listenFd, port, host, role }: Env) =>
  openPort(server, listenFd === null ? { port, host, reusePort: role === 'web' } : { fd: listenFd }, 'PORT');

function stopOnce(parts: Parts, stopping: AbortController, log: ReturnType<typeof createLog>, isPortHeld: boolean) {
  let ending: Promise<void> | null = null;
  const end = async (code: number) => {
    stopping.abort();
    parts.images?.deleted.close();
    await Promise.all([closePort(parts.server, isPortHeld), parts.shop?.close()]);
    parts.healthServer?.close();
    parts.healthServer?.closeAllConnections();
    await parts.hitReader?.close();
    await parts.reports?.close();
    // First what was acknowledged and is only in memory: nothing else can be lost.
    await parts.assembled?.io.crawlLog.flush();
    await parts.assembled?.boss
      .stop({ graceful: true, timeout: JOBS_MS, close: true })
      .catch((error) => log.warn({ err: error }, 'stopping jobs'));
    await parts.assembled?.close().catch(() => undefined);
    await parts.embedded?.stop().catch((error) => log.warn({ err: error }, 'stopping the database'));
    process.exit(code);
  };
  return (code: number) => {
    ending ??= end(code);
    return ending;
  };
}
