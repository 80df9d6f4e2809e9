import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { type WordpressProject, wordpressFiles } from '#io/integrations/php-files.ts';
import type { Wordpress } from './playground.ts';

// What an administrator does in a browser, over HTTP.

export interface Administrator {
  /** HTML of an admin page. */
  open(path: string): Promise<string>;
  /** Sends the form of the settings page whose action has this name, and gives the page that follows. */
  submit(action: string, fields: Record<string, string | string[]>): Promise<string>;
  /** A call of WordPress's REST interface as the block editor makes it. */
  rest<Value>(method: string, path: string, body?: unknown): Promise<Value>;
}

const settings = '/wp-admin/options-general.php?page=linkbild';

/** `folder`: of a site in a network, which has one login for all of its sites. */
export async function logIn(site: Wordpress, log = 'admin', pwd = 'password', folder = ''): Promise<Administrator> {
  const cookies = new Map([['wordpress_test_cookie', 'WP%20Cookie%20check']]);
  const isLoggedIn = () => [...cookies.keys()].some((name) => name.startsWith('wordpress_logged_in_'));
  const send = async (path: string, init: RequestInit = {}, redirects = 0): Promise<Response> => {
    if (redirects > 10) throw new Error(`too many redirects, the last one to ${path}`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const url = path.startsWith('/') ? site.url + (isLoggedIn() ? folder : '') + path : path;
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    return next && response.status >= 300 && response.status < 400
      ? send(new URL(next, url).href, {}, redirects + 1)
      : response;
  };
  // Playground answers the first request of a visitor with a redirect.
  for (let tries = 0; tries < 3 && !isLoggedIn(); tries++)
    await send('/wp-login.php', { method: 'POST', body: new URLSearchParams({ log, pwd, testcookie: '1' }) });
  if (!isLoggedIn()) throw new Error(`${log} could not log in`);
  const open = async (path: string) => (await send(path)).text();
  return {
    open,
    async submit(action, fields) {
      const page = await open(settings);
      const form = page.split('<form').find((part) => part.includes(`value="linkbild_${action}"`));
      const nonce = /name="_wpnonce" value="([^"]+)"/.exec(form ?? '')?.[1];
      if (!nonce) throw new Error(`the settings page has no form "${action}":\n${page.slice(-3000)}`);
      const body = new URLSearchParams({ action: `linkbild_${action}`, _wpnonce: nonce });
      for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
      return (await send('/wp-admin/admin-post.php', { method: 'POST', body })).text();
    },
    async rest(method, path, body) {
      const nonce = await open('/wp-admin/admin-ajax.php?action=rest-nonce');
      const headers = { 'x-wp-nonce': nonce, 'content-type': 'application/json' };
      const response = await send(`/wp-json${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as never;
    },
  };
}

/** Text of a page's notices, without tags. */
export const noticesIn = (html: string) =>
  [...html.matchAll(/<div class="notice[^>]*>(.*?)<\/div>/gs)].map(([, inner = '']) =>
    inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Installs the ZIP as "Upload plugin" does, and activates it. */
export async function installZip(site: Wordpress, project?: WordpressProject, isForNetwork = false): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of await wordpressFiles(project)) zip.addBuffer(content, path);
  zip.end();
  writeFileSync(join(site.folder, 'linkbild.zip'), await buffer(zip.outputStream));
  const outcome = await site.php(`
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
    $upgrader = new Plugin_Upgrader( new WP_Ajax_Upgrader_Skin() );
    $installed = $upgrader->install( ABSPATH . 'linkbild.zip' );
    unlink( ABSPATH . 'linkbild.zip' );
    if ( true !== $installed ) { return array( 'install', $upgrader->skin->get_error_messages() ); }
    $error = activate_plugin( 'linkbild/linkbild.php', '', ${isForNetwork} );
    return is_wp_error( $error ) ? $error->get_error_message() : 'active';`);
  if (outcome !== 'active') throw new Error(`the plugin was not installed: ${JSON.stringify(outcome)}`);
}

/**
 * WordPress's cron, as a system's timer calls it, until changes were sent or refused: whoever visits the site may have
 * begun it, and a call beside it does nothing.
 */
export async function runCron(site: Wordpress): Promise<void> {
  do await (await fetch(`${site.url}/wp-cron.php?doing_wp_cron`)).text();
  while (!(await site.php<boolean>(isIdle)));
}

const isIdle = `
  $doing = (float) get_transient( 'doing_cron' );
  $due   = wp_next_scheduled( 'linkbild_send_changes' );
  return $doing < microtime( true ) - WP_CRON_LOCK_TIMEOUT && ! get_option( 'linkbild_sending_lock' ) && ( ! $due || $due > time() );`;

/**
 * What a plugin could leave in WordPress's database: options, fields, tables, planned events, as lines. What WordPress
 * itself adds while it runs is not listed.
 */
export async function traces(site: Wordpress): Promise<string[]> {
  const found = await site.php<Record<string, string[]>>(`global $wpdb;
    $events = array_map( 'array_keys', array_filter( array_values( _get_cron_array() ), 'is_array' ) );
    return array(
      'option'     => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options}" ),
      'post field' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta}" ),
      'term field' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->termmeta}" ),
      'user field' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta}" ),
      'table'      => $wpdb->get_col( 'SHOW TABLES' ),
      'event'      => array_unique( array_merge( ...$events ) ),
      'linkbild'   => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%linkbild%' OR option_value LIKE '%linkbild%'" ),
    );`);
  const lines = Object.entries(found).flatMap(([kind, names]) => Object.values(names).map((name) => `${kind} ${name}`));
  return lines.filter((line) => !wordpressOwn.test(line)).toSorted();
}

const wordpressOwn = new RegExp(
  [
    '^(option|linkbild) _(site_)?transient_(timeout_)?(?!linkbild)',
    '^option (finished_updating_comment_type|https_detection_errors|recovery_keys|auto_core_update_.*|recently_edited|theme_mods_.*)$',
    '^option (.*_children|recently_activated|uninstall_plugins|db_upgraded|site_icon|can_compress_scripts|wp_force_.*)$',
    '^post field _(edit_|encloseme|pingme|wp_|price|sale_price|regular_price|stock_status)',
    '^event (wp_|do_pings|delete_expired_transients|recovery_mode_)',
    '^user field (session_tokens|wp_|community-events|dismissed_|closedpostboxes|metaboxhidden|meta-box)',
  ].join('|'),
);
