// npm run test:deploy: the layout of compose.yaml without containers. PostgreSQL, an S3 server, two web processes and a worker
// from a production tree, nginx with the shipped configuration; then what an operator relies on, one check after another.
// --requests N   requests while web processes are restarted in turn, behind nginx and on a shared port (2,000 each)
// --only WORDS   the checks whose name has these words
// --tree FOLDER  an installed and built tree, instead of making one
// --containers   our processes in containers of the Dockerfile's image, with the options of compose.yaml; then
//                compose.yaml itself, where Docker Compose 2 is installed
// --systemd      instead: the shipped units in a Debian with a systemd of its own
// --debian FOLDER  that Debian, instead of making one (systemd-machine.ts)
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { MISSING } from '../../scripts/test/size.mjs';
import { freePort } from '../instance.ts';
import { backUpAndRestore } from './backup.ts';
import { checks, warmUp } from './checks.ts';
import { createClient } from './client.ts';
import { missingForCompose } from './compose.ts';
import { runCompose } from './compose-checks.ts';
import { buildImage, checkSize, missingForContainers } from './containers.ts';
import { choosePorts, createLayout, holdPort } from './layout.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { makeProductionTree } from './production-tree.ts';
import { type RestartResult, restartInTurn } from './restart.ts';
import { startS3 } from './s3.ts';
import { startSystemd } from './systemd.ts';
import { systemdChecks } from './systemd-checks.ts';
import { missingForSystemd } from './systemd-machine.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    tree: { type: 'string' },
    only: { type: 'string', default: '' },
    containers: { type: 'boolean', default: false },
    systemd: { type: 'boolean', default: false },
    debian: { type: 'string' },
  },
});
const requests = Number(values.requests);
const program = findNginx();
if (!program && !values.systemd) {
  console.error('test:deploy was not run: nginx is not installed (apt-get install --no-install-recommends nginx).');
  process.exit(MISSING);
}

for (const [option, missing] of [
  ['containers', missingForContainers],
  ['systemd', missingForSystemd],
] as const) {
  const reason = values[option] ? missing() : null;
  if (!reason) continue;
  console.error(`test:deploy --${option} was not run: ${reason}.`);
  process.exit(MISSING);
}

const folder = mkdtempSync(join(tmpdir(), 'linkbild-deploy-'));
// PostgreSQL may run under its own account below it.
chmodSync(folder, 0o755);
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const counts = { passed: 0, failed: 0 };
process.once('SIGINT', () => void endAll().then(() => process.exit(1)));
process.once('SIGTERM', () => void endAll().then(() => process.exit(1)));

async function endAll() {
  for (const end of endings.splice(0).toReversed()) await Promise.resolve(end()).catch(console.error);
}

async function check(name: string, run: () => Promise<unknown>) {
  if (!name.includes(values.only)) return;
  const started = performance.now();
  try {
    const figure = await run();
    counts.passed += 1;
    console.log(`ok   ${name}${typeof figure === 'string' ? `: ${figure}` : ''} (${seconds(started)} s)`);
  } catch (error) {
    counts.failed += 1;
    console.log(`FAIL ${name} (${seconds(started)} s)\n${error instanceof Error ? error.message : error}`);
  }
}
const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

try {
  await (values.systemd ? runUnits() : runAll(program ?? ''));
} catch (error) {
  counts.failed += 1;
  console.error(error);
} finally {
  await endAll();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);

/** The layout of compose.yaml, running, and how to ask it. */
async function startAll(nginxProgram: string) {
  const started = performance.now();
  const image = values.containers ? buildImage(folder, console.log) : undefined;
  if (image) endings.push(image.remove);
  const tree = image?.tree ?? values.tree ?? makeProductionTree(join(folder, 'tree'));
  console.log(`     ${image ? `an image of ${image.megabytes} MB` : 'a production tree'} (${seconds(started)} s)`);
  const postgres = await startPostgres(join(folder, 'postgres'));
  endings.push(postgres.stop);
  const s3 = await startS3(join(folder, 's3'));
  if (s3) endings.push(s3.stop);
  mkdirSync(join(folder, 'files'));
  const storage = s3 ?? {
    name: 'a folder (no S3 server to be had)',
    url: pathToFileURL(join(folder, 'files')).href,
    filesAt: (url: string) => fileURLToPath(url),
    env: {},
  };
  const [ports, hitFolder] = [await choosePorts(), join(folder, 'hits')];
  mkdirSync(hitFolder);
  // Written by nginx, read and deleted by the worker, under accounts of their own.
  chmodSync(hitFolder, 0o777);
  const layout = createLayout({
    tree,
    image,
    folder,
    ports,
    databaseUrl: postgres.url,
    storageUrl: storage.url,
    storageEnv: storage.env,
    hitFolder,
  });
  const { web, worker } = layout;
  for (const service of [...web, worker]) {
    endings.push(service.end);
    await service.start();
  }
  const nginx = await startNginx(nginxProgram, {
    folder: join(folder, 'nginx'),
    httpPort: ports.http,
    httpsPort: ports.https,
    webPorts: ports.web,
    hitFolder,
  });
  endings.push(nginx.stop);
  console.log(`     ${postgres.name}, ${storage.name}, 2 web, 1 worker, nginx: started (${seconds(started)} s)`);

  const database = new pg.Client(postgres.url);
  await database.connect();
  endings.push(() => database.end());
  const ask = async (text: string, of: unknown[] = []) => (await database.query(text, of)).rows[0] as { value: string };
  const { value: uuid } = await ask(`select uuid as value from projects where slug = 'demo'`);
  const rows = async (bot: string) =>
    Number((await ask('select count(*)::int as value from crawls where bot = $1', [bot])).value);
  const httpsOrigin = `https://localhost:${ports.https}`;
  const get = createClient(httpsOrigin, nginx.certificate);
  const images = `/images/${uuid}`;
  const checked = {
    tree,
    get,
    httpOrigin: `http://localhost:${ports.http}`,
    httpsOrigin,
    images,
    async rowsOf(bot: string, atLeast: number) {
      for (let tries = 0; tries < 100 && (await rows(bot)) < atLeast; tries++) await wait(100);
      await wait(atLeast > 0 ? 1_000 : 0); // Wait for one too many.
      return rows(bot);
    },
  };
  return { image, tree, postgres, storage, layout, nginx, rows, checked };
}

