import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../instance.ts';
import { readZip } from '../../read-zip.ts';
import { installPackages } from '../install-packages.ts';

// A real WordPress: WordPress Playground's PHP (WebAssembly) and the WordPress that is in an npm package, with SQLite.
// Needs no PHP, no MySQL and nothing but npm (docs/decisions/050-wordpress-plugin.md).

/**
 * Versions of WordPress in the package: 6.2 to 6.5, and `beta`, which is 6.6-RC3. WORDPRESS_DIR names the folder of an
 * unpacked WordPress to run instead. PHP is 7.4 to 8.4 in versions.int.test.ts, 8.3 without PHP_VERSION.
 */
const { WORDPRESS_VERSION = '6.5', WORDPRESS_DIR, PHP_VERSION = '8.3' } = process.env;

export interface WordpressOptions {
  /** A version of the package; without it, what the environment names. */
  version?: string;
  php?: string;
  /** A network of sites in folders, instead of one site. */
  isNetwork?: boolean;
}

export interface Wordpress {
  url: string;
  /** Folder with WordPress's files on this machine. */
  folder: string;
  /** Runs PHP with WordPress loaded, and gives what the code returns. */
  php<Value>(code: string): Promise<Value>;
  /** What PHP has logged. */
  log(): string;
  stop(): Promise<void>;
}

const packages = { '@wp-playground/cli': '3.1.56', '@wp-playground/wordpress-builds': '0.9.19' };

export async function startWordpress(folder: string, options: WordpressOptions = {}): Promise<Wordpress> {
  const installed = installPackages('wordpress', packages);
  const { version, php = PHP_VERSION, isNetwork = false } = options;
  const builds = join(installed, 'node_modules/@wp-playground/wordpress-builds');
  if (WORDPRESS_DIR && !version) cpSync(WORDPRESS_DIR, folder, { recursive: true });
  else unpack(builds, version ?? WORDPRESS_VERSION, folder);
  prepare(folder);
  const port = await freePort();
  const started = await startPlayground({ packages: installed, wordpress: folder, php, port });
  if (!isNetwork) return started;
  await makeNetwork(started);
  return started;
}

/** Every version of WordPress in the package. */
export function packagedVersions(): string[] {
  const installed = installPackages('wordpress', packages);
  const file = join(installed, 'node_modules/@wp-playground/wordpress-builds/src/wordpress/wp-versions.json');
  // The nightly is older than the beta, and nobody runs it.
  return Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((name) => name !== 'nightly');
}

interface PlaygroundOptions {
  /** Where the packages are. */
  packages: string;
  wordpress: string;
  php: string;
  port: number;
}

async function startPlayground(given: PlaygroundOptions): Promise<Wordpress> {
  const { wordpress: folder, port } = given;
  const options = JSON.stringify(given);
  // Playground removes its own temporary folder only if it may end by itself.
  const temporary = mkdtempSync(join(tmpdir(), 'linkbild-playground-'));
  const child = fork(join(import.meta.dirname, 'playground-process.mjs'), [options], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Also where a run ends before its WordPress.
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  child.once('exit', remove);
  process.once('exit', remove);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const run = questions(child);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`WordPress did not start:\n${output}`)));
  });
  const url = `http://localhost:${port}`;
  // Playground answers the very first request with a redirect to itself.
  await fetch(url, { redirect: 'manual' });
  return {
    url,
    folder,
    php: async (code) => {
      const text = await run(
        // A network chooses its site by the address.
        `<?php $_SERVER['HTTP_HOST'] = 'localhost:${port}'; $_SERVER['REQUEST_URI'] = '/'; require '/wordpress/wp-load.php';
        $value = (static function () { ${code} })();
        while ( ob_get_level() > 0 ) { ob_end_clean(); }
        echo '\\n@@@', wp_json_encode( $value );`.replace("'\\n@@@'", '"\\n@@@"'),
      );
      return JSON.parse(text.slice(text.lastIndexOf('\n@@@') + 4));
    },
    log: () => output,
    stop: () => end(child),
  };
}

/**
 * WordPress asks for updates and news, and would wait for them where there is no network. The plugin calls public
 * addresses on usual ports only; the Linkbild of the tests is on this machine, as one on a company's network would be.
 */
const onlyThisMachine = `<?php
add_filter( 'pre_http_request', static function ( $answer, $arguments, $url ) {
	return 'localhost' === wp_parse_url( $url, PHP_URL_HOST ) ? $answer : new WP_Error( 'http_request_failed', 'no network' );
}, 10, 3 );
if ( ! get_option( 'stand_in_strict' ) ) {
	add_filter( 'http_allowed_safe_ports', static fn ( $ports, $host, $url ) => array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) ), 10, 3 );
}
`;

/** Files of WordPress are in a ZIP, styles and scripts of its admin pages beside it. */
function unpack(builds: string, version: string, folder: string) {
  for (const [path, content] of readZip(readFileSync(join(builds, `src/wordpress/wp-${version}.zip`)))) {
    if (path.endsWith('/') || path === 'wp-config.php') continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  cpSync(join(builds, 'public', `wp-${version}`), folder, { recursive: true });
}

function prepare(folder: string) {
  rmSync(join(folder, 'wp-content/plugins/hello.php'), { force: true });
  const mustUse = join(folder, 'wp-content/mu-plugins');
  mkdirSync(mustUse, { recursive: true });
  writeFileSync(join(mustUse, 'only-this-machine.php'), onlyThisMachine);
}

/** What an administrator does under Tools > Network Setup, whose form refuses a site with a port. */
async function makeNetwork(site: Wordpress): Promise<void> {
  const { host } = new URL(site.url);
  await site.php(`global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/network.php';
    install_network();
    $made = populate_network( 1, '${host}', 'admin@site.example', 'Network', '/', false );
    if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) { throw new Exception( $made->get_error_message() ); }
    return 1;`);
  const file = join(site.folder, 'wp-config.php');
  const constants = { WP_ALLOW_MULTISITE: true, MULTISITE: true, SUBDOMAIN_INSTALL: false };
  const ids = { DOMAIN_CURRENT_SITE: host, PATH_CURRENT_SITE: '/', SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 };
  const lines = Object.entries({ ...constants, ...ids }).map(
    ([name, value]) => `define( '${name}', ${JSON.stringify(value)} );\n`,
  );
  const [before, after] = readFileSync(file, 'utf8').split("/* That's all");
  writeFileSync(file, `${before}${lines.join('')}/* That's all${after}`);
}

function questions(child: ChildProcess): (code: string) => Promise<string> {
  let last = 0;
  const waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
  child.on('message', (message: { id?: number; text?: string; error?: string }) => {
    const one = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.error !== undefined) one?.reject(new Error(message.error));
    else one?.resolve(message.text ?? '');
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('WordPress has ended'));
  });
  return (code) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      child.send({ id: last, code });
    });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
