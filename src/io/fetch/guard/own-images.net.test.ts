import { expect, test } from 'vitest';
import { whenOver } from '../../../../test/after-run.ts';
import { startServer } from '../hostile-server.fixture.ts';
import { createSafeFetch } from '../safe-fetch.ts';

// The images of a private installation, over real connections: its other paths and other ports stay closed.

const other = await startServer();
const server = await startServer({
  '/images/a.jpg': (response) => response.end('image'),
  '/images/away': (response) => response.writeHead(302, { location: `${other.origin}/ok` }).end(),
  '/images/home': (response) => response.writeHead(302, { location: '/api/me' }).end(),
  '/api/me': (response) => response.end('secret'),
});
const siteUrl = server.origin;
const safeFetch = createSafeFetch({ allowedPrivateHosts: [], ownImages: { siteUrl, imagesUrl: `${siteUrl}/images` } });
whenOver(() => Promise.all([server, other, safeFetch].map((one) => one.close())));
const get = (path: string) => safeFetch.fetch(`${siteUrl}${path}`, { userAgent: 'LinkbildBot/1.0' });

test('an own image is fetched', async () => {
  expect(await get('/images/a.jpg')).toMatchObject({ ok: true, status: 200 });
});

test.each(['/api/me', '/', '/images/../api/me', '/images/away', '/images/home'])('%s is blocked', async (path) => {
  // The connection to the images is open and could be used again.
  await get('/images/a.jpg');
  expect(await get(path)).toMatchObject({ ok: false, reason: 'blocked' });
  expect(other.hits).toEqual([]);
});
