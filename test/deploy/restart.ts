import { setTimeout as wait } from 'node:timers/promises';
import { runLoad, type Target } from './load.ts';
import type { Service } from './service.ts';

/** Longer than nginx excludes a process that refused (fail_timeout). */
const BETWEEN_MS = 3_000;

export interface RestartResult {
  asked: number;
  failed: string[];
  restarts: number;
  seconds: number;
  slowest: number;
}

interface RestartOptions {
  origin: string;
  certificate?: string;
  services: readonly Service[];
  requests: number;
  images: string;
}

/** Restarts them in turn, again and again, until this many requests were sent and each was restarted twice. */
export async function restartInTurn(options: RestartOptions): Promise<RestartResult> {
  const { origin, certificate, services, requests, images } = options;
  const targets: Target[] = [
    { path: '/api/health/live', status: 200 },
    { path: '/', status: 200 },
    { path: `${images}/v1/products/dune-vase.jpg`, status: 200 },
    { path: '/robots.txt', method: 'HEAD', status: 200 },
    { path: '/de', status: 200 },
    { path: '/api/openapi.json', status: 200, headers: { 'accept-encoding': 'gzip' } },
    // A request that may not be retried. It has no marker header and is refused.
    {
      path: '/api/auth/login',
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      status: 403,
    },
  ];
  let restarts = 0;
  let isOver = false;
  const restarting = (async () => {
    await wait(1_000);
    for (; !isOver; restarts++) {
      const service = services[restarts % services.length] as Service;
      await service.stop();
      await service.start();
      await wait(BETWEEN_MS);
    }
  })();
  // A service that does not come back ends the load as well.
  restarting.catch(() => {
    isOver = true;
  });
  const least = services.length * 2;
  const { asked, failures, milliseconds, slowest } = await runLoad({
    origin,
    ...(certificate ? { certificate } : {}),
    targets,
    connections: 16,
    reconnectEvery: 25,
    goesOn: (so) => !isOver && (so < requests || restarts < least),
  });
  isOver = true;
  await restarting;
  const failed = [...failures].map(([what, times]) => `${times}x ${what}`);
  return { asked, failed, restarts, seconds: milliseconds / 1000, slowest: Math.round(slowest) };
}
