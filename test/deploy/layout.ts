import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '../instance.ts';
import type { Place } from './backup.ts';
import type { Image } from './containers.ts';
import { createService, type Service } from './service.ts';

// The processes of compose.yaml: two web, one worker that also reads the proxy's hits.

interface Ports {
  web: readonly [number, number];
  webHealth: readonly [number, number];
  workerHealth: number;
  shop: number;
  http: number;
  https: number;
}

export async function choosePorts(): Promise<Ports> {
  const next = () => freePort();
  return {
    web: [await next(), await next()],
    webHealth: [await next(), await next()],
    workerHealth: await next(),
    shop: await next(),
    http: await next(),
    https: await next(),
  };
}

interface LayoutOptions {
  tree: string;
  image?: Image | undefined;
  folder: string;
  ports: Ports;
  databaseUrl: string;
  storageUrl: string;
  storageEnv: Record<string, string>;
  hitFolder: string;
}

interface Layout {
  web: readonly [Service, Service];
  worker: Service;
  /** The same two web processes on one port that is held for them. */
  sharing(held: { port: number; fd: number }): readonly [Service, Service];
  /** A web process on another database and storage. */
  elsewhere(place: Place, ports: { port: number; healthPort: number }): Service;
  /** What all of them are set to. */
  settings: Record<string, string>;
}

export function createLayout(options: LayoutOptions): Layout {
  const { tree, image, folder, ports, databaseUrl, storageUrl, storageEnv, hitFolder } = options;
  const common = {
    ...storageEnv,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
    SITE_URL: `https://localhost:${ports.https}`,
    SAMPLE_SHOP_PORT: String(ports.shop),
    SECRET_KEY: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD: 'the admins long password',
    DB_POOL: '16',
  };
  const webOn = (name: string, port: number, healthPort: number, listenFd?: number, settings = {}) =>
    createService(name, {
      tree,
      image,
      env: {
        ...common,
        ...settings,
        ROLE: 'web',
        PORT: String(port),
        HEALTH_PORT: String(healthPort),
        DATA_DIR: join(folder, name.replace(' ', '-')),
      },
      healthUrl: `http://127.0.0.1:${healthPort}/api/health`,
      ...(listenFd === undefined ? {} : { listenFd }),
    });
  const worker = createService('worker', {
    tree,
    image,
    env: {
      ...common,
      ROLE: 'worker',
      HEALTH_PORT: String(ports.workerHealth),
      HIT_LOG_DIR: hitFolder,
      DATA_DIR: join(folder, 'worker'),
    },
    healthUrl: `http://127.0.0.1:${ports.workerHealth}/api/health`,
  });
  const [one, other] = ports.webHealth;
  return {
    web: [webOn('web 1', ports.web[0], one), webOn('web 2', ports.web[1], other)],
    worker,
    settings: common,
    elsewhere: ({ databaseUrl, storageUrl }, { port, healthPort }) =>
      webOn('restored', port, healthPort, undefined, { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl }),
    sharing: ({ port, fd }) => [webOn('shared 1', port, one, fd), webOn('shared 2', port, other, fd)],
  };
}

interface HeldPort {
  port: number;
  /** To be passed to processes as their file 3. */
  fd: number;
  close(): Promise<unknown>;
}

/**
 * An open port whose connections nobody here accepts, as a systemd socket unit holds it. Node accepts on every port it
 * opens, so the thread that opened it is blocked.
 */
export async function holdPort(): Promise<HeldPort> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer();
    server.listen(0, '127.0.0.1', () => {
      parentPort.postMessage({ port: server.address().port, fd: server._handle.fd });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`,
    { eval: true },
  );
  const [held] = (await once(worker, 'message')) as [{ port: number; fd: number }];
  return { ...held, close: () => worker.terminate() };
}
