import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testedVersions } from '#domain/site/connected-site.ts';
import { wordpressFiles } from '#io/integrations/php-files.ts';
import { packageFile } from '#io/package-files.ts';
import { screens } from '#web/screens.ts';
import { languageFiles } from '../../../scripts/wordpress-languages.mjs';
import { type Php, phpFilesOf, startPhp } from '../../php/php.ts';

// What can be known of the plugin without WordPress. The story in a real one: npm run test:integrations -- wordpress

const folder = 'integrations/wordpress/linkbild';
const read = (path: string) => readFileSync(packageFile(join(folder, path)), 'utf8');
let php: Php;
beforeAll(async () => {
  php = await startPhp('7.4');
  php.add(folder, '/plugin');
  for (const name of ['head-filter.php', 'text-tags.php']) php.add(`test/integrations/wordpress/${name}`, `/${name}`);
});
afterAll(() => php.stop());

test('every file is PHP 7.4', async () => {
  for (const file of phpFilesOf(folder)) expect([file, await php.syntaxError(`/plugin/${file}`)]).toEqual([file, null]);
});

test('no file does anything when it is opened directly', () => {
  for (const file of phpFilesOf(folder).filter((name) => !name.startsWith('languages/')))
    expect(read(file), file).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
});

test('the files of the languages are built from the German texts', () => {
  for (const [name, content] of languageFiles())
    expect(readFileSync(packageFile(join(folder, 'languages', name))).equals(content), `${name} is old`).toBe(true);
});

test('plugin and readme name the same versions', () => {
  const [plugin, readme] = [read('linkbild.php'), read('readme.txt')];
  const version = /^ \* Version:\s+(\S+)$/m.exec(plugin)?.[1];
  expect(plugin).toContain(`const VERSION     = '${version}';`);
  expect(readme).toContain(`\nStable tag: ${version}\n`);
  for (const name of ['Requires at least', 'Requires PHP']) {
    const wanted = new RegExp(`${name}:\\s+(\\S+)`);
    expect(wanted.exec(readme)?.[1], name).toBe(wanted.exec(plugin)?.[1]);
  }
});

test('readme and decision name what the plugin has run beside', () => {
  const { newest, plugins, woocommerce } = testedVersions.wordpress;
  expect(read('readme.txt')).toContain(`\nTested up to: ${newest}\n`);
  const decision = readFileSync(packageFile('docs/decisions/083-wordpress-in-the-real-thing.md'), 'utf8');
  for (const text of [read('readme.txt'), decision])
    for (const one of [...plugins, woocommerce, `WordPress ${newest}`, testedVersions.day.en])
      expect(text).toContain(one);
});

test('the readme keeps to the limits of the plugin directory', () => {
  const readme = read('readme.txt');
  expect(/^Tags: (.*)$/m.exec(readme)?.[1]?.split(',').length).toBeLessThanOrEqual(5);
  const short = readme.split('\n\n')[1] ?? '';
  expect(short.length).toBeGreaterThan(20);
  expect(short.length).toBeLessThanOrEqual(150);
});

test('the images for the directory have its sizes, and every screenshot its sentence in the readme', async () => {
  const image = (name: string) => packageFile(join('integrations/wordpress/listing', name));
  for (const name of ['icon-128x128', 'icon-256x256', 'banner-772x250', 'banner-1544x500']) {
    const { width, height } = await sharp(image(`${name}.png`)).metadata();
    expect([name, `${width}x${height}`]).toEqual([name, name.slice(name.indexOf('-') + 1)]);
  }
  const told =
    read('readme.txt')
      .split('== Screenshots ==')[1]
      ?.split('\n== ')[0]
      ?.match(/^\d+\. /gm) ?? [];
  expect(told.length).toBeGreaterThan(0);
  for (const number of told.keys())
    expect(existsSync(image(`screenshot-${number + 1}.png`)), `${number + 1}`).toBe(true);
  expect(existsSync(image(`screenshot-${told.length + 1}.png`))).toBe(false);
});

