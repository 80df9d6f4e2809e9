import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { findSubPageByUuid } from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';
import { createReportFiles } from './reports.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The image hosts: no session, no cookies, cache headers. Paths are those below SCREENSHOTS_URL and its neighbours. */
export function createImageHosts(
  io: Pick<Io, 'db' | 'files' | 'door' | 'screenshots' | 'settings' | 'log' | 'renderer'>,
): Hono {
  const hosts = new Hono();

  hosts.get('/screenshots/:projectUuid/:file', async (context) => {
    const { projectUuid, file } = context.req.param();
    const subPageUuid = file.replace(/\.png$/, '');
    if (!file.endsWith('.png') || !uuid.test(projectUuid) || !uuid.test(subPageUuid)) return context.notFound();
    const key = `screenshots/${projectUuid}/${subPageUuid}.png`;
    const subPage = await findSubPageByUuid(io.db, subPageUuid);
    const stored = subPage?.screenshotKey === key ? await io.files.get(key) : null;
    if (!stored) return context.notFound();
    const etag = `"${createHash('sha256').update(stored.bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      etag,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      // Screenshots show other people's pages: nothing in them may act as ours.
      'content-security-policy': "default-src 'none'; sandbox",
    };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(stored.bytes, { headers });
  });

  hosts.route('/', createReportFiles(io, io.renderer));

  return hosts;
}
