import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { typo3Files } from '#io/integrations/php-files.ts';
import { freePort } from '../../instance.ts';

// A real TYPO3 in a copy of a Composer project (README.md says how to prepare one), with SQLite (or TYPO3_DATABASE) and PHP's own
// server.

export const administrator = { name: 'admin', password: 'Lamp-Shop-2026!' };

export interface Typo3 {
  url: string;
  folder: string;
  /** 12.4.45 */
  version: string;
  major: number;
  composer(...args: string[]): Promise<string>;
  /** A command of vendor/bin/typo3: exit code and what it printed. */
  cli(...args: string[]): Promise<{ status: number | null; text: string }>;
  /** Runs PHP with TYPO3 loaded (run.php), and gives what the code returns. */
  php<Value>(code: string): Promise<Value>;
  stop(): Promise<void>;
}

/** Not synchronously: Linkbild, or what stands in for it, answers in this process. */
async function run(folder: string, command: string, args: string[], input = '') {
  const env = {
    ...process.env,
    COMPOSER_ALLOW_SUPERUSER: '1',
    COMPOSER_NO_INTERACTION: '1',
    TYPO3_CONTEXT: 'Production',
  };
  const child = spawn(command, args, { cwd: folder, env, stdio: 'pipe' });
  child.stdin.end(input);
  const [out, error, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  return { status, text: `${out}${error}`.trim() };
}
async function must(folder: string, command: string, args: string[], input = '') {
  const done = await run(folder, command, args, input);
  if (done.status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${done.status}\n${done.text}`);
  return done.text;
}

/** SQLite, or the empty database of TYPO3_DATABASE: mysql://user:password@127.0.0.1:3306/name (MySQL or MariaDB). */
function database(): string[] {
  const { TYPO3_DATABASE } = process.env;
  if (!TYPO3_DATABASE) return ['--driver=sqlite'];
  const { hostname, port, username, password, pathname } = new URL(TYPO3_DATABASE);
  const place = [`--host=${hostname}`, `--port=${port || 3306}`, `--dbname=${pathname.slice(1)}`];
  return ['--driver=mysqli', ...place, `--username=${username}`, `--password=${password}`];
}

/** Copies the project, sets up a TYPO3 in the copy and serves it. */
export async function startTypo3(project: string, folder: string): Promise<Typo3> {
  for (const name of ['composer.json', 'composer.lock', 'vendor', 'public/index.php', 'public/typo3', 'public/_assets'])
    if (existsSync(join(project, name)))
      cpSync(join(project, name), join(folder, name), { recursive: true, dereference: name !== 'public/_assets' });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await must(folder, 'composer', ['dump-autoload']);
  const account = [`--admin-username=${administrator.name}`, `--admin-user-password=${administrator.password}`];
  const options = ['--admin-email=admin@example.com', '--project-name=Lamps', '--server-type=other'];
  const setup = [
    'setup',
    '--no-interaction',
    '--force',
    ...database(),
    ...options,
    ...account,
    `--create-site=${url}/`,
  ];
  await must(folder, 'php', ['vendor/bin/typo3', ...setup]);
  const version = /(\d+)\.\d+\.\d+/.exec(await must(folder, 'php', ['vendor/bin/typo3', '--version'])) ?? ['', ''];
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', 'public', join(import.meta.dirname, 'router.php')], {
    cwd: folder,
    // Linkbild reads pages while a request of the backend waits for Linkbild.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', TYPO3_CONTEXT: 'Production' },
    // Its workers end with the group.
    detached: true,
    stdio: 'ignore',
  });
  return {
    url,
    folder,
    version: version[0],
    major: Number(version[1]),
    composer: (...args) => must(folder, 'composer', args),
    cli: (...args) => run(folder, 'php', ['vendor/bin/typo3', ...args]),
    php: async (code) => {
      const output = await must(folder, 'php', [join(import.meta.dirname, 'run.php'), folder], code);
      return JSON.parse(output.slice(output.lastIndexOf('\n@@@') + 4));
    },
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        if (server.pid) process.kill(-server.pid, 'SIGTERM');
      }),
  };
}

/** The extension as an agency keeps it: unpacked below packages/, required by Composer from there. */
export async function requireExtension(site: Typo3): Promise<void> {
  for (const [path, content] of await typo3Files()) {
    const file = join(site.folder, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await site.composer('config', 'repositories.local', 'path', 'packages/*');
  await site.composer('require', 'linkbild/typo3:@dev');
}

/** English and German, a route for news, and the extension's settings: a set since TYPO3 13, fields before. */
export async function writeSiteConfiguration(site: Typo3, newsPid: number): Promise<void> {
  const language = (id: number, title: string, base: string, locale: string) =>
    `  - { languageId: ${id}, title: ${title}, enabled: true, base: ${base}, locale: ${locale}, navigationTitle: ${title}, flag: us }`;
  const settings = join(site.folder, 'config/sites/main/settings.yaml');
  writeFileSync(
    join(site.folder, 'config/sites/main/config.yaml'),
    `rootPageId: 1
base: '${site.url}/'
languages:
${language(0, 'English', '/', 'en_US.UTF-8')}
${language(1, 'Deutsch', '/de/', 'de_DE.UTF-8')}
${site.major < 13 ? `linkbild_newsDetailPid: ${newsPid}` : 'dependencies: [linkbild/linkbild]'}
routeEnhancers:
  News:
    type: Extbase
    limitToPages: [${newsPid}]
    extension: News
    plugin: Pi1
    routes:
      - { routePath: '/{news}', _controller: 'News::detail', _arguments: { news: news } }
    aspects:
      news: { type: PersistedAliasMapper, tableName: tx_news_domain_model_news, routeFieldName: path_segment }
`,
  );
  if (site.major >= 13) writeFileSync(settings, `linkbild:\n  newsDetailPid: ${newsPid}\n`);
  await site.cli('cache:flush');
}

/** Since TYPO3 13, a site whose set is missing answers with an error. */
export async function leaveSet(site: Typo3): Promise<void> {
  const file = join(site.folder, 'config/sites/main/config.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^dependencies: .*$/m, ''));
  await site.cli('cache:flush');
}
