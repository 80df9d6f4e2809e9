import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type RealLinkbild, startRealLinkbild } from '../real-linkbild.ts';
import { expectOurs, headOf } from './head.ts';
import { startWordpress, type Wordpress } from './playground.ts';
import { openSideBar } from './side-bar.ts';
import { type Administrator, installZip, logIn, noticesIn, runCron } from './site.ts';

// A real WordPress and a whole Linkbild, from the code to the end of the connection.

// Here and not in beforeAll: it goes with the file, not only with the process.
const folder = temporaryFolder('wordpress');
let site: Wordpress;
let linkbild: RealLinkbild;
let api: RealLinkbild['api'];
let owner: RealLinkbild['owner'];
let params: RealLinkbild['params'];
let person: Administrator;
const links = new Map<string, string>();
const link = (title: string) => links.get(title) ?? '';
const standIns = (...names: string[]) => site.php(`return update_option('stand_ins', ${JSON.stringify(names)});`);

/** The title that Linkbild has stored for a page. */
async function storedTitle(url: string): Promise<string> {
  const { items } = await api.listSubPages({ params, query: { perPage: 100 } });
  return items.find((page) => page.url === url)?.title ?? '';
}

/** On a busy machine a page may take longer than the 10 s that Linkbild waits, and is read at a later try. */
const patiently = { timeout: 400_000 };
const slowly = { ...patiently, interval: 5_000 };

beforeAll(async () => {
  site = await startWordpress(folder);
  const mustUse = join(site.folder, 'wp-content/mu-plugins');
  cpSync(join(import.meta.dirname, 'stand-ins'), join(mustUse, 'stand-ins'), { recursive: true });
  cpSync(join(mustUse, 'stand-ins/index.php'), join(mustUse, 'stand-ins.php'));
  await standIns('shop');
  await site.php(`update_option('blogname', 'Lamp shop'); flush_rewrite_rules(); return 1;`);
  person = await logIn(site);
  for (const [path, title] of [
    ['posts', 'Brass and glass'],
    ['pages', 'About us'],
    ['product', 'Desk lamp'],
  ] as const) {
    const made = await person.rest<{ link: string }>('POST', `/wp/v2/${path}`, { status: 'publish', title });
    links.set(title, made.link);
  }
  linkbild = await startRealLinkbild(site.url);
  ({ api, owner, params } = linkbild);
});
afterAll(async () => {
  await linkbild?.stop();
  await site?.stop();
});

const version = () => site.php<string>(`return get_bloginfo( 'version' );`);

test('the project’s ZIP connects with the project’s code, and with it once', async () => {
  await installZip(site, {
    apiUrl: `${linkbild.url}/api`,
    siteUrl: linkbild.url,
    projectUuid: owner.projectUuid,
    projectTitle: 'Lamp shop',
  });
  const { code } = await api.createConnectCode({ params });
  expect(noticesIn(await person.submit('connect', { linkbild_code: code }))).toEqual(['Connected.']);
  const [connection, ...others] = (await api.listSiteConnections({ params })).connections;
  expect(others).toEqual([]);
  expect(connection).toMatchObject({ system: 'wordpress', siteUrl: site.url, systemVersion: await version() });
  const answer = await fetch(`${linkbild.url}/api/site/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, siteUrl: site.url, system: 'wordpress' }),
  });
  expect(answer.status).toBe(404);
});

test('post, page and product have one image, which Linkbild serves', async () => {
  for (const title of links.keys()) {
    const head = await headOf(link(title), owner);
    expectOurs(head, title);
    const image = await fetch(head.content('og:image') ?? '');
    expect([title, image.status, image.headers.get('content-type')]).toEqual([title, 200, 'image/jpeg']);
    await image.body?.cancel();
  }
});

const findPost = async (search: string) => {
  const [post] = await person.rest<{ id: number }[]>('GET', `/wp/v2/posts?search=${search}`);
  return post?.id ?? 0;
};

test('a new title is a new image, and Linkbild reads the page again', { timeout: 900_000 }, async () => {
  const url = link('Brass and glass');
  const before = (await headOf(url, owner)).content('og:image');
  await person.rest('POST', `/wp/v2/posts/${await findPost('Brass')}`, { title: 'Only brass' });
  const head = await headOf(url, owner);
  expectOurs(head, 'Only brass');
  expect(head.content('og:image')).not.toBe(before);
  // Whoever visited the site may have begun the cron; a call beside it does nothing.
  const waiting = async () => {
    await runCron(site);
    return site.php(`return Linkbild\\WordPress\\Queue::count();`);
  };
  await expect.poll(waiting, patiently).toBe(0);
  await expect.poll(() => storedTitle(url), patiently).toContain('Only brass');
  const image = await fetch(head.content('og:image') ?? '');
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await image.body?.cancel();
});

test('the editor’s side bar shows the image, and its switch decides about the tags', { timeout: 900_000 }, async () => {
  const url = link('Brass and glass');
  const sideBar = await openSideBar(site, await findPost('brass'));
  try {
    expect(await sideBar.image()).toBe((await headOf(url, owner)).content('og:image'));
    expect(await sideBar.text()).toContain('Shared links show this image.');
    await sideBar.pressAndSave();
    expect(await sideBar.text()).toContain('Switched off.');
    expect((await headOf(url, owner)).judged.state).toBe('none');
    await sideBar.pressAndSave();
    expectOurs(await headOf(url, owner), 'Only brass');
    expect(await sideBar.image()).toBe((await headOf(url, owner)).content('og:image'));
    expect(sideBar.errors).toEqual([]);
  } finally {
    await sideBar.close();
  }
});

test('the check’s finding is shown in WordPress', { timeout: 900_000 }, async () => {
  // A page that answers too late is named as such; then it is asked again.
  const found = async () => noticesIn(await person.submit('check', {})).join();
  await expect.poll(found, slowly).toMatch(/^One og:image, from Linkbild, on ([2-5]) of \1 pages\.$/);
  // Without our tags, those of the SEO plugin are back, and it is named.
  await standIns('shop', 'yoast');
  await person.submit('save', {});
  await expect.poll(found, slowly).toContain('The page shows another image. It comes from Yoast SEO.');
  await standIns('shop');
  await person.submit('save', { 'linkbild_types[]': ['post', 'page', 'product'], linkbild_archives: '1' });
  expect((await headOf(link('About us'), owner)).judged.state).toBe('ours');
});

test('disconnecting ends the connection on both sides', async () => {
  expect(noticesIn(await person.submit('disconnect', {}))).toEqual([expect.stringContaining('Disconnected.')]);
  expect((await api.listSiteConnections({ params })).connections).toEqual([]);
  expect((await headOf(link('About us'), owner)).judged.state).toBe('none');
});
