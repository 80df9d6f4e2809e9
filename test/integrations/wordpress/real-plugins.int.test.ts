import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectOurs, type Head, headOf } from './head.ts';
import { startWordpress, type Wordpress } from './playground.ts';
import { type Administrator, installZip, logIn, noticesIn, runCron } from './site.ts';
import { imagesUrl, project, type StandInLinkbild, startStandInLinkbild } from './stand-in-linkbild.ts';

// The plugin beside the SEO plugins and the shop that people use, as they are published. WP_PLUGINS_DIR names a folder
// with one folder per plugin, as in wp-content/plugins; WORDPRESS_DIR a WordPress that is new enough for them.
// Without it, the stand-ins of plugin.int.test.ts hold what is known of these plugins.

const plugins = process.env.WP_PLUGINS_DIR;
const has = (folder: string) => plugins !== undefined && existsSync(join(plugins, folder));
if (!plugins)
  process.stderr.write('real SEO plugins were skipped: WP_PLUGINS_DIR names no folder. Stand-ins were used.\n');

/** Each as WordPress lists it, and what its first steps after installing set. */
const seoPlugins = [
  { name: 'Yoast SEO', folder: 'wordpress-seo', file: 'wp-seo.php', setUp: '' },
  {
    name: 'Rank Math',
    folder: 'seo-by-rank-math',
    file: 'rank-math.php',
    // Its tags begin once its wizard was finished or skipped.
    setUp: `update_option( 'rank_math_wizard_completed', true ); update_option( 'rank_math_is_configured', true ); update_option( 'rank_math_registration_skip', true );`,
  },
  {
    name: 'All in One SEO',
    folder: 'all-in-one-seo-pack',
    file: 'all_in_one_seo_pack.php',
    // It names no image until somebody chooses where images come from.
    setUp: `foreach ( array( 'facebook', 'twitter' ) as $network ) { aioseo()->options->social->$network->general->defaultImageSourcePosts = 'featured'; } aioseo()->options->save( true );`,
  },
  { name: 'The SEO Framework', folder: 'autodescription', file: 'autodescription.php', setUp: '' },
  { name: 'SEOPress', folder: 'wp-seopress', file: 'seopress.php', setUp: '' },
  { name: 'Slim SEO', folder: 'slim-seo', file: 'slim-seo.php', setUp: '' },
  // Without an account at WordPress.com; its tags are on where one of its sharing features is.
  {
    name: 'Jetpack',
    folder: 'jetpack',
    file: 'jetpack.php',
    setUp: `update_option( 'jetpack_offline_mode', '1' ); Jetpack::activate_module( 'sharedaddy', false, false );`,
  },
] as const;

const owner = { imagesUrl, projectUuid: project.uuid };
let linkbild: StandInLinkbild;
const folder = temporaryFolder('wordpress');
let site: Wordpress;
let admin: Administrator;
let post: { id: number; link: string };

/** Tags that are not about the image, as printed. */
const others = (head: Head) =>
  head.tags
    .filter(({ key }) => !/^(og|twitter):image\b|^twitter:card$|^linkbild$/.test(key))
    .map(({ key, value }) => `${key}=${value}`);
const switchOff = (isOff: boolean) => admin.rest('POST', `/wp/v2/posts/${post.id}`, { meta: { _linkbild_off: isOff } });
const activate = (path: string) =>
  site.php<string>(`require_once ABSPATH . 'wp-admin/includes/admin.php';
    $error = activate_plugin( '${path}' );
    return is_wp_error( $error ) ? $error->get_error_message() . wp_json_encode( $error->get_error_data() ) : 'active';`);
const deactivate = (path: string) =>
  site.php(
    `require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( '${path}' ); flush_rewrite_rules(); return 1;`,
  );

const placeOf = (name: string) => join(site.folder, 'wp-content/plugins', name);
const copyIn = (name: string) => cpSync(join(plugins ?? '', name), placeOf(name), { recursive: true });
/** Also where it made WordPress fail: a plugin that is gone is off. */
const takeOut = (name: string) => rmSync(placeOf(name), { recursive: true, force: true });

