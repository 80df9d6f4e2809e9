import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectOurs, headOf } from './head.ts';
import { startWordpress, type Wordpress } from './playground.ts';
import { type Administrator, installZip, logIn, noticesIn, runCron, traces } from './site.ts';
import { imagesUrl, project, type StandInLinkbild, startStandInLinkbild, token } from './stand-in-linkbild.ts';

// The plugin in a real WordPress, from the ZIP to its removal. Linkbild is a stand-in here, which can be told to
// fail.

const owner = { imagesUrl, projectUuid: project.uuid };
const head = (url: string) => headOf(url, owner);
interface Post {
  id: number;
  link: string;
  slug: string;
  linkbild_preview: { state: string; url: string };
}

let linkbild: StandInLinkbild;
// Here and not in beforeAll: it goes with the file, not only with the process.
const folder = temporaryFolder('wordpress');
let site: Wordpress;
let admin: Administrator;
let untouched: unknown;
const made = new Map<string, Post>();
const post = (name: string): Post => {
  const found = made.get(name);
  if (!found) throw new Error(`no ${name} was made`);
  return found;
};
const create = async (name: string, path: string, fields: object) =>
  made.set(name, await admin.rest<Post>('POST', `/wp/v2/${path}`, { status: 'publish', ...fields }));
const update = (name: string, path: string, fields: object) =>
  admin.rest<Post>('POST', `/wp/v2/${path}/${post(name).id}`, fields);
const standIns = (...names: string[]) => site.php(`return update_option('stand_ins', ${JSON.stringify(names)});`);
/** What Linkbild heard since it was asked last. */
async function heard() {
  await runCron(site);
  return linkbild.changes.splice(0);
}

beforeAll(async () => {
  linkbild = await startStandInLinkbild();
  site = await startWordpress(folder);
  const mustUse = join(site.folder, 'wp-content/mu-plugins');
  cpSync(join(import.meta.dirname, 'stand-ins'), join(mustUse, 'stand-ins'), { recursive: true });
  cpSync(join(mustUse, 'stand-ins/index.php'), join(mustUse, 'stand-ins.php'));
  await standIns('shop');
  await site.php(`update_option('blogname', 'Lamp shop'); flush_rewrite_rules(); return 1;`);
  admin = await logIn(site);
  await create('post', 'posts', { title: 'Brass & <em>glass</em>' });
  await create('page', 'pages', { title: 'About us' });
  await create('draft', 'posts', { title: 'Not yet', status: 'draft' });
  await create('secret', 'posts', { title: 'Secret', password: 'open sesame' });
  await create('product', 'product', { title: 'Desk lamp' });
  await site.php(
    `foreach ( array( '_price' => '189', '_regular_price' => '189' ) as $key => $value ) { update_post_meta( ${post('product').id}, $key, $value ); } return 1;`,
  );
  untouched = await traces(site);
  await installZip(site);
});
afterAll(async () => {
  await site?.stop();
  await linkbild?.stop();
});

describe('connecting', () => {
  test('says what is wrong with a code', async () => {
    const submit = async (code: string) => noticesIn(await admin.submit('connect', { linkbild_code: code }));
    expect(await submit('7K3M-Q9TA')).toEqual([expect.stringContaining('This isn’t a Linkbild code.')]);
    expect(await submit(linkbild.code.replace('7K3M', '0000'))).toEqual(['This code is unknown.']);
    expect((await head(post('post').link)).judged.state).toBe('none');
  });

  test('says that WordPress does not call the address, where its guard refuses it', async () => {
    await site.php(`return update_option( 'stand_in_strict', 1 );`);
    const notices = noticesIn(await admin.submit('connect', { linkbild_code: linkbild.code }));
    await site.php(`return delete_option( 'stand_in_strict' );`);
    expect(notices).toEqual([expect.stringContaining('WordPress doesn’t call this address')]);
  });

  test('takes a code and names the project, never the token', async () => {
    const page = await admin.submit('connect', { linkbild_code: ` ${linkbild.code.toLowerCase()} ` });
    expect(noticesIn(page)).toEqual(['Connected.']);
    expect(page).toContain('<strong>Lamps &amp; more</strong>');
    expect(page).not.toContain(token);
    expect(await site.php(`return wp_load_alloptions()['linkbild_token'] ?? 'apart';`)).toBe('apart');
  });

  test('nobody but an administrator, and nobody without the form, changes anything', async () => {
    await site.php(
      `return wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author pass', 'role' => 'author' ) );`,
    );
    const author = await logIn(site, 'author', 'author pass');
    expect(await author.open('/wp-admin/admin-post.php?action=linkbild_disconnect')).toContain(
      'You may not change these settings.',
    );
    expect(await admin.open('/wp-admin/admin-post.php?action=linkbild_disconnect')).not.toContain('Disconnected.');
    expect((await head(post('post').link)).judged.ok).toBe(true);
  });
});

