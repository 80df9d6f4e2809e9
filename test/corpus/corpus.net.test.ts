import { fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callHeaders, createClient } from '#contract/client.ts';
import { admin, freePort, type Instance, newDataDir, removeDataDir, startInstance } from '../instance.ts';
import { hostileKinds, LONG_REPORTS } from './hostile-requests.ts';
import { slowPages, startHostileSites, startSlowSite } from './hostile-sites.ts';
import { type Fault, type HostileTarget, jsonOf, type Sent, sendAll } from './sender.ts';
import type { Watched } from './watch-health.ts';
import { wordKinds } from './word-requests.ts';

// Everything a stranger or a customer may send, against a whole running instance. Meanwhile another process polls its
// health: the responding thread never works for more than 250 ms before it responds, nothing crashes, and no response
// is a 5xx that the specification does not know. If nothing else runs beside (`npm test` says so), the response itself
// arrives within that time. A machine that needs longer for ordinary requests has as much more time. A crashed server is
// restarted, so that one bug does not hide another.

const MAX_MS = 250;
/** Rendering a screen for the first time takes the thread 30 to 50 ms, whatever its URL: fewer of these at once. */
const atOnceOf = (name: string) => atOnce.get(name) ?? 6;
const SLOW_PAGES = 'pages, sitemaps and robots.txt that were made to be slow';
/** Answered from what was read a moment before: many answers are drawn up in little time. */
const SLOW_PAGES_AGAIN = 'the same pages again';
const atOnce = new Map([
  ['names of prototypes in pages', 3],
  [SLOW_PAGES, 5],
  [SLOW_PAGES_AGAIN, 5],
  [LONG_REPORTS, 5],
]);
const isAlone = process.env.CORPUS_ALONE === '1';
let instance: Instance | null = null;
let sites: Awaited<ReturnType<typeof startHostileSites>>;
let slow: Awaited<ReturnType<typeof startSlowSite>>;
let place: HostileTarget;