async function runAll(nginxProgram: string) {
  const all = await startAll(nginxProgram);
  const { image } = all;
  if (image) await check('the image is small', async () => checkSize(image));
  await warmUp(all.checked);
  for (const [name, run] of Object.entries(checks)) await check(name, () => run(all.checked));
  await check('a backup of it all, a restore that is killed, and one into another database and bucket', () =>
    checkBackup(all),
  );
  await checkRestarts(all);
  if (!values.containers) return;
  const missing = missingForCompose();
  if (missing) console.log(`     compose.yaml was not run: ${missing}.`);
  else await runCompose({ folder, endings, check });
}

async function runUnits() {
  const started = performance.now();
  const tree = values.tree ?? makeProductionTree(join(folder, 'tree'));
  const given = await startSystemd({ folder, tree, debian: values.debian, requests, endings });
  console.log(`     ${given.machine.version}: started (${seconds(started)} s)`);
  for (const [name, run] of Object.entries(systemdChecks)) await check(name, () => run(given));
}

type Layout = Awaited<ReturnType<typeof startAll>>;

async function checkBackup({ tree, postgres, storage, layout, checked: { get, images } }: Layout) {
  const place = await backUpAndRestore({
    tree,
    folder,
    databaseUrl: postgres.url,
    storageUrl: storage.url,
    filesAt: storage.filesAt,
    env: { ...layout.settings, DATA_DIR: join(folder, 'restoring') },
  });
  const port = await freePort();
  const restored = layout.elsewhere(place, { port, healthPort: await freePort() });
  endings.push(restored.end);
  await restored.start();
  const path = `${images}/v1/products/dune-vase.jpg`;
  const ofRestored = createClient(`http://127.0.0.1:${port}`);
  await warmUp({ get: ofRestored, images });
  const [here, there] = [await get(path), await ofRestored(path)];
  await restored.stop();
  if (there.status !== 200 || !there.body.equals(here.body)) throw new Error(`the image there: ${there.status}`);
}

async function checkRestarts({ layout, nginx, rows, checked }: Layout) {
  const { get, images, httpsOrigin } = checked;
  const { web } = layout;
  const told = ({ asked, failed, restarts, seconds: took, slowest }: RestartResult) => {
    const text = `${failed.length === 0 ? 0 : failed.join(', ')} failed of ${asked}, ${restarts} restarts, ${Math.round(asked / took)} a second, slowest ${slowest} ms`;
    if (failed.length > 0) throw new Error(text);
    return text;
  };
  await check('web processes restarted in turn behind nginx', async () =>
    told(await restartInTurn({ origin: httpsOrigin, certificate: nginx.certificate, services: web, requests, images })),
  );
  await check('images are sent from the cache while both web processes are away, and counted', async () => {
    const before = await rows('Telegram');
    for (const service of web) await service.stop();
    const path = `${images}/v1/products/dune-vase.jpg`;
    const answers = [];
    for (let n = 0; n < 20; n++) answers.push(await get(path, { 'user-agent': 'TelegramBot (like TwitterBot)' }));
    if (answers.some(({ status }) => status !== 200)) throw new Error('an image failed');
    const counted = (await checked.rowsOf('Telegram', before + 20)) - before;
    if (counted !== 20) throw new Error(`${counted} of 20 counted`);
  });
  await check('a killed web process comes back with its data', async () => {
    const [first, second] = web;
    await second.start();
    await first.start();
    await first.kill();
    await first.start();
    const { status } = await get(`${images}/v1/products/dune-vase.jpg`);
    if (status !== 200) throw new Error(`the image: ${status}`);
  });
  await nginx.stop();
  // Their health ports are reused.
  for (const service of web) await service.end();
  // A container gets no open port from outside.
  if (values.containers) return;
  await check('web processes restarted in turn on a shared port', async () => {
    const held = await holdPort();
    endings.push(held.close);
    const shared = layout.sharing(held);
    for (const service of shared) {
      endings.push(service.end);
      await service.start();
    }
    return told(await restartInTurn({ origin: `http://127.0.0.1:${held.port}`, services: shared, requests, images }));
  });
}
