import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, runRecorded } from './run-recorded.fixture.ts';

let server: Server;
let origin: string;
let folder: string;

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><meta property="og:title" content="${title}">`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkbild-check-'));
  await writeFile(join(folder, 'page.html'), page('Page'));
  server = createServer(({ url }, response) => {
    const html = (body: string) => response.setHeader('content-type', 'text/html').end(body);
    switch (url) {
      case '/':
        return html(page('Home'));
      case '/nasty':
        return html(page('&#27;[2J <script>alert(1)</script>'.replace(/</g, '&lt;')));
      case '/sitemap.xml':
        return response
          .setHeader('content-type', 'application/xml')
          .end(
            `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/b</loc></url><url><loc>${origin}/gone</loc></url></urlset>`,
          );
      case '/b':
        return html(page('B'));
      case '/password':
        return html(
          '<form action="/password"><input type="hidden" name="form_type" value="storefront_password"></form>',
        );
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const run = (args: string[], env: Record<string, string> = {}, cwd = folder) =>
  runRecorded(['check', ...args], cwd, env);

/** As `npm run check` and the package start it. */
function start(args: string[], env: Record<string, string> = {}) {
  return new Promise<Ran>((done) => {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [resolve('build/programs/main.js'), ...args], {
      cwd: folder,
      env: { PATH, ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => done({ code, out, err }));
  });
}

test('a page: verdict, advice, a line per platform, without colours if there is no terminal', async () => {
  const { code, out } = await start(['check', `${origin}/`]);
  expect(code).toBe(0);
  expect(out).toMatch(/Score \d+\/100\nShows no image on any of the \d+ platforms that count\./);
  expect(out.indexOf('What to fix')).toBeLessThan(out.indexOf('WhatsApp  '));
  expect(out).toMatch(/WhatsApp +\d+ +no image/);
  expect(out).toContain('The link has no preview image.');
  expect(out).not.toContain('╭');
  expect(out).not.toContain('\u001b');
});

test('cards on request, in the chosen language', async () => {
  const { out } = await run([`${origin}/`, '--cards', '--lang', 'de', '--platform', 'facebook,x']);
  expect(out).toContain('╭');
  expect(out).toContain('keine Karte, nur der Link');
  expect(out).not.toMatch(/\b(?:the|Score|What to fix)\b/);
});

test('the platforms that count; all others on request', async () => {
  const { out } = await run([`${origin}/`]);
  expect(out).toMatch(/^ {2}WhatsApp +\d/m);
  expect(out).toMatch(/^ {2}Notion +\d/m);
  expect(out).not.toMatch(/^ {2}(?:Discord|Skype) /m);
  expect(out).toContain('More platforms (17), not counted: --all shows them.');
  expect((await run([`${origin}/`, '--all'])).out).toMatch(/^ {2}Discord +\d/m);
});

test('colours if forced, but never with NO_COLOR', async () => {
  expect((await run([`${origin}/`, '--platform', 'slack'], { FORCE_COLOR: '1' })).out).toContain('\u001b[');
  expect((await run([`${origin}/`, '--platform', 'slack'], { FORCE_COLOR: '1', NO_COLOR: '1' })).out).not.toContain(
    '\u001b[',
  );
});

test('JSON on the last line, for the selected platforms, in the chosen language', async () => {
  const { code, out, err } = await run([`${origin}/`, '--json', '--lang', 'de', '--platform', 'slack,signal']);
  expect(code, err).toBe(0);
  const result = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(result.platforms.map(({ platform }: { platform: string }) => platform)).toEqual(['slack', 'signal']);
  expect(result.issues[0]).toMatchObject({
    id: 'hasOgImage',
    text: 'Slack und Signal zeigen kein Bild.',
    detail: 'Der Link hat kein Vorschaubild.',
  });
});

test('exit 1 below the required score', async () => {
  const { code, err } = await start(['check', 'page.html', '--offline', '--fail-under', '80']);
  expect(code).toBe(1);
  expect(err).toContain('below 80');
});

test('a whole site from its sitemap, with the pages that could not be read', async () => {
  const { code, out, err } = await run([`${origin}/`, '--site', '--json']);
  expect(code, err).toBe(0);
  const result = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(result.pages.map(({ finalUrl }: { finalUrl: string }) => finalUrl).sort()).toEqual([
    `${origin}/`,
    `${origin}/b`,
  ]);
  expect(result.unread).toMatchObject([{ url: `${origin}/gone`, reason: 'not-found' }]);
});

test('an HTML report in the current folder, with everything from the page escaped', async () => {
  await run([`${origin}/nasty`, '--html', 'report.html', '--lang', 'de']);
  const report = await readFile(join(folder, 'report.html'), 'utf8');
  expect(report).toContain('<html lang="de">');
  expect(report).toContain('&lt;script&gt;alert(1)');
  expect(report).not.toContain('<script>');
  const [first, more] = report.split('<details><summary>Weitere Plattformen (17)</summary>');
  expect(first).toContain('<h3>Notion');
  expect(first).not.toContain('<h3>Discord');
  expect(more).toContain('<h3>Discord');
});

test.each([
  ['a missing page', () => [`${origin}/nope`], 'The page is not found. Please check the URL.'],
  ['in German', () => [`${origin}/nope`, '--lang', 'de'], 'Die Seite wurde nicht gefunden.'],
  ['a password page', () => [`${origin}/password`], 'password protected'],
  ['a private address', () => ['http://10.0.0.1/'], 'isn’t public'],
  ['wrong usage', () => ['--fail-under', 'x', 'a.com'], '0 to 100'],
  ['nothing', () => [], 'Add the URL of a page'],
  ['a folder that is not there', () => ['./nowhere'], 'no file or folder “./nowhere”'],
  ['a folder that is not there, in a word', () => ['nowhere'], 'no file or folder “nowhere”'],
])('exit 2: %s', async (_name, args, words) => {
  const { code, err } = await run(args());
  expect(code).toBe(2);
  expect(err).toContain(words);
});

test('a sitemap, from the web or from a file, with --base-url for where the pages are now', async () => {
  const pagesOf = async (args: string[]) => {
    const { out, err } = await run([...args, '--json']);
    expect(out, err).not.toBe('');
    return JSON.parse(out)
      .pages.map(({ finalUrl }: { finalUrl: string }) => finalUrl)
      .sort();
  };
  const expected = [`${origin}/`, `${origin}/b`];
  expect(await pagesOf([`${origin}/sitemap.xml`])).toEqual(expected);
  const live = expected.map((url) => `<url><loc>${url.replace(origin, 'https://shop.example')}</loc></url>`);
  await writeFile(join(folder, 'sitemap.xml'), `<urlset>${live.join('')}</urlset>`);
  expect(await pagesOf(['sitemap.xml', '--base-url', origin])).toEqual(expected);
});

test('files and folders of a build, named as they were typed', async () => {
  await mkdir(join(folder, 'dist', 'about'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), page('Home'));
  await writeFile(join(folder, 'dist', 'about', 'index.html'), page('About'));
  const whole = await run(['dist/', '--offline']);
  expect(whole.code, whole.err).toBe(0);
  expect(whole.out).toContain('2 pages');
  expect(whole.out).toContain('dist/about/index.html');
  const one = await run(['dist/about/index.html', '--offline', '--format', 'junit', '--output', 'out.xml']);
  expect(one.code, one.err).toBe(0);
  expect(await readFile(join(folder, 'out.xml'), 'utf8')).toContain('<testsuite name="dist/about/index.html"');
});

test('settings from linkbild.config.json in the current folder, exit 1 on what --fail-on names', async () => {
  const own = join(folder, 'configured');
  await mkdir(own);
  await writeFile(join(own, 'a.html'), page('A'));
  await writeFile(join(own, 'linkbild.config.json'), '{"targets":["."],"offline":true,"failOn":["hasOgImage"]}');
  const { code, err } = await run([], {}, own);
  expect(code).toBe(1);
  expect(err).toContain('1 issue of hasOgImage');
});

test('an invalid ALLOWED_PRIVATE_HOSTS is one clear line', async () => {
  const { code, err } = await run(['https://example.com/'], { ALLOWED_PRIVATE_HOSTS: 'nonsense' });
  expect(code).toBe(2);
  expect(err).toContain('"nonsense" is not a host:port pair');
});