async function begin() {
  const shopPort = await freePort();
  const started = await startInstance(newDataDir(), {
    SAMPLE_SHOP_PORT: String(shopPort),
    ALLOWED_PRIVATE_HOSTS: [...sites.hosts, slow.host, `localhost:${shopPort}`].join(','),
  });
  instance = started;
  let cookie = '';
  const api = createClient(async ({ method, path, body }) => {
    const headers = { ...callHeaders, origin: started.url, cookie };
    const sent = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${started.url}/api${path}`, sent);
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length) cookie = set.join('; ');
    return response;
  });
  await api.login({ body: admin });
  const made = [];
  for (const host of sites.hosts) made.push((await api.saveProject({ body: { full: `http://${host}/` } })).project);
  const [project, ...others] = made;
  if (!project) throw new Error('no project');
  const until = Date.now() + 180_000;
  for (;;) {
    // The job that reads the site creates its first templates.
    const [template] = await api.listTemplates({ params: { id: String(project.id) } });
    // The demo's reports come after the start, too.
    const isDemoThere = template && (await fetch(`${started.url}/audit/demo`).then(({ ok }) => ok));
    if (template && isDemoThere) {
      place = {
        origin: started.url,
        cookie,
        projectId: project.id,
        projectUuid: project.uuid,
        templateId: template.id,
        hostileUrl: `http://${sites.hosts[0]}`,
        uploadIds: others.map(({ id }) => id),
      };
      return;
    }
    if (Date.now() > until) throw new Error(`no template came:\n${started.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop() {
  if (!instance) return;
  const stopped = instance.stop();
  // A frozen one does not handle SIGTERM.
  const late = setTimeout(() => void instance?.kill(), 12_000);
  await stopped;
  clearTimeout(late);
  removeDataDir(instance.dataDir);
  instance = null;
}

beforeAll(async () => {
  // A project accepts 120 uploads an hour: one for the rest, and two each for fonts and for forms.
  sites = await startHostileSites(5);
  slow = await startSlowSite();
});
beforeEach(async () => {
  const isWell =
    instance?.isRunning() &&
    (await fetch(`${instance.url}/api/health`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    ));
  if (isWell) return;
  await stop();
  await begin();
});
afterAll(async () => {
  await stop();
  sites?.close();
  slow?.close();
});

/** `signal` ends the work when the server stops responding. */
async function watching<Result>({ url, pid, dataDir }: Instance, work: (signal: AbortSignal) => Promise<Result>) {
  const file = join(import.meta.dirname, 'watch-health.ts');
  const watcher = fork(file, [`${url}/api/health`, String(pid), dataDir], { execArgv: [] });
  const message = () =>
    new Promise<unknown>((resolve, reject) => {
      watcher.once('message', resolve).once('exit', () => reject(new Error('nobody watches any more')));
    });
  await message();
  const frozen = new AbortController();
  const told = message() as Promise<Watched>;
  void told.then(() => frozen.abort());
  const result = await work(frozen.signal);
  if (watcher.connected && !frozen.signal.aborted) watcher.send('stop');
  return { result, watched: await told };
}

const said = ({ what, path, status }: Fault) => `${status} ${what}: ${path.slice(0, 120)}`;

function readSlowPages(target: HostileTarget): Sent[] {
  return slowPages({ slowHost: slow.host, jsonHeaders: jsonOf(target) });
}

const kinds: [name: string, requests: (place: HostileTarget) => Sent[]][] = [
  ...Object.entries(wordKinds),
  ...Object.entries(hostileKinds),
  [SLOW_PAGES, readSlowPages],
  [SLOW_PAGES_AGAIN, readSlowPages],
];

/** What everybody requests: pages and images that are there. */
function ordinaryRequests({ projectUuid }: HostileTarget): Sent[] {
  const pages = ['/', '/de', '/preview', '/pricing', '/accuracy', '/audit/demo', `/images/${projectUuid}/v1/index.jpg`];
  return Array.from({ length: 6 }, () => pages).flatMap((all) =>
    all.map((path): Sent => ({ what: `ordinary ${path}`, path })),
  );
}
/** The longest work for them beside a health check, six at once, where the limit was set (two cores, Xeon 2.5 GHz). */
const ORDINARY_MS = 80;
/** A machine that is slower than this cannot tell; what freezes the server takes longer than 2 s. */
const MAX_RATIO = 8;
/** What else the machine does can only add to a measured time: the least of these counts. */
const MEASUREMENTS = 3;

test.each(kinds)('%s', async (name, requestsOf) => {
  for (let left = MEASUREMENTS; left > 0; left -= 1) {
    const { figures, failures, milliseconds } = await attack(name, requestsOf(place));
    if (left > 1 && failures.length > 0) continue;
    expect(failures.slice(0, 10), figures).toEqual([]);
    if (milliseconds <= MAX_MS) return;
    // The processor's time grows, too, where other machines share its caches and memory: compared in the same minute.
    const ordinary = await attack('ordinary requests', ordinaryRequests(place));
    const limit = MAX_MS * Math.min(Math.max(1, ordinary.milliseconds / ORDINARY_MS), MAX_RATIO);
    if (left > 1 && milliseconds > limit) continue;
    expect(milliseconds, `${figures}\n${ordinary.figures}`).toBeLessThanOrEqual(limit);
    return;
  }
});

/** Crashes, 5xx and lost errors count at once; how long the thread worked is returned. */
async function attack(name: string, requests: Sent[]) {
  if (!instance) throw new Error('no instance');
  const { url, pid } = instance;
  const started = performance.now();
  const { result, watched } = await watching(instance, (signal) =>
    sendAll(url, requests, { atOnce: atOnceOf(name), signal }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { checks, longest, longestOwn, longestWork, usual } = watched;
  const answers = [...result.statuses].sort().map(([status, count]) => `${count} × ${status}`);
  const figures =
    `${name}: ${requests.length} requests in ${seconds} s (${answers.join(', ')}); ${checks} health checks, longest ` +
    `${Math.round(longestWork)} ms of work, ${Math.round(longestOwn)} ms without what the machine gave to others, ${Math.round(longest)} ms in all, 99 % below ${Math.round(usual)} ms in all; slowest request: ${result.slowest.what}, ${result.slowest.ms} ms`;
  console.log(figures);
  expect(result.faults.slice(0, 20).map(said), `${figures}\n${instance.output().slice(-2_000)}`).toEqual([]);
  expect([instance.isRunning(), instance.pid], instance.output().slice(-2_000)).toEqual([true, pid]);
  expect(instance.output()).not.toMatch(/uncaught|unhandled|heap out of memory/i);
  // A machine busy with other things responds 503 when the storage took too long, as it should.
  const failures = watched.failures.filter((one) => isAlone || !/: 503 /.test(one));
  return { figures, failures, milliseconds: isAlone ? longestOwn : longestWork };
}