describe('tags', () => {
  test('post, page, product, front page, category and author have one image, ours', async () => {
    expectOurs(await head(post('post').link), 'Brass & glass');
    expectOurs(await head(post('page').link), 'About us');
    expectOurs(await head(`${site.url}/`), 'Lamp shop');
    expectOurs(await head(`${site.url}/category/uncategorized/`), 'Uncategorized');
    expectOurs(await head(`${site.url}/shop/`), 'Products');
    expectOurs(await head(`${site.url}/author/admin/`), 'admin');
    const product = await head(post('product').link);
    expectOurs(product, 'Desk lamp');
    expect(product.content('product:price:amount')).toBe('189.00');
    expect(product.content('product:price:currency')).toBe('EUR');
    expect(product.content('product:availability')).toBe('in stock');
  });

  test('draft, password, search, feed and a page that is not there have none', async () => {
    const urls = [`/?p=${post('draft').id}`, post('secret').link, '/?s=lamp', '/feed/', '/nothing-here/'];
    for (const url of urls) expect((await head(new URL(url, site.url).href)).html, url).not.toContain(imagesUrl);
  });

  test.each(['yoast', 'rank-math', 'all-in-one-seo', 'jetpack', 'seo-framework', 'seopress', 'theme', 'open-buffer'])(
    'take the place of those of %s, whose title stays',
    async (name) => {
      await standIns('shop', name);
      const found = await head(post('post').link);
      expectOurs(found, 'Brass & glass');
      expect(found.content('og:title')).toContain('title');
      expect(found.html).toContain('</html>');
      // Where ours are not, theirs stay.
      const theirs = await head(post('secret').link);
      expect(theirs.judged.images[0]?.url).toMatch(/^https:\/\/site\.example\//);
      await standIns('shop');
    },
  );
});

describe('choices for a post', () => {
  test('switched off in the editor, it has no tags of ours', async () => {
    const saved = await update('post', 'posts', { meta: { _linkbild_off: true } });
    expect(saved.linkbild_preview).toEqual({ state: 'off', url: '' });
    expect((await head(post('post').link)).html).not.toContain(imagesUrl);
    const back = await update('post', 'posts', { meta: { _linkbild_off: false } });
    expect(back.linkbild_preview.url).toBe((await head(post('post').link)).content('og:image'));
  });

  test('an own image takes the place of ours', async () => {
    const image = await site.php<number>(`
      $png = base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwH4QBEfcD/cN/fYYAAAAASUVORK5CYII=');
      $file = wp_upload_bits( 'own.png', null, $png );
      $id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Own' ), $file['file'] );
      wp_update_attachment_metadata( $id, array( 'width' => 1200, 'height' => 600, 'file' => _wp_relative_upload_path( $file['file'] ) ) );
      return $id;`);
    expect((await update('page', 'pages', { meta: { _linkbild_image: image } })).linkbild_preview.state).toBe('own');
    const found = await head(post('page').link);
    expect(found.content('og:image')).toMatch(/\/own(-\d)?\.png$/);
    expect(found.content('og:image:width')).toBe('1200');
    expect(found.content('og:image:type')).toBe('image/png');
    expect(found.html).not.toContain(imagesUrl);
    await update('page', 'pages', { meta: { _linkbild_image: 0 } });
    expectOurs(await head(post('page').link), 'About us');
  });

  test('a type of post that is switched off has none, and is on again', async () => {
    await admin.submit('save', { 'linkbild_types[]': ['post', 'product'], linkbild_archives: '1' });
    expect((await head(post('page').link)).judged.state).toBe('none');
    expect((await head(post('post').link)).judged.state).toBe('ours');
    await admin.submit('save', { 'linkbild_types[]': ['post', 'page', 'product'], linkbild_archives: '1' });
    expect((await head(post('page').link)).judged.state).toBe('ours');
  });
});

describe('changes', () => {
  test('a new title is a new version, and Linkbild hears of it', async () => {
    await heard();
    const before = (await head(post('post').link)).content('og:image');
    await update('post', 'posts', { title: 'Brass only' });
    const after = await head(post('post').link);
    expectOurs(after, 'Brass only');
    expect(after.content('og:image')).not.toBe(before);
    expect((await head(post('post').link)).content('og:image')).toBe(after.content('og:image'));
    expect(await heard()).toEqual([{ url: post('post').link, change: 'changed' }]);
  });

  test('a new price, a sale and an empty stock are new versions', async () => {
    const versions = new Set([(await head(post('product').link)).content('og:image')]);
    for (const [key, value] of [
      ['_price', '149'],
      ['_sale_price', '149'],
      ['_stock_status', 'outofstock'],
    ]) {
      await site.php(`return update_post_meta( ${post('product').id}, '${key}', '${value}' );`);
      versions.add((await head(post('product').link)).content('og:image'));
      expect(await heard()).toEqual([{ url: post('product').link, change: 'changed' }]);
    }
    expect(versions.size).toBe(4);
    expect((await head(post('product').link)).content('product:availability')).toBe('out of stock');
  });

  test('what moves, goes, comes and is deleted is told by its URLs', async () => {
    const page = post('page').link;
    await update('page', 'pages', { slug: 'who-we-are' });
    const moved = `${site.url}/who-we-are/`;
    const told = await heard();
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { url: page, change: 'removed' },
        { url: moved, change: 'changed' },
      ]),
    );
    await site.php(`return (bool) wp_trash_post( ${post('page').id} );`);
    expect(await heard()).toEqual([{ url: moved, change: 'removed' }]);
    const published = await update('draft', 'posts', { status: 'publish' });
    expect(await heard()).toContainEqual({ url: published.link, change: 'changed' });
    await site.php(`return (bool) wp_delete_post( ${post('draft').id}, true );`);
    expect(await heard()).toEqual([{ url: published.link, change: 'removed' }]);
  });

  test('what Linkbild did not take waits, longer each time, and is sent later', async () => {
    linkbild.status = 503;
    await update('post', 'posts', { title: 'Brass again' });
    expect(await heard()).toEqual([]);
    const state = () =>
      site.php<{ attempts: number; wait: number; waiting: string }>(`
      $state = get_option( 'linkbild_sending_state' );
      return array( 'attempts' => $state['attempts'], 'wait' => $state['nextTry'] - time(), 'waiting' => Linkbild\\WordPress\\Queue::count() );`);
    const first = await state();
    expect(first).toMatchObject({ attempts: 1, waiting: 1 });
    const retry = `$state = get_option( 'linkbild_sending_state' ); $state['nextTry'] = 0; update_option( 'linkbild_sending_state', $state, false ); Linkbild\\WordPress\\Sender::send(); return 1;`;
    await site.php(retry);
    const second = await state();
    expect(second.attempts).toBe(2);
    expect(second.wait).toBeGreaterThan(first.wait);
    expect(await admin.open('/wp-admin/options-general.php?page=linkbild')).toContain(
      '1. The last try failed: Not now.',
    );
    linkbild.status = 200;
    await site.php(retry);
    expect(linkbild.changes.splice(0)).toEqual([{ url: post('post').link, change: 'changed' }]);
    expect(
      await site.php(`return array( Linkbild\\WordPress\\Queue::count(), get_option( 'linkbild_sending_state' ) );`),
    ).toEqual([0, false]);
  });
});