/** A site with a post and our plugin, connected. */
async function begin() {
  linkbild = await startStandInLinkbild();
  site = await startWordpress(folder);
  await site.php(`update_option( 'blogname', 'Lamp shop' ); flush_rewrite_rules(); return 1;`);
  admin = await logIn(site);
  const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c8350b' } });
  const image = await site.php<number>(`
    $file = wp_upload_bits( 'photo.jpg', null, base64_decode( '${(await photo.jpeg().toBuffer()).toString('base64')}' ) );
    $id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Photo', 'guid' => $file['url'] ), $file['file'] );
    wp_update_attachment_metadata( $id, array( 'width' => 1200, 'height' => 630, 'file' => _wp_relative_upload_path( $file['file'] ) ) );
    return $id;`);
  const content =
    '<!-- wp:paragraph --><p>Lamps of brass and glass, made by hand since 1974.</p><!-- /wp:paragraph -->';
  post = await admin.rest('POST', '/wp/v2/posts', {
    title: 'Brass lamp',
    status: 'publish',
    featured_media: image,
    content,
  });
  await installZip(site);
  expect(noticesIn(await admin.submit('connect', { linkbild_code: linkbild.code }))).toEqual(['Connected.']);
}

describe.skipIf(!plugins)('beside published plugins', () => {
  beforeAll(begin);
  afterAll(async () => {
    await site?.stop();
    await linkbild?.stop();
  });

  describe.each(seoPlugins.filter(({ folder: name }) => has(name)))('$name', ({ folder: name, file, setUp }) => {
    let theirs: Head;
    beforeAll(() => copyIn(name));
    afterAll(() => takeOut(name));

    test('prints tags of its own where ours is switched off', async () => {
      expect(await activate(`${name}/${file}`)).toBe('active');
      await site.php(`${setUp} return 1;`);
      await switchOff(true);
      theirs = await headOf(post.link, owner);
      expect(theirs.status).toBe(200);
      expect(theirs.judged.state).toBe('other');
      expect(theirs.judged.images.map(({ url }) => url)).toContainEqual(expect.stringContaining('/photo.jpg'));
    });

    test('leaves out exactly its image tags where ours is on', async () => {
      await switchOff(false);
      const head = await headOf(post.link, owner);
      expectOurs(head, 'Brass lamp');
      // What changes with every request or save is not about us.
      const lasting = (line: string) => !/^(article:modified_time|og:updated_time)=/.test(line);
      expect(others(head).filter(lasting)).toEqual(others(theirs).filter(lasting));
      for (const path of ['/', '/category/uncategorized/']) {
        const archive = await headOf(site.url + path, owner);
        expect([path, archive.judged.state]).toEqual([path, 'ours']);
      }
    });

    test('has its image tags back when our plugin is switched off', async () => {
      await deactivate('linkbild/linkbild.php');
      const without = await headOf(post.link, owner);
      expect(without.judged.images).toEqual(theirs.judged.images);
      expect(await activate('linkbild/linkbild.php')).toBe('active');
      await deactivate(`${name}/${file}`);
      expectOurs(await headOf(post.link, owner), 'Brass lamp');
    });
  });

  describe.skipIf(!has('woocommerce'))('WooCommerce', () => {
    interface Product {
      id: number;
      permalink: string;
    }
    let product: Product;
    beforeAll(() => copyIn('woocommerce'));

    test('a product has one image, ours, and its price', async () => {
      expect(await activate('woocommerce/woocommerce.php')).toBe('active');
      await site.php(
        `update_option( 'woocommerce_currency', 'EUR' ); update_option( 'woocommerce_coming_soon', 'no' ); flush_rewrite_rules(); return 1;`,
      );
      product = await admin.rest('POST', '/wc/v3/products', {
        name: 'Desk lamp',
        regular_price: '189',
        status: 'publish',
      });
      const head = await headOf(product.permalink, owner);
      expectOurs(head, 'Desk lamp');
      expect(head.content('product:price:amount')).toBe('189.00');
      expect(head.content('product:price:currency')).toBe('EUR');
      expect(head.content('product:availability')).toBe('in stock');
    });

    test('a sale and an empty stock are new versions, and Linkbild hears of them', async () => {
      await runCron(site);
      linkbild.changes.splice(0);
      const versions = new Set([(await headOf(product.permalink, owner)).content('og:image')]);
      for (const fields of [{ sale_price: '149' }, { stock_status: 'outofstock' }]) {
        await admin.rest('PUT', `/wc/v3/products/${product.id}`, fields);
        versions.add((await headOf(product.permalink, owner)).content('og:image'));
        await runCron(site);
        expect(linkbild.changes.splice(0)).toContainEqual({ url: product.permalink, change: 'changed' });
      }
      expect(versions.size).toBe(3);
      const head = await headOf(product.permalink, owner);
      expect(head.content('product:price:amount')).toBe('149.00');
      expect(head.content('product:availability')).toBe('out of stock');
    });

    test('the shop’s page has one image, ours', async () => {
      const url = await site.php<string>(`return get_permalink( wc_get_page_id( 'shop' ) );`);
      expect((await headOf(url, owner)).judged.state).toBe('ours');
    });
  });
});
