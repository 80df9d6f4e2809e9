import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectOurs, headOf } from './head.ts';
import { packagedVersions, startWordpress } from './playground.ts';
import { installZip, logIn, noticesIn, runCron, traces } from './site.ts';
import { imagesUrl, project, startStandInLinkbild } from './stand-in-linkbild.ts';

// The short story in every WordPress that the package has, oldest first, each with another PHP; the newest has the PHP
// versions that are left. The whole story, and versions that no package has: plugin.int.test.ts.

const phpVersions = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4'];
const packaged = packagedVersions().toSorted();
const versions = Array.from({ length: Math.max(packaged.length, phpVersions.length) }, (_, index) => ({
  version: packaged[index] ?? packaged.at(-1) ?? '',
  php: phpVersions[index] ?? phpVersions.at(-1) ?? '',
}));

test('every WordPress and every PHP has a row', () => {
  expect(new Set(versions.map(({ version }) => version))).toEqual(new Set(packaged));
  expect(versions.map(({ php }) => php)).toEqual(expect.arrayContaining(phpVersions));
});
const owner = { imagesUrl, projectUuid: project.uuid };

describe.each(versions)('WordPress $version with PHP $php', (options) => {
  const folder = temporaryFolder('wordpress');

  test('connects, has its tags, tells a change, speaks German and leaves nothing', async () => {
    const linkbild = await startStandInLinkbild();
    const site = await startWordpress(folder, options);
    try {
      const admin = await logIn(site);
      await site.php('flush_rewrite_rules(); return 1;');
      const post = { title: 'Brass lamp', status: 'publish' };
      const { id, link } = await admin.rest<{ id: number; link: string }>('POST', '/wp/v2/posts', post);
      const untouched = await traces(site);
      await installZip(site);
      expect(await site.php('return PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;')).toBe(options.php);
      expect(noticesIn(await admin.submit('connect', { linkbild_code: linkbild.code }))).toEqual(['Connected.']);
      expectOurs(await headOf(link, owner), 'Brass lamp');
      await admin.rest('POST', `/wp/v2/posts/${id}`, { title: 'Glass lamp' });
      expectOurs(await headOf(link, owner), 'Glass lamp');
      await runCron(site);
      expect(linkbild.changes).toContainEqual({ url: link, change: 'changed' });
      await site.php(`return update_user_meta( 1, 'locale', 'de_DE' );`);
      expect(await admin.open('/wp-admin/options-general.php?page=linkbild')).toContain('Jetzt prüfen');
      // A cron that runs beside the removal writes its list of events back: WordPress's own race, not what is asked here.
      await runCron(site);
      await site.php(`update_user_meta( 1, 'locale', '' ); require_once ABSPATH . 'wp-admin/includes/admin.php';
        deactivate_plugins( 'linkbild/linkbild.php' ); return delete_plugins( array( 'linkbild/linkbild.php' ) );`);
      expect(await traces(site)).toEqual(untouched);
    } finally {
      await site.stop();
      await linkbild.stop();
    }
  });
});
