import { createServer, type Server } from 'node:http';
import { liveResponse, readyResponse } from '#api/public/health-responses.ts';
import type { Io } from '#io/io.ts';

/** A port of its own for health checks: workers have no other, and behind a proxy it can stay inside the network. */
export function createHealthServer(ready: () => Pick<Io, 'health' | 'settings'> | null, starting: string): Server {
  return createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const isLive = path === '/api/health/live';
    if (!isLive && path !== '/api/health') return void response.writeHead(404).end();
    const io = ready();
    const answer = io && (await (isLive ? liveResponse(io) : readyResponse(io, 'en')));
    const status = answer?.status ?? (isLive ? 200 : 503);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(answer ? await answer.text() : starting);
  });
}
