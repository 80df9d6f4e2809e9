import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, callHeaders, createClient as createApiClient } from '#contract/client.ts';
import { podman, provide, runtime } from './base-images.ts';
import { createClient, type Get } from './client.ts';
import { IMAGE } from './containers.ts';
import { endProcess } from './end-process.ts';
import { makeCertificate } from './nginx.ts';

// compose.yaml as it is shipped, by Docker Compose 2 against podman's service: `up --wait`, all healthy, a new image one
// service after the other, a killed process, everything stopped and started again.

const root = join(import.meta.dirname, '..', '..');
const ORIGIN = 'https://localhost';
const SERVICES = ['web1', 'web2', 'worker', 'nginx', 'postgres', 'storage'];
/** s3rver, in place of SeaweedFS, knows no other (images/seaweedfs). */
const S3_KEY = 'S3RVER';
export const adminPassword = 'the-admins-long-password';

const programs = [['docker', 'compose'], ['docker-compose']];
const findCompose = () =>
  programs.find(([program = '', ...args]) => {
    const { stdout, status } = spawnSync(program, [...args, 'version', '--short'], { encoding: 'utf8' });
    return status === 0 && /^v?([2-9]|\d\d)\./.test(stdout);
  });

/** Why compose.yaml cannot be run here; null: it can. */
export const missingForCompose = () =>
  findCompose() ? null : 'Docker Compose 2 is not installed (compose.yaml needs it)';

export interface Stack {
  version: string;
  origin: string;
  certificate: string;
  get: Get;
  api: Api;
  compose(...args: string[]): Promise<string>;
  /** A new image under the same name, as another build gives it. */
  renewImage(): void;
  containerOf(service: string): string;
  stop(): Promise<void>;
}

export async function prepareCompose(folder: string, say: (line: string) => void): Promise<Stack> {
  const [program = '', ...first] = findCompose() ?? [];
  const file = readFileSync(join(root, 'compose.yaml'), 'utf8');
  for (const [, image = ''] of file.matchAll(/^ {4}image: (\S+)$/gm)) provide(image, folder, say);
  const place = join(folder, 'compose');
  mkdirSync(place, { recursive: true });
  for (const path of ['compose.yaml', 'deploy']) cpSync(join(root, path), join(place, path), { recursive: true });
  const tls = join(place, 'deploy', 'tls');
  mkdirSync(tls, { recursive: true });
  makeCertificate(tls);
  const certificate = readFileSync(join(tls, 'fullchain.pem'), 'utf8');
  writeFileSync(join(place, 'deploy', 'linkbild.env'), settings());
  const socket = join(folder, 'podman.sock');
  const conf = join(folder, 'containers.conf');
  writeFileSync(conf, configuration());
  const env = { ...process.env, CONTAINERS_CONF: conf, DOCKER_HOST: `unix://${socket}` };
  // Fails where a real Linkbild of this name has its volumes: the end of the test removes them.
  makeHits(env);
  podman(['tag', IMAGE, 'linkbild']);
  const service = spawn('podman', ['system', 'service', '--time', '0', `unix://${socket}`], { env, stdio: 'ignore' });
  for (let tries = 0; !existsSync(socket); tries++) {
    if (tries > 100) throw new Error('podman’s service did not start');
    await wait(100);
  }
  const containerOf = (name: string) => `linkbild-${name}-1`;
  const health = checkHealth((name) =>
    spawn('podman', ['healthcheck', 'run', containerOf(name)], { env, stdio: 'ignore' }),
  );
  const compose = (...args: string[]) =>
    runLong(program, [...first, '--env-file', 'deploy/linkbild.env', ...args], { env, cwd: place });
  return {
    version: run(program, [...first, 'version', '--short'], env),
    origin: ORIGIN,
    certificate,
    get: createClient(ORIGIN, certificate),
    api: createApi(certificate),
    compose,
    containerOf,
    renewImage() {
      const file = join(folder, 'renewed');
      writeFileSync(file, `FROM linkbild\nLABEL renewed=${Date.now()}\n`);
      podman(['build', '--format', 'docker', '--isolation', 'chroot', '-t', 'linkbild', '-f', file, place]);
    },
    async stop() {
      await compose('down', '--volumes', '--timeout', '20').catch(console.error);
      await health.stop();
      await endProcess(service, 'SIGTERM');
      podman(['rmi', '--force', 'linkbild']);
    },
  };
}

const settings = () => `SITE_URL=${ORIGIN}
SERVER_NAME=localhost
SECRET_KEY=${'0123456789abcdef'.repeat(2)}
POSTGRES_PASSWORD=a-database-password
S3_ACCESS_KEY=${S3_KEY}
S3_SECRET_KEY=${S3_KEY}
METRICS_TOKEN=${'0123456789abcdef'}
ADMIN_EMAIL=admin@linkbild.example
ADMIN_PASSWORD=${adminPassword}
`;

/** For who has no systemd with delegated cgroups: runc instead of crun, and limits that every root may set. */
const configuration = () => `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
${runtime() ? `runtime = "${runtime()}"` : ''}
`;

/**
 * The volume that is in memory. Podman 4.3 takes `size` for a quota of its own and refuses it; the same bound in pages
 * of 4 KB is passed on. With these labels Compose takes it for its own.
 */
function makeHits(env: NodeJS.ProcessEnv) {
  const labels = ['project=linkbild', 'volume=hits'].flatMap((label) => ['--label', `com.docker.compose.${label}`]);
  const options = ['type=tmpfs', 'device=tmpfs', 'o=nr_blocks=65536,mode=0777'].flatMap((option) => ['--opt', option]);
  podman(['volume', 'create', ...labels, ...options, 'linkbild_hits'], { env });
}

/** Podman leaves health checks to timers of systemd. Where it does not run, somebody else has to ask. */
function checkHealth(ask: (service: string) => ChildProcess) {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      // One that is not there yet says so.
      for (const service of SERVICES) if (!isOver) await once(ask(service), 'exit');
      await wait(4_000);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

/** The API through nginx, with the cookie of a login. */
function createApi(ca: string): Api {
  let cookie = '';
  return createApiClient(
    ({ method, path, body }) =>
      new Promise((resolve, reject) => {
        const headers = { ...callHeaders, origin: ORIGIN, cookie };
        const asking = request(`${ORIGIN}/api${path}`, { method, headers, ca, agent: false }, async (response) => {
          cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
          resolve(new Response(await text(response), { status: response.statusCode ?? 0 }));
        });
        asking.on('error', reject);
        asking.end(body);
      }),
  );
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const done = spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 64_000_000 });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return done.stdout.trim();
}

function runLong(program: string, args: string[], options: { env: NodeJS.ProcessEnv; cwd: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${program} ${args.join(' ')}\n${said}`)),
    );
  });
}
