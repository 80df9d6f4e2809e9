import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startRealLinkbild } from '../real-linkbild.ts';
import { expectOurs, headOf } from '../wordpress/head.ts';
import * as standIn from '../wordpress/stand-in-linkbild.ts';
import { openBackend } from './backend.ts';
import { type Content, createEditor, type Editor, inPhp, makeContent, makeTask } from './content.ts';
import { leaveSet, requireExtension, startTypo3, type Typo3, writeSiteConfiguration } from './typo3.ts';

// The extension in a real TYPO3, from Composer's install to its removal. README.md says how to prepare the TYPO3.

const { TYPO3_DIR } = process.env;
if (!TYPO3_DIR) process.stderr.write('TYPO3 was not run: set TYPO3_DIR (test/integrations/typo3/README.md).\n');
const inTypo3 = test.skipIf(!TYPO3_DIR);
const folder = TYPO3_DIR ? temporaryFolder('typo3') : '';
const owner = { imagesUrl: standIn.imagesUrl, projectUuid: standIn.project.uuid };
const news = 'tx_news_domain_model_news';
let site: Typo3;
let linkbild: standIn.StandInLinkbild;
let content: Content;
let editor: Editor;

beforeAll(async () => {
  if (!TYPO3_DIR) return;
  linkbild = await standIn.startStandInLinkbild();
  site = await startTypo3(TYPO3_DIR, folder);
  process.stderr.write(`TYPO3 ${site.version}\n`);
  await requireExtension(site);
  expect((await site.cli('extension:setup')).text).toContain('linkbild');
  content = await makeContent(site);
  await writeSiteConfiguration(site, content.news);
  editor = createEditor(site, linkbild);
});
afterAll(async () => {
  await site?.stop();
  await linkbild?.stop();
});

const head = async (path: string, of = owner) => {
  const page = await headOf(site.url + path, of);
  expect(page.status, page.html).toBe(200);
  expect(page.html).not.toContain('Oops, an error occurred');
  return page;
};

inTypo3('a code connects on the command line, which answers in English and German', async () => {
  expect((await head('/news')).content('og:image')).toBe('https://example.com/of-typoscript.jpg');
  const connect = (...args: string[]) => site.cli('linkbild:connect', ...args);
  expect((await connect('nowhere', linkbild.code)).text).toBe('There is no site with this identifier.');
  expect((await connect('nowhere', linkbild.code, '--language=de')).text).toContain('gibt es nicht');
  expect(await connect('main', 'no code')).toMatchObject({
    status: 1,
    text: expect.stringContaining('isn’t a code'),
  });
  expect(await connect('main', linkbild.code)).toEqual({ status: 0, text: 'Connected to Lamps & more.' });
});

inTypo3('pages and news have one image, in place of those of EXT:seo, TypoScript and EXT:news', async () => {
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about-us', 'About us'],
    ['/about-us/our-team', 'Our team'],
    ['/news/brass-is-back', 'Brass is back'],
  ] as const) {
    expectOurs(await head(path), title);
  }
});

inTypo3('a changed text is a new image at once', async () => {
  const before = (await head('/about-us')).content('og:image');
  expect(await editor.save('tt_content', content.text, { bodytext: 'Lamps since 1920' })).toEqual([
    'changed /about-us',
  ]);
  expect((await head('/about-us')).content('og:image')).not.toBe(before);
});

inTypo3('what editors save is told: pages, news, old and new URLs, pages below, copies', async () => {
  expect(await editor.save('pages', content.team, { title: 'Team' })).toEqual(['changed /about-us/our-team']);
  expect(await editor.save('pages', content.team, { title: 'Team' })).toEqual([]);
  expect(await editor.save(news, content.brass, { title: 'Brass' })).toEqual(['changed /news/brass-is-back']);
  expect(await editor.save(news, content.brass, { path_segment: 'brass' })).toEqual([
    'changed /news/brass',
    'removed /news/brass-is-back',
  ]);
  // EXT:redirects moves the pages below, in a save of its own inside this one.
  expect(await editor.save('pages', content.about, { slug: '/about' })).toEqual([
    'changed /about',
    'changed /about/our-team',
    'removed /about-us',
    'removed /about-us/our-team',
  ]);
  expect(await editor.save('pages', content.team, { hidden: 1 })).toEqual(['removed /about/our-team']);
  expect(await editor.save('pages', content.team, { hidden: 0 })).toEqual(['changed /about/our-team']);
  expect(await editor.save('pages', content.folder, { title: 'All records' })).toEqual([]);
  expect(await editor.command('pages', content.team, 'copy')).toEqual([]);
});

