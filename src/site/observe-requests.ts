import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ServerBuild } from 'react-router';
import { proxyHeader } from '#http/client-address.ts';
import { createImageUrls } from '#images/image-urls.ts';
import type { Io } from '#io/io.ts';
import { requestIdOf, workingFor } from '#io/log/work-context.ts';
import { parseTraceparent } from '#io/tracing/tracer.ts';
import { isWarmUp } from './warm-up.ts';

// Every request gets an id, a log line, metrics and, if tracing is on, a span. Metrics and spans name the route's
// pattern and never its path: paths are chosen by strangers, and some contain keys.

type Kind = 'api' | 'file' | 'page';

function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith('/assets/') || /\.\w{2,5}$/.test(path) ? 'file' : 'page';
}

/** As nginx writes it: a visitor left before there was an answer. */
const LEFT = 499;

/** A page that somebody leaves ends its requests, and React Router then answers 500: no failure of ours. */
function statusOf({ req, res: { status } }: Context): number {
  return status >= 500 && req.raw.signal.aborted ? LEFT : status;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Observed {
  io: Io;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Called with every response before it is counted. */
  complete(context: Context): void;
}

export function observeRequests({ io, build, complete }: Observed): MiddlewareHandler {
  const { log, metrics, settings, tracer } = io;
  const routeOf = createRouteNames(io, build);
  return (context, next) => {
    // The proxy's own id finds a request in its log and in ours.
    const requestId = requestIdOf(proxyHeader(settings, context, 'x-request-id')) ?? randomUUID();
    const parent = parseTraceparent(proxyHeader(settings, context, 'traceparent'));
    const method = methods.has(context.req.method) ? context.req.method : 'other';
    return workingFor({ requestId, person: { userId: null } }, () =>
      tracer.trace({ name: method, kind: 'server', parent }, async (span) => {
        const started = performance.now();
        await next();
        const milliseconds = Math.round((performance.now() - started) * 10) / 10;
        context.res.headers.set('x-request-id', requestId);
        complete(context);
        if (isWarmUp(context.env)) return;
        const status = statusOf(context);
        const kind = kindOf(context.req.path);
        const route = routeOf(context, kind);
        const labels = { kind, route, method, status: `${Math.floor(status / 100)}xx` };
        metrics.requests.observe(labels, milliseconds / 1000);
        span.rename(`${method} ${route}`);
        span.set('http.request.method', method);
        span.set('http.route', route);
        span.set('http.response.status_code', status);
        span.set('linkbild.request_id', requestId);
        if (status >= 500) span.fail();
        // Without the query, which has codes in links from mails, the key of a report and the ticket of an export.
        const path = context.req.path.replace(/~[^/]{8,}/g, '~…').replace(/^(\/api\/export\/).+/, '$1…');
        const line = { method: context.req.method, path, route, status, milliseconds };
        if (status >= 500) log.error(line, 'request');
        else if (kind === 'file') log.debug(line, 'request');
        else log.info(line, 'request');
      }),
    );
  };
}

/** The pattern of the route that responded. */
function createRouteNames({ settings }: Pick<Io, 'settings'>, build: Observed['build']) {
  const places = createImageUrls(settings);
  const patternOf = typeof build === 'function' ? null : screenPatterns(build);
  return (context: Context, kind: Kind): string => {
    const { path } = context.req;
    const own = routePath(context).replace(/(?<=.)\/$/, '');
    if (own !== '*' && own !== '/*') return own;
    const place = places.find(context.req.header('host'), path);
    if (place) return `/${place.place}/*`;
    if (kind !== 'page' || !patternOf) return kind;
    return patternOf(path.replace(/\.data$/, '')) ?? 'page';
  };
}

/**
 * The screen's pattern for a path. Not React Router's `matchRoutes`, which ranks every screen again for every request
 * (5 ms of the thread). Its rules, as far as our screens use them: segment by segment, a word goes before a parameter.
 */
export function screenPatterns({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => string | null {
  const pathOf = ({ path = '', parentId }: { path?: string; parentId?: string }): string => {
    const parent = path.startsWith('/') || parentId === undefined ? undefined : routes[parentId];
    return `/${parent ? pathOf(parent) : ''}/${path}`.replace(/\/+/g, '/');
  };
  const own = Object.values(routes).flatMap((route) => (route && (route.path || route.index) ? pathOf(route) : []));
  const screens = [...new Set(own)]
    .flatMap((pattern) =>
      variantsOf(pattern).map((variant) => ({ pattern, segments: variant.split('/').filter(Boolean) })),
    )
    .map(({ pattern, segments }) => ({
      pattern,
      rank: segments.map((segment) => (segment === '*' ? 2 : Number(segment.startsWith(':')))).join(''),
      paths: new RegExp(`^${segments.map(pathsOf).join('')}/?$`, 'i'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (path) => screens.find(({ paths }) => paths.test(path))?.pattern ?? null;
}

/** With and without each optional parameter. */
function variantsOf(pattern: string): string[] {
  const optional = /\/(:\w+)\?/.exec(pattern);
  if (!optional) return [pattern];
  return ['', `/${optional[1]}`].flatMap((text) => variantsOf(pattern.replace(optional[0], text)));
}

function pathsOf(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  return segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/\W/g, '\\$&')}`;
}
