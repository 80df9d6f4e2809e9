import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSources } from '../../scripts/setup.mjs';
import { buildCommands, startCommand } from './production-tree.ts';

// `npm run test:deploy -- --containers` builds and runs the image. What a linter for them (hadolint) would say is tested here, and that
// their commands are those that README names and `npm run test:deploy` runs.

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
const dockerfile = read('Dockerfile');
/** Instructions with joined lines, without comments. */
const instructions = dockerfile
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string) => instructions.filter((one) => one.name === name).map(({ rest }) => rest);
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

describe('Dockerfile', () => {
  test('builds and starts with the commands of README and of test:deploy', () => {
    expect(all('RUN').filter((run) => run.startsWith('npm'))).toEqual(buildCommands);
    expect(all('CMD')).toEqual([JSON.stringify(startCommand).replaceAll(',', ', ')]);
    const readme = read('README.md');
    expect(readme).toContain(`\`${buildCommands.join(' && ')}\` once, then \`${startCommand.join(' ')}\``);
  });

  test('another commit does not install the packages again: its name comes after them', () => {
    const installed = instructions.findIndex(({ rest }) => rest.startsWith('npm ci'));
    const named = instructions.findIndex(({ rest }) => rest.includes('BUILD_COMMIT'));
    expect(installed).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(installed);
  });

  test('its health check does not blame the container for the database: that would end all of them at once', () => {
    expect(all('HEALTHCHECK').join()).toContain("'/api/health/images'");
    expect(read('deploy/kubernetes.md')).toMatch(/readinessProbe: \{ httpGet: \{ path: \/api\/health\/images,/);
    // nginx does not take a process that says 503 out of traffic.
    expect(read('deploy/nginx/linkbild.conf')).not.toMatch(/^\s*proxy_next_upstream .*http_503/m);
  });

  test.each([
    ['DL3000 WORKDIR is absolute', all('WORKDIR'), /^\//],
    ['DL3006, DL3007 images have a version', all('FROM'), /:\d[\w.-]*( AS \w+)?$/],
    ['DL3025 CMD is a list', all('CMD'), /^\["/],
    ['DL4006 no pipes, whose first part could fail unnoticed', all('RUN'), /^[^|]*$/],
    ['DL3004 no sudo', all('RUN'), /^(?!.*\bsudo\b)/],
    ['DL3008 to DL3015 nothing of Debian is installed', all('RUN'), /^(?!.*\bapt)/],
    ['DL3020 COPY, not ADD', instructions.map(({ name }) => name), /^(?!ADD$)/],
    ['DL4000 no MAINTAINER', instructions.map(({ name }) => name), /^(?!MAINTAINER$)/],
    ['DL3002 the account is not root', all('USER').slice(-1), /^(?!0|root)\d+:\d+$/],
    ['no secrets', [...all('ENV'), ...all('ARG')], /^(?!.*(SECRET|PASSWORD|TOKEN|KEY))/],
  ])('%s', (_, lines, rule) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !rule.test(line))).toEqual([]);
  });

  test('the last stage takes what was built, drops its privileges, has a health check and keeps its data in a volume', () => {
    const names = last.map(({ name }) => name);
    for (const name of ['COPY', 'USER', 'HEALTHCHECK', 'VOLUME', 'CMD']) expect(names).toContain(name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(last.find(({ name }) => name === 'COPY')?.rest).toBe('--from=build /app /app');
  });

  test('no secrets, packages or tests of this machine get into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored.filter((line) => line && !line.startsWith('#'))[0]).toBe('**');
    for (const line of ['**/node_modules', '**/.env*', 'packages/*/*.tgz']) expect(ignored).toContain(line);
    expect(ignored).not.toContain('!deploy');
  });

  test('everything the build depends on gets into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    const missing = buildSources.filter((path) => !ignored.includes(`!${path.split('/')[0]}`));
    expect(missing).toEqual([]);
  });

  test('every file outside of src that src imports is one the build depends on', () => {
    const root = join(import.meta.dirname, '..', '..');
    const imported = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
      .flatMap((path) =>
        [...read(join('src', path)).matchAll(/(?:from|import\() ?'(\.\.\/[^'?]+)/g)].map(([, target = '']) =>
          join('src', path, '..', target),
        ),
      )
      .filter((path) => /^(?:packages|integrations)\//.test(path));
    expect(imported.filter((path) => path.startsWith('packages/'))).not.toEqual([]);
    expect(imported.filter((path) => path.startsWith('integrations/'))).not.toEqual([]);
    const isSource = (path: string) => buildSources.some((source) => path === source || path.startsWith(`${source}/`));
    expect(imported.filter((path) => !isSource(path))).toEqual([]);
  });
});

test('every file at the root that a script of the build names gets into the image', () => {
  const scripts = ['build', 'setup', 'package', 'package-types', 'install', 'sbom', 'run', 'serve', 'supervise'];
  const named = scripts.map((name) => read(`scripts/${name}.mjs`)).join('\n');
  const files = readdirSync(join(import.meta.dirname, '..', '..')).filter((name) => /\.(ts|json|mjs)$/.test(name));
  const needed = files.filter((name) => named.includes(`'${name}'`));
  expect(needed).toContain('vite.package.config.ts');
  const ignored = read('.dockerignore').split('\n');
  expect(needed.filter((name) => !ignored.includes(`!${name}`))).toEqual([]);
});

describe('compose.yaml and the units', () => {
  const compose = read('compose.yaml');

  test('every long-running service has a health check, and no secret is written down', () => {
    expect(compose.match(/^ {4}healthcheck:/gm)).toHaveLength(3); // Linkbild's own is in the image.
    expect(compose).not.toMatch(/(PASSWORD|SECRET_KEY|ACCESS_KEY)["']?: *["']?\w/);
  });

  test('every value that compose needs is in the example', () => {
    const needed = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    const given = [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(needed.filter((name) => !given.includes(name))).toEqual([]);
  });

  test.each(['linkbild-web@.service', 'linkbild-worker.service'])('%s starts like the container', (unit) => {
    const text = read(`deploy/systemd/${unit}`);
    expect(text).toContain(`ExecStart=/usr/bin/env ${startCommand.join(' ')}`);
    expect(text).toContain('User=linkbild');
  });

  test('the socket unit and the web processes name each other, and the port of the units', () => {
    const [socket, dropIn] = [read('deploy/systemd/linkbild.socket'), read('deploy/systemd/one-port.conf')];
    expect(socket).toMatch(/^Service=linkbild-web@\w+\.service$/m);
    expect(dropIn).toMatch(/^Sockets=linkbild\.socket$/m);
    const port = /^ListenStream=127\.0\.0\.1:(\d+)$/m.exec(socket)?.[1];
    expect(dropIn).toContain(`Environment=PORT=${port}`);
  });
});