inTypo3('a translation has its own image and is told under its own URL', async () => {
  expect(await editor.command('pages', content.about, 'localize')).toEqual([]);
  const german = await editor.find('pages', 'l10n_parent', content.about);
  expect(await editor.save('pages', german, { hidden: 0, title: 'Ueber uns', slug: '/ueber-uns' })).toEqual([
    'changed /de/ueber-uns',
  ]);
  const page = await head('/de/ueber-uns');
  expectOurs(page, 'Ueber uns');
  expect(page.content('og:image')).toMatch(/\/de\/ueber-uns\.jpg$/);
  const everywhere = { pid: content.about, CType: 'text', sys_language_uid: -1, bodytext: 'Open on Mondays' };
  expect(await editor.save('tt_content', 'NEW1', everywhere)).toEqual(['changed /about', 'changed /de/ueber-uns']);
  expect(await editor.command('pages', content.about, 'delete')).toEqual([
    'removed /about',
    'removed /about/our-team',
    'removed /de/ueber-uns',
  ]);
  for (const uid of [content.about, content.team]) await editor.command('pages', uid, 'undelete');
});

inTypo3('drafts of a workspace are seen by nobody until they are published', async () => {
  await editor.save('sys_workspace', 'NEW1', { pid: 0, title: 'Draft' });
  expect(await editor.command(news, content.brass, 'localize')).toEqual([]);
  const german = await editor.find(news, 'l10n_parent', content.brass);
  await editor.command('pages', content.news, 'localize');
  await editor.save('pages', await editor.find('pages', 'l10n_parent', content.news), { hidden: 0, slug: '/neues' });
  await editor.save(news, german, { hidden: 0, title: 'Messing', path_segment: 'messing' });

  expect(await editor.save('pages', content.news, { title: 'Draft' }, 1)).toEqual([]);
  expect(await editor.save(news, german, { title: 'Entwurf' }, 1)).toEqual([]);
  expect(await editor.save('pages', 'NEW1', { pid: 1, title: 'New page', hidden: 0 }, 1)).toEqual([]);
  expectOurs(await head('/news'), 'News');
  expectOurs(await head('/de/neues/messing'), 'Messing');
  expect(await editor.publish('pages', content.news, await editor.find('pages', 't3ver_oid', content.news))).toEqual([
    'changed /news',
  ]);
  expect(await editor.publish(news, german, await editor.find(news, 't3ver_oid', german))).toEqual([
    'changed /de/neues/messing',
  ]);
  const made = await editor.find('pages', 't3ver_state', 1);
  expect(await editor.publish('pages', made, made)).toEqual(['changed /new-page']);
  expectOurs(await head('/de/neues/messing'), 'Entwurf');
});

inTypo3('the scheduler sends what Linkbild could not take', async () => {
  const task = await makeTask(site);
  linkbild.status = 503;
  expect(await editor.save('pages', content.team, { title: 'Our people' })).toEqual([]);
  expect(await site.cli('linkbild:send', '--language=de')).toMatchObject({
    status: 1,
    text: expect.stringContaining('0 Änderungen'),
  });
  linkbild.status = 200;
  expect(await site.cli('scheduler:run', `--task=${task}`, '--force')).toMatchObject({ status: 0 });
  expect(editor.told()).toEqual(['changed /about/our-team']);
  expect((await site.cli('linkbild:send')).text).toBe('0 changes sent.');
});