// What plugin-check, the program of WordPress's directory, refuses; the rest of its rules are phpcs's.
describe('the directory’s check', () => {
  test('finds no hidden, compressed or badly named file', async () => {
    for (const name of (await wordpressFiles()).keys())
      expect(name).toMatch(/^(?:[A-Za-z0-9_-][\w.-]*\/)+[A-Za-z0-9_-][\w.-]*\.(php|js|txt|po|pot|mo)$/);
  });

  test('finds no address of a single machine, no call past WordPress’s guard, no updater', async () => {
    for (const [name, bytes] of await wordpressFiles()) {
      if (!name.endsWith('.php')) continue;
      expect(bytes.toString(), name).not.toMatch(/localhost|127\.0\.0\.1|Update URI|pre_set_site_transient_update/i);
      expect(bytes.toString(), name).not.toMatch(/\bwp_remote_(get|post|head|request)\(|\bcurl_|file_get_contents\(/);
    }
  });

  test('finds one licence, one name, the text domain of the folder and its languages', () => {
    const [plugin, readme] = [read('linkbild.php'), read('readme.txt')];
    const header = (name: string) => new RegExp(`^ \\* ${name}:\\s+(.+)$`, 'm').exec(plugin)?.[1];
    expect(header('License')).toBe(/^License: (.+)$/m.exec(readme)?.[1]);
    expect(header('Plugin Name')).toBe(/^=== (.+) ===/.exec(readme)?.[1]);
    expect(header('Text Domain')).toBe('linkbild');
    expect(existsSync(packageFile(join(folder, header('Domain Path') ?? '')))).toBe(true);
    expect(/^Tested up to: (.+)$/m.exec(readme)?.[1]).toMatch(/^\d+\.\d$/);
    expect((readme.split('== Upgrade Notice ==')[1] ?? '').length).toBeLessThanOrEqual(300);
  });
});

test('a copy for a project names it, whatever its title', async () => {
  const project = { apiUrl: 'https://linkbild.example/api', projectUuid: '1', projectTitle: `L'\\été', phpinfo(), '` };
  const files = await wordpressFiles({ ...project, siteUrl: 'https://bild.shop.example' });
  expect([...files.keys()]).toEqual(expect.arrayContaining(['linkbild/linkbild.php', 'linkbild/lib/Client.php']));
  expect((await wordpressFiles()).has('linkbild/project.php')).toBe(false);
  php.write('/project.php', files.get('linkbild/project.php')?.toString() ?? '');
  php.write('/read.php', "<?php define( 'ABSPATH', '/' ); return static fn () => include '/project.php';");
  expect(await php.run('/read.php')).toEqual(project);
});

test('the readme of a project’s copy links to the terms and privacy policy of its Linkbild', async () => {
  const project = { apiUrl: 'https://bild.shop.example/api', projectUuid: '1', projectTitle: 'Lamps' };
  const files = await wordpressFiles({ ...project, siteUrl: 'https://bild.shop.example' });
  const readme = files.get('linkbild/readme.txt')?.toString() ?? '';
  const service = readme.split('== External services ==')[1]?.split('\n== ')[0];
  for (const path of [screens.terms.en, screens.privacy.en])
    expect(service).toContain(`](https://bild.shop.example${path})`);
  expect(service).not.toContain('linkbild.example');
});

describe('the filter of the head', () => {
  const ours = '<meta property="og:image" content="https://linkbild.example/images/1/2/a.jpg">\n';
  const clean = (html: string, more: { fillers?: Record<string, string>; above?: string } = {}) =>
    php.run<string>('/head-filter.php', { html, ours, ...more });

  test.each([
    ['double quotes', '<meta property="og:image" content="https://a.example/a.jpg" />'],
    ['single quotes', "<meta content='a > b' property='og:image:alt'>"],
    ['no quotes', '<META name=twitter:image content=a.jpg>'],
    ['old names', '<meta name="twitter:image:src" content="a.jpg">'],
    ['a name with capitals', '<meta property="OG:Image:Width" content="1">'],
    ['the kind of card', '<meta name="twitter:card" content="summary">'],
    ['line breaks', '<meta\n\tproperty="og:image"\n\tcontent="a.jpg"\n/>'],
  ])('removes an image tag with %s, before and after ours', async (_, tag) => {
    expect(await clean(`<title>A</title>\n${tag}\n${ours}${tag}\n<link>`)).toBe(`<title>A</title>\n${ours}<link>`);
  });

  test.each([
    ['titles and descriptions', '<meta property="og:title" content="og:image">'],
    ['tags in scripts', '<script>var a = \'<meta property="og:image" content="x">\';</script>'],
    ['tags in comments', '<!-- <meta property="og:image" content="x"> -->'],
    ['tags with a similar name', '<meta name="og:imagery" content="x">'],
  ])('keeps %s', async (_, html) => {
    expect(await clean(`${html}\n${ours}${html}`)).toBe(`${html}\n${ours}${html}`);
  });

  test('keeps the body of a page whose buffer was closed late', async () => {
    const body = '<body><meta property="og:image" content="x"></body>';
    expect(await clean(`${ours}<meta property="og:image" content="x"></head>${body}`)).toBe(`${ours}</head>${body}`);
  });

  const filler = (key: string) => `<meta property="${key}" content="ours">\n`;
  const fillersOf = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, filler(key)]));

  test('adds what nobody else prints, right below our image', async () => {
    const fillers = fillersOf('og:title', 'og:url', 'product:price:amount');
    const filled = `${ours}${Object.values(fillers).join('')}`;
    expect(await clean(`<title>A</title>\n${ours}<link>`, { fillers })).toBe(`<title>A</title>\n${filled}<link>`);
    expect(await clean(`${ours}</head><body>${filler('og:title')}</body>`, { fillers })).toBe(
      `${filled}</head><body>${filler('og:title')}</body>`,
    );
  });

  test.each([
    ['double quotes', '<meta property="og:title" content="Theirs" />'],
    ['single quotes', "<meta content='a > b' property='og:title'>"],
    ['the other attribute', '<meta name="og:title" content="Theirs">'],
    ['capitals', '<META PROPERTY="OG:Title" content="Theirs">'],
    ['no content', '<meta property="og:title" content="">'],
  ])('leaves a title to whoever prints one with %s, above, before and after ours', async (_, tag) => {
    const fillers = fillersOf('og:title', 'og:url');
    const filled = `${ours}${fillers['og:url']}`;
    expect(await clean(`${tag}\n${ours}`, { fillers })).toBe(`${tag}\n${filled}`);
    expect(await clean(`${ours}${tag}\n`, { fillers })).toBe(`${filled}${tag}\n`);
    expect(await clean(ours, { fillers, above: `<!doctype html><head>${tag}` })).toBe(filled);
  });

  test.each([
    ['in a comment', '<!-- <meta property="og:title" content="x"> -->'],
    ['in a script', '<script>var a = \'<meta property="og:title" content="x">\';</script>'],
    ['for X alone', '<meta name="twitter:title" content="x">'],
  ])('takes no title %s for the page’s', async (_, html) => {
    const fillers = fillersOf('og:title');
    expect(await clean(`${html}\n${ours}`, { fillers, above: html })).toBe(`${html}\n${ours}${fillers['og:title']}`);
  });

  test.each(['<meta property="product:price:amount" content="9">', '<meta property="og:price:amount" content="9">'])(
    'leaves price and stock to the plugin that prints %s',
    async (price) => {
      const fillers = fillersOf('og:title', 'product:price:amount', 'product:price:currency', 'product:availability');
      expect(await clean(`${ours}${price}`, { fillers })).toBe(`${ours}${fillers['og:title']}${price}`);
    },
  );

  test('leaves everything as it is where our tags are not in it', async () => {
    const html = '<meta property="og:image" content="x">';
    expect(await clean(html, { fillers: fillersOf('og:title') })).toBe(html);
  });
});

describe('a description', () => {
  const shortened = (text: string) => php.run<string>('/text-tags.php', text);

  test.each([
    ['short', 'Lamps of brass.', 'Lamps of brass.'],
    ['of exactly 200 signs', 'ü'.repeat(200), 'ü'.repeat(200)],
    ['long', `${'Glühlampe '.repeat(19)}und, Messing`, `${'Glühlampe '.repeat(19)}und…`],
    ['without spaces', '灯'.repeat(250), `${'灯'.repeat(199)}…`],
    ['that begins with a word and goes on without spaces', `Lampe ${'灯'.repeat(250)}`, `Lampe ${'灯'.repeat(193)}…`],
  ])('that is %s is kept or cut between two signs, at a word’s end where it has words', async (_, text, wanted) => {
    expect(await shortened(text)).toBe(wanted);
    expect([...wanted].length).toBeLessThanOrEqual(200);
  });
});
