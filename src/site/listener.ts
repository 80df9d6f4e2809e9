import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { LiveImages } from '#images/live-images.ts';
import type { Metrics } from '#io/metrics/metrics.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Parts {
  site: Hono;
  sendCached: LiveImages['sendCached'];
  metrics: Metrics;
}

/** What Node calls for every request: cached images are sent at once, everything else goes through the site. */
export function createListener({ site, sendCached, metrics }: Parts): Listener {
  const handle = getRequestListener(site.fetch);
  return (request, response) => {
    const started = performance.now();
    if (sendCached(request, response)) metrics.observeCachedImage(performance.now() - started);
    else void handle(request, response);
  };
}