inTypo3('page properties switch the tags off, or show an image of one’s own', async () => {
  const backend = await openBackend(site);
  try {
    const form = await backend.edit('pages', content.team);
    await form.getByRole('tab', { name: 'Linkbild' }).click();
    await form
      .locator(`[data-formengine-input-name="data[pages][${content.team}][tx_linkbild_off]"]`)
      .check({ force: true });
    await backend.press(form, '[name=_savedok]');
    expect((await head('/about/our-team')).judged.state).toBe('other');
    expect(editor.told()).toEqual(['changed /about/our-team']);
    await site.php(`reference('tx_linkbild_image', ${content.news}); return null;`);
    const page = await head('/news');
    expect(page.content('og:image')).toBe(`${site.url}/fileadmin/lamp.png`);
    expect(page.content('og:image:width')).toBe('1200');
    expect(backend.errors).toEqual([]);
  } finally {
    await backend.close();
  }
});

inTypo3('in the backend, a code of a whole Linkbild connects, and Linkbild reads what was saved', async () => {
  const real = await startRealLinkbild(site.url);
  const backend = await openBackend(site);
  try {
    const module = await backend.openModule();
    await backend.press(module, 'button[value=disconnect]');
    expect(await backend.messages()).toContain('Disconnected.');
    await module.fill('input[name=code]', 'no code');
    await backend.press(module, 'button[value=connect]');
    expect(await backend.messages()).toContain('This isn’t a code from Linkbild.');
    await module.fill('input[name=code]', (await real.api.createConnectCode({ params: real.params })).code);
    await backend.press(module, 'button[value=connect]');
    expect(await backend.messages()).toContain('Connected.');
    const [connection] = (await real.api.listSiteConnections({ params: real.params })).connections;
    expect(connection).toMatchObject({ system: 'typo3', systemVersion: site.version });

    await editor.save('pages', content.about, { title: 'About our lamps' });
    // Linkbild reads pages in the meantime, and SQLite has one writer at a time.
    await expect.poll(async () => (await fetch(`${site.url}/about`)).status).toBe(200);
    const page = await head('/about', real.owner);
    expectOurs(page, 'About our lamps');
    const image = await fetch(page.content('og:image') ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await image.body?.cancel();
    const titles = async () =>
      (await real.api.listSubPages({ params: real.params, query: { perPage: 100 } })).items.map(({ title }) => title);
    await expect.poll(titles).toContain('About our lamps');

    await backend.press(module, 'button[value=check]');
    expect(await backend.messages()).toMatch(/One og:image, from Linkbild, on \d of \d pages\./);
    await backend.press(module, 'button[value=disconnect]');
    expect((await real.api.listSiteConnections({ params: real.params })).connections).toEqual([]);
    expect((await head('/about', real.owner)).judged.state).toBe('other');
    expect(backend.errors).toEqual([]);
  } finally {
    await backend.close();
    await real.stop();
  }
});

inTypo3('removed, it leaves a site that works, and no token', async () => {
  await site.cli('linkbild:connect', 'main', linkbild.code);
  expect(await site.cli('linkbild:disconnect', 'main')).toEqual({ status: 0, text: 'Disconnected.' });
  expect(await site.php(`return rows('sys_registry', ['entry_namespace' => 'linkbild']);`)).toEqual([]);
  await leaveSet(site);
  await site.composer('remove', 'linkbild/typo3');
  await site.cli('cache:flush');
  expect((await site.cli('list')).text).not.toContain('linkbild:');
  expect((await head('/about')).judged.state).toBe('other');
});

inTypo3('TypoScript alone gives every page its image, without the extension', async () => {
  const [file] = await readIntegration('typo3', { ...owner, pageUrl: site.url });
  await site.php(`
    $template = rows('sys_template', ['deleted' => 0])[0];
    $setup = $template['config'] . json_decode(${inPhp(file?.code)});
    return save(['sys_template' => [$template['uid'] => ['config' => $setup]]]);`);
  expectOurs(await head('/'), 'Home');
  const page = await head('/about');
  expectOurs(page, 'About our lamps');
  expect(page.content('og:image')).toMatch(/\/\d{10}\/about\.jpg$/);
  expect((await head('/de/neues')).content('og:image')).toMatch(/\/\d{10}\/de\/neues\.jpg$/);
});
