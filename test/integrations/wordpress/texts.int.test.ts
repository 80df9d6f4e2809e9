import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectOurs, type Head, headOf } from './head.ts';
import { startWordpress, type Wordpress } from './playground.ts';
import { type Administrator, installZip, logIn, noticesIn } from './site.ts';
import { imagesUrl, project, type StandInLinkbild, startStandInLinkbild } from './stand-in-linkbild.ts';

// Title, address and description of pages: ours where nobody else prints them, in a real WordPress.

const folder = temporaryFolder('wordpress');
let linkbild: StandInLinkbild;
let site: Wordpress;
let admin: Administrator;

const head = (url: string) => headOf(new URL(url, site.url).href, { imagesUrl, projectUuid: project.uuid });
const standIns = (...names: string[]) => site.php(`return update_option('stand_ins', ${JSON.stringify(names)});`);
const create = (path: string, fields: object) =>
  admin.rest<{ id: number; link: string }>('POST', `/wp/v2/${path}`, { status: 'publish', ...fields });
const setOptions = (options: Record<string, unknown>) =>
  site.php(
    `foreach ( json_decode( '${JSON.stringify(options)}', true ) as $key => $value ) { update_option( $key, $value ); } return 1;`,
  );
/** Tags that are not about the image, by key. */
const texts = ({ tags }: Head) =>
  Object.fromEntries(
    tags
      .filter(({ key }) => /^(og|twitter|product):/.test(key) && !/^(og|twitter):image\b|^twitter:card$/.test(key))
      .map(({ key, value }) => [key, value]),
  );

beforeAll(async () => {
  linkbild = await startStandInLinkbild();
  site = await startWordpress(folder);
  const mustUse = join(site.folder, 'wp-content/mu-plugins');
  cpSync(join(import.meta.dirname, 'stand-ins'), join(mustUse, 'stand-ins'), { recursive: true });
  cpSync(join(mustUse, 'stand-ins/index.php'), join(mustUse, 'stand-ins.php'));
  await standIns('shop');
  await site.php(`update_option( 'blogname', 'Müller & Söhne' ); update_option( 'blogdescription', 'Lamps since 1974' );
    flush_rewrite_rules(); return 1;`);
  admin = await logIn(site);
  await installZip(site);
  expect(noticesIn(await admin.submit('connect', { linkbild_code: linkbild.code }))).toEqual(['Connected.']);
});
afterAll(async () => {
  await site?.stop();
  await linkbild?.stop();
});

const blocks = `<!-- wp:heading --><h2>Brass</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>Made <em>by h</em>and, 5 &lt; 6 &amp; “<b>bright</b>”.<br>Für Büros.</p><!-- /wp:paragraph -->
<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->[gallery ids="1"]`;

