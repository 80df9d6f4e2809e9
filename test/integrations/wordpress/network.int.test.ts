import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectOurs, headOf } from './head.ts';
import { startWordpress, type Wordpress } from './playground.ts';
import { type Administrator, installZip, logIn, noticesIn } from './site.ts';
import { imagesUrl, project, type StandInLinkbild, startStandInLinkbild } from './stand-in-linkbild.ts';

// A network of sites (multisite): one installation, switched on for all sites, each with a project of its own.
// WordPress 6.5, from npm, takes the colon out of the host of a new site (`localhost46643`), so a network on a port needs
// a later one (it ran in 7.1).

const { WORDPRESS_DIR } = process.env;
if (!WORDPRESS_DIR) process.stderr.write('A network of sites was not run: set WORDPRESS_DIR to a later WordPress.\n');
const testInNetwork = test.skipIf(!WORDPRESS_DIR);

const folder = temporaryFolder('wordpress');
const secondUuid = '0b0f8e0a-6c1f-4a5e-9a63-1f6f6f0f2c22';
let network: Wordpress;
let [first, second]: StandInLinkbild[] = [];
const admins = new Map<string, Administrator>();
const links = new Map<string, string>();
const pathOf = { first: '', second: '/second' };
const admin = (name: keyof typeof pathOf) => admins.get(name) as Administrator;
const head = (name: keyof typeof pathOf, projectUuid: string) =>
  headOf(links.get(name) ?? '', { imagesUrl, projectUuid });
/** Options and events of ours, by site. */
const kept = () =>
  network.php<Record<string, string[]>>(`$kept = array();
    foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) {
      switch_to_blog( $id );
      global $wpdb;
      $events = array_filter( array( 'linkbild_send_changes', 'linkbild_send_changes_hourly' ), 'wp_next_scheduled' );
      $kept[ 'site ' . $id ] = array_merge( array_values( $events ), $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'linkbild%'" ), $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%linkbild%'" ) );
      restore_current_blog();
    }
    return $kept;`);
/** What the site's cron does; Playground's server has no wp-cron.php of a folder. */
const runCronOf = (site: 1 | 2) =>
  network.php(`switch_to_blog( ${site} ); do_action( 'linkbild_send_changes' ); restore_current_blog(); return 1;`);

beforeAll(async () => {
  [first, second] = [await startStandInLinkbild(), await startStandInLinkbild(secondUuid)];
  network = await startWordpress(folder, { isNetwork: true });
  const { host } = new URL(network.url);
  await network.php(`return wpmu_create_blog( '${host}', '/second/', 'Second site', 1 );`);
  for (const [name, path] of Object.entries(pathOf)) {
    const person = await logIn(network, 'admin', 'password', path);
    admins.set(name, person);
    const { link } = await person.rest<{ link: string }>('POST', '/wp/v2/posts', { title: name, status: 'publish' });
    links.set(name, link);
  }
  await installZip(network, undefined, true);
});
afterAll(async () => {
  await network?.stop();
  await first?.stop();
  await second?.stop();
});

testInNetwork('a connection of one site is none of another', async () => {
  expect(noticesIn(await admin('first').submit('connect', { linkbild_code: first?.code ?? '' }))).toEqual([
    'Connected.',
  ]);
  expectOurs(await head('first', project.uuid), 'first');
  expect((await head('second', secondUuid)).judged.state).toBe('none');
});

testInNetwork('each site has the images of its own project', async () => {
  expect(noticesIn(await admin('second').submit('connect', { linkbild_code: second?.code ?? '' }))).toEqual([
    'Connected.',
  ]);
  const found = await head('second', secondUuid);
  expectOurs(found, 'second');
  expect(found.content('og:image')).toContain('/second/');
  expectOurs(await head('first', project.uuid), 'first');
});

testInNetwork('a change is told to the project of its site alone', async () => {
  const [post] = await admin('second').rest<{ id: number }[]>('GET', '/wp/v2/posts?search=second');
  await admin('second').rest('POST', `/wp/v2/posts/${post?.id}`, { title: 'Second, changed' });
  await expect
    .poll(async () => {
      await runCronOf(2);
      return second?.changes;
    })
    .toContainEqual({ url: links.get('second'), change: 'changed' });
  await runCronOf(1);
  expect(first?.changes).toEqual([]);
});

testInNetwork('switched off for the network, no site plans to send', async () => {
  const before = await kept();
  expect(before['site 2']).toContain('linkbild_send_changes_hourly');
  await network.php(
    `require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( 'linkbild/linkbild.php', false, true ); return 1;`,
  );
  const after = await kept();
  for (const names of Object.values(after)) expect(names).not.toContain('linkbild_send_changes_hourly');
  expect(after['site 2']).toContain('linkbild_project');
});

testInNetwork('deleting leaves nothing on any site', async () => {
  await network.php(
    `require_once ABSPATH . 'wp-admin/includes/admin.php'; return true === delete_plugins( array( 'linkbild/linkbild.php' ) );`,
  );
  expect(await kept()).toEqual({ 'site 1': [], 'site 2': [] });
});
