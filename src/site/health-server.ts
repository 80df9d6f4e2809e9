import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { imagesResponse, liveResponse, readyResponse } from '#api/public.ts';
import type { Io } from '#io/io.ts';
import { metricsResponse } from '#io/metrics/metrics.ts';

type Checked = Pick<Io, 'health' | 'settings' | 'metrics'>;

const checks = new Map<string, (io: Checked) => Response | Promise<Response>>([
  ['/api/health', (io) => readyResponse(io, 'en')],
  ['/api/health/images', imagesResponse],
  ['/api/health/live', liveResponse],
]);

/**
 * A separate port for health checks and metrics: workers have no other, and behind a proxy it can stay inside the
 * network.
 */
export function createHealthServer(
  ready: () => Checked | null,
  { starting, metricsToken }: { starting: string; metricsToken: string | null },
): Server {
  return createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0];
    if (path === '/metrics') return answerMetrics(ready(), metricsToken, request, response);
    const respond = checks.get(path ?? '');
    if (!respond) return void response.writeHead(404).end();
    const io = ready();
    const answer = io && (await respond(io));
    // The process is live, even if it is not ready.
    const status = answer?.status ?? (respond === liveResponse ? 200 : 503);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(answer ? await answer.text() : starting);
  });
}

async function answerMetrics(
  io: Pick<Io, 'metrics'> | null,
  token: string | null,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!io) return void response.writeHead(503).end();
  const answer = await metricsResponse(io.metrics, token, request.headers.authorization);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