describe('without an SEO plugin', () => {
  test('a post has title, kind, address, description, site name and language', async () => {
    const { link } = await create('posts', { title: 'Brass & <em>“glass”</em>', content: blocks });
    const found = await head(link);
    expectOurs(found, 'Brass & “glass”');
    expect(texts(found)).toEqual({
      'og:title': 'Brass & “glass”',
      'og:type': 'article',
      'og:url': link,
      'og:description': 'Brass Made by hand, 5 < 6 & “bright”. Für Büros.',
      'og:site_name': 'Müller & Söhne',
      'og:locale': 'en_US',
    });
  });

  test('a page is described by its excerpt, else by whole words of its beginning', async () => {
    const content = `<p>${'Überlänge '.repeat(40)}</p>`;
    const page = await create('pages', { title: 'About us', content });
    expect(texts(await head(page.link))).toMatchObject({
      'og:title': 'About us',
      'og:type': 'website',
      'og:url': page.link,
      'og:description': `${'Überlänge '.repeat(19).trim()}…`,
    });
    await site.php(
      `return wp_update_post( array( 'ID' => ${page.id}, 'post_excerpt' => '<p>Who "we" are</p><p>and why</p>' ) );`,
    );
    expect(texts(await head(page.link))['og:description']).toBe('Who "we" are and why');
  });

  test('the front page has the site’s name and tagline, also where it is a page called Home', async () => {
    const home = { 'og:title': 'Müller & Söhne', 'og:type': 'website', 'og:url': `${site.url}/` };
    expect(texts(await head('/'))).toMatchObject({ ...home, 'og:description': 'Lamps since 1974' });
    const { id } = await create('pages', { title: 'Home', content: '<p>Welcome</p>' });
    await setOptions({ show_on_front: 'page', page_on_front: id });
    expect(texts(await head('/'))).toMatchObject({ ...home, 'og:description': 'Lamps since 1974' });
    await setOptions({ blogdescription: '' });
    expect(texts(await head('/'))).toMatchObject({ ...home, 'og:description': 'Welcome' });
    await setOptions({ show_on_front: 'posts', page_on_front: 0, blogdescription: 'Lamps since 1974' });
  });

  test('a part of a page or list has its own address', async () => {
    const parts = ['One', '<!--nextpage-->', 'Two'].join('\n');
    const { link } = await create('posts', { title: 'In parts', content: parts });
    expect(texts(await head(`${link}2/`))['og:url']).toBe(`${link}2/`);
    await setOptions({ posts_per_page: 1 });
    expect(texts(await head('/page/2/'))['og:url']).toBe(`${site.url}/page/2/`);
    const category = `${site.url}/category/uncategorized/`;
    await site.php(
      `return wp_update_term( 1, 'category', array( 'description' => 'All <b>kinds</b>' ) )['term_id'] ?? 0;`,
    );
    expect(texts(await head(`${category}page/2/?ref=1`))).toMatchObject({
      'og:title': 'Uncategorized',
      'og:type': 'website',
      'og:url': `${category}page/2/`,
      'og:description': 'All kinds',
    });
    await setOptions({ posts_per_page: 10 });
  });

  test('a product is one, with its price', async () => {
    const product = await create('product', { title: 'Desk lamp', content: '<p>Turns.</p>' });
    await site.php(`return update_post_meta( ${product.id}, '_price', '189' );`);
    expect(texts(await head(product.link))).toMatchObject({
      'og:type': 'product',
      'og:title': 'Desk lamp',
      'og:description': 'Turns.',
      'product:price:amount': '189.00',
    });
  });

  test('a page with a password, a private one and one that is switched off give nothing away', async () => {
    const secret = { title: 'Secret lamp', content: '<p>Hidden words</p>' };
    const locked = await create('posts', { ...secret, password: 'open sesame' });
    const hidden = await create('posts', { ...secret, status: 'private' });
    const off = await create('posts', { ...secret, meta: { _linkbild_off: true } });
    for (const { link } of [locked, hidden, off]) expect(texts(await head(link)), link).toEqual({});
    // Shortcodes and blocks that we do not know may show what they enclose to members only.
    await site.php(`return (bool) file_put_contents( WPMU_PLUGIN_DIR . '/members.php',
      "<?php add_shortcode( 'members', '__return_empty_string' );" );`);
    const content =
      '<p>For all.</p>[members]Hidden words[/members]<!-- wp:club/members --><p>Hidden words</p><!-- /wp:club/members -->';
    const { link } = await create('posts', { title: 'Club', content });
    expect(texts(await head(link))['og:description']).toBe('For all.');
  });

  test('feeds and the REST interface have none', async () => {
    for (const path of ['/feed/', '/wp-json/wp/v2/posts'])
      expect(await (await fetch(site.url + path)).text(), path).not.toContain('og:title');
  });
});

describe('beside somebody else’s', () => {
  test('an SEO plugin’s texts are exactly its own', async () => {
    const { id, link } = await create('posts', { title: 'Glass lamp', content: '<p>Ours</p>' });
    const switchOff = (isOff: boolean) => admin.rest('POST', `/wp/v2/posts/${id}`, { meta: { _linkbild_off: isOff } });
    await standIns('shop', 'yoast');
    await switchOff(true);
    const theirs = texts(await head(link));
    expect(theirs['og:description']).toBe('Yoast description');
    await switchOff(false);
    const found = await head(link);
    expectOurs(found, 'Glass lamp');
    expect(texts(found)).toEqual(theirs);
    expect(found.tags.filter(({ key }) => key === 'og:title')).toHaveLength(1);
    await standIns('shop');
  });

  test('a theme’s title stays, and ours fill the gaps', async () => {
    const { link } = await create('posts', { title: 'Glass lamp', content: '<p>Ours</p>' });
    for (const name of ['theme', 'open-buffer']) {
      await standIns('shop', name);
      const found = await head(link);
      expect(found.content('og:title')).toContain('title');
      expect(texts(found)).toMatchObject({ 'og:url': link, 'og:description': 'Ours' });
    }
    await standIns('shop');
  });

  test('a title that header.php prints above wp_head stays, and is the only one', async () => {
    const theme = join(site.folder, 'wp-content/themes/by-hand');
    mkdirSync(theme);
    writeFileSync(join(theme, 'style.css'), '/*\nTheme Name: By hand\n*/');
    writeFileSync(join(theme, 'index.php'), '<?php get_header(); the_post(); the_content(); get_footer();');
    writeFileSync(
      join(theme, 'header.php'),
      '<!doctype html><html><head><meta property="og:title" content="By hand"><?php wp_head(); ?></head><body>',
    );
    writeFileSync(join(theme, 'footer.php'), '<?php wp_footer(); ?></body></html>');
    const { link } = await create('posts', { title: 'Glass lamp', content: '<p>Ours</p>' });
    await site.php(`switch_theme( 'by-hand' ); return 1;`);
    const found = await head(link);
    expectOurs(found, 'Glass lamp');
    expect(found.content('og:title')).toBe('By hand');
    expect(found.content('og:url')).toBe(link);
    expect(found.html).toMatch(/^<!doctype html>.*<\/html>\s*$/s);
  });
});
