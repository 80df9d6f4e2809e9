import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage, type PageAudit } from '#domain/audit/audit-page.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { findFixes } from '#domain/audit/fixes/find-fixes.ts';
import { worseCards } from '#domain/audit/fixes/fixes-hold.fixture.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import { auditUrlWithoutStages } from '#flows/page-audit/audit-url.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { few, seed } from '../../size.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startWordpress, type Wordpress } from './playground.ts';

// Pages of a real WordPress whose tags a published SEO plugin writes. What the advice says is entered in the plugin's
// fields, and the page is requested anew: the issue's cards are better and none is worse. WP_PLUGINS_DIR as for
// real-plugins.int.test.ts.

const plugins = process.env.WP_PLUGINS_DIR;
const PAGES = few(12, 200);

interface SeoPlugin {
  name: string;
  folder: string;
  file: string;
  /** Where the plugin stores its fields, by the tag that they write. */
  fields: Record<string, string>;
  /** Whether it leaves tags to its fields that it could have filled from the page. */
  leavesTags: boolean;
}
const seoPlugins: SeoPlugin[] = [
  {
    name: 'The SEO Framework',
    folder: 'autodescription',
    file: 'autodescription.php',
    fields: {
      title: '_genesis_title',
      description: '_genesis_description',
      'og:title': '_open_graph_title',
      'og:description': '_open_graph_description',
      'og:image': '_social_image_url',
    },
    leavesTags: false,
  },
  {
    name: 'SEOPress',
    folder: 'wp-seopress',
    file: 'seopress.php',
    fields: {
      title: '_seopress_titles_title',
      description: '_seopress_titles_desc',
      'og:title': '_seopress_social_fb_title',
      'og:description': '_seopress_social_fb_desc',
      'og:image': '_seopress_social_fb_img',
    },
    leavesTags: true,
  },
];

const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
const sizes = ['1600x1000', '900x1400', '320x320', '150x150'];
const posts = fc.record({
  title: some('Lamp', 'Vase & bowl', 'A “quoted” name', 'Stuhl', `A name that goes on ${'and on '.repeat(15)}`),
  excerpt: some('It lights the room.', 'x', '', ''),
  words: some('Made by hand in Berlin since 1974, of brass and glass. '.repeat(5), 'Soon.', ''),
  featured: some(...sizes, null, null),
  inText: some(...sizes, null),
  /** What the owner entered for the image before: nothing, a file that is gone, one that is too small. */
  entered: some(null, null, 'gone', '150x150'),
});

let safeFetch: SafeFetch;
const folder = temporaryFolder('wordpress');
let site: Wordpress;
let made: { id: number; url: string; entered: string | null }[] = [];
const json = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

async function begin() {
  site = await startWordpress(folder);
  safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(site.url).host] });
  const files = await Promise.all(
    sizes.map(async (size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const photo = sharp({ create: { width, height, channels: 3, background: '#c8350b' } });
      return { size, width, height, bytes: (await photo.jpeg().toBuffer()).toString('base64') };
    }),
  );
  made = await site.php(`
    update_option( 'blogname', 'Lamp shop' );
    $GLOBALS['wp_rewrite']->set_permalink_structure( '/lamps/%postname%/' );
    flush_rewrite_rules();
    $uploads = wp_upload_dir()['url'];
    foreach ( ${json(files)} as $one ) {
      $file = wp_upload_bits( $one['size'] . '.jpg', null, base64_decode( $one['bytes'] ) );
      $id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Photo' ), $file['file'] );
      wp_update_attachment_metadata( $id, array( 'width' => $one['width'], 'height' => $one['height'], 'file' => _wp_relative_upload_path( $file['file'] ) ) );
      $photos[ $one['size'] ] = array( 'id' => $id, 'url' => $file['url'] );
    }
    foreach ( ${json(fc.sample(posts, { seed, numRuns: PAGES }))} as $at => $one ) {
      $image = $one['inText'] ? '<img src="' . $photos[ $one['inText'] ]['url'] . '" alt="">' : '';
      $id = wp_insert_post( array( 'post_title' => $one['title'], 'post_name' => "lamp-$at", 'post_status' => 'publish', 'post_excerpt' => $one['excerpt'], 'post_content' => "<p>{$one['words']}</p>$image" ) );
      if ( $one['featured'] ) { set_post_thumbnail( $id, $photos[ $one['featured'] ]['id'] ); }
      $made[] = array( 'id' => $id, 'url' => get_permalink( $id ), 'entered' => $one['entered'] ? "{$uploads}/{$one['entered']}.jpg" : null );
    }
    return $made;`);
  expect(made).toHaveLength(PAGES);
}