describe('languages', () => {
  test.each(['de_DE', 'de_DE_formal'])('the settings are German in %s', async (language) => {
    await site.php(`return update_user_meta( 1, 'locale', '${language}' );`);
    const page = await admin.open('/wp-admin/options-general.php?page=linkbild');
    expect(page).toContain('Linkbild öffnet bis zu fünf Seiten Ihrer Website');
    expect(page).not.toContain('Check now');
    await site.php(`return delete_user_meta( 1, 'locale' );`);
  });
});

describe('the end', () => {
  test('a connection that was removed in Linkbild is named, and its tags go', async () => {
    linkbild.status = 401;
    await update('post', 'posts', { title: 'Brass once more' });
    expect(await heard()).toEqual([]);
    expect(noticesIn(await admin.open('/wp-admin/index.php'))).toContainEqual(
      expect.stringContaining('no longer connected to Linkbild'),
    );
    expect((await head(post('post').link)).judged.state).toBe('none');
    linkbild.status = 200;
    expect(noticesIn(await admin.submit('connect', { linkbild_code: linkbild.code }))).toEqual(['Connected.']);
    expectOurs(await head(post('post').link), 'Brass once more');
    expect(await heard()).toEqual([{ url: post('post').link, change: 'changed' }]);
  });

  test('deactivating keeps the connection, deleting leaves nothing', async () => {
    await update('post', 'posts', { meta: { _linkbild_off: true } });
    await site.php(
      `require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( 'linkbild/linkbild.php' ); return 1;`,
    );
    expect(await site.php(`return get_option( 'linkbild_project' )['uuid'];`)).toBe(project.uuid);
    expect((await head(post('post').link)).judged.state).toBe('none');
    await site.php(
      `require_once ABSPATH . 'wp-admin/includes/admin.php'; return true === delete_plugins( array( 'linkbild/linkbild.php' ) );`,
    );
    expect(await traces(site)).toEqual(untouched);
  });
});