/** As the editor saves them; an empty value is no value. */
const enter = (id: number, values: Record<string, string>) =>
  site.php(`foreach ( ${json(values)} as $key => $value ) {
      if ( '' === $value ) { delete_post_meta( ${id}, $key ); } else { update_post_meta( ${id}, $key, wp_slash( $value ) ); }
    } clean_post_cache( ${id} ); return 1;`);

async function read(url: string): Promise<PageEvidence> {
  const result = await auditUrlWithoutStages(safeFetch, url, {
    userAgent: 'Linkbild',
    withReach: false,
    suggests: true,
  });
  if (!result.ok) throw new Error(`${url}: ${result.reason} ${result.detail}`);
  return result.evidence;
}

const failing = (audit: PageAudit, id: string) =>
  audit.platforms.filter(({ checks }) => checks.some((one) => one.id === id && one.outcome === 'fail')).length;

/** The plugin's fields with what the advice names; null: not all of it has a field. */
function valuesOf(fields: Record<string, string>, edits: readonly TagEdit[]): Record<string, string> | null {
  const values = new Map<string, string>();
  for (const { key, value } of edits) {
    // The plugin writes an image's size by itself.
    if (/^og:image:/.test(key)) continue;
    const field = fields[key];
    if (!field || !value) return null;
    values.set(field, value);
  }
  return values.size > 0 ? Object.fromEntries(values) : null;
}

describe.skipIf(!plugins)('advice entered in the fields of a published plugin', () => {
  beforeAll(begin);
  afterAll(async () => {
    await site?.stop();
    await safeFetch?.close();
  });
  const there = seoPlugins.filter((one) => plugins && existsSync(join(plugins, one.folder)));

  test.each(there)('$name: helps on every page and harms none', { timeout: 3_600_000 }, async (plugin) => {
    const { folder: name, file, fields } = plugin;
    cpSync(join(plugins ?? '', name), join(site.folder, 'wp-content/plugins', name), { recursive: true });
    const outcome = await site.php(`require_once ABSPATH . 'wp-admin/includes/admin.php';
      $error = activate_plugin( '${name}/${file}' ); return is_wp_error( $error ) ? $error->get_error_message() : 'active';`);
    expect(outcome).toBe('active');
    const wrong: string[] = [];
    const applied = new Map<string, number>();
    for (const { id, url, entered } of made) {
      const usual = { [fields['og:image'] ?? '']: entered ?? '' };
      await enter(id, usual);
      const evidence = await read(url);
      // The post itself, not the blog's start.
      expect(evidence.meta.tags).toContainEqual(expect.objectContaining({ key: 'og:url', value: url }));
      const before = auditPage(evidence);
      for (const issue of describeIssues({ ...before, fixes: findFixes(evidence, before) })) {
        if (issue.paste !== null) wrong.push(`${url} ${issue.id}: a tag to paste`);
        const values = issue.edits && issue.where && valuesOf(fields, issue.edits);
        if (!values) continue;
        if (!issue.where?.en.includes(plugin.name)) wrong.push(`${url} ${issue.id}: ${issue.where?.en}`);
        applied.set(issue.id, (applied.get(issue.id) ?? 0) + 1);
        await enter(id, values);
        const after = auditPage(await read(url));
        await enter(id, { ...Object.fromEntries(Object.keys(values).map((key) => [key, ''])), ...usual });
        const stays = failing(after, issue.id) >= failing(before, issue.id) ? ['stays'] : [];
        for (const what of [...worseCards(before, after), ...stays])
          wrong.push(`${url} ${issue.id}: ${what} with ${JSON.stringify(values)}`);
      }
    }
    await site.php(`deactivate_plugins( '${name}/${file}' ); return 1;`);
    process.stderr.write(
      `${plugin.name}, ${made.length} pages: ${[...applied].map(([id, n]) => `${n} ${id}`).join(', ')}\n`,
    );
    expect(wrong).toEqual([]);
    expect(applied.size > 0).toBe(plugin.leavesTags);
  });
});
