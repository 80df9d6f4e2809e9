import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGithub } from '../../stand-ins/github/github.ts';
import { startGitlab } from '../../stand-ins/gitlab/gitlab.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { readInputs, readMapping, readScript, runScript } from './run-script.ts';

const ACTION = 'integrations/github-action/action.yml';
const TEMPLATE = 'integrations/gitlab/linkbild.gitlab-ci.yml';
const BRANCH = 'linkbild-previews';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:title" content="${title}"></head><body></body></html>`;

/** The smallest package there can be. What it would run is a stand-in (run-script.ts). */
const PACKAGE = 'linkbild-0.1.0.tgz';
let checksum: string;
let tarball: Buffer;

let live: Server;
let liveUrl: string;
let github: Awaited<ReturnType<typeof startGithub>>;
let gitlab: Awaited<ReturnType<typeof startGitlab>>;
let folder: string;

beforeAll(async () => {
  const source = temporaryFolder('ci-package');
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'linkbild', version: '0.1.0' }));
  execFileSync('npm', ['pack', '--silent'], { cwd: source });
  tarball = readFileSync(join(source, PACKAGE));
  checksum = createHash('sha256').update(tarball).digest('hex');
  live = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html').end(page('Old title'));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
  liveUrl = `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
});
afterAll(async () => {
  live.closeAllConnections();
  await new Promise((resolve) => live.close(resolve));
});

beforeEach(async () => {
  folder = temporaryFolder('ci');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, PACKAGE), tarball);
  writeFileSync(join(folder, 'dist', 'index.html'), page('New title'));
  writeFileSync(join(folder, 'dist', 'about.html'), page('About'));
  writeFileSync(
    join(folder, 'event.json'),
    JSON.stringify({ pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } }),
  );
  [github, gitlab] = await Promise.all([startGithub('halm/shop'), startGitlab('42')]);
  github.tokens.set('ghs_write', 'write').set('ghs_fork', 'fork').set('ghs_comments', 'no-contents');
  gitlab.tokens.set('glpat-bot', { user: 5, scope: 'api' }).set('glpat-read', { user: 5, scope: 'read_api' });
  return async () => {
    await Promise.all([github.close(), gitlab.close()]);
  };
});

/** The step of the action with these inputs, as the runner would start it. */
async function runAction(inputs: Record<string, string>, as: 'note' | 'process' = 'note') {
  const given = new Map([
    ...readInputs(ACTION),
    ...Object.entries({ 'github-token': 'ghs_write', package: `./${PACKAGE}`, checksum, ...inputs }),
  ]);
  const filled = [...readMapping(ACTION, /^ {6}env:/)].map(([key, value]): [string, string] => [
    key,
    value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, name) => given.get(name) ?? 'NO SUCH INPUT'),
  ]);
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary.md') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const ran = await runScript({
    shell: ['bash', '--noprofile', '--norc', '-eo', 'pipefail'],
    script: readScript(ACTION, /^ {6}run: \|/),
    folder,
    as,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'halm/shop',
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      ...files,
      ...Object.fromEntries(filled),
    },
  });
  const read = (file: string) => readFileSync(file, 'utf8');
  return { ...ran, outputs: read(files.GITHUB_OUTPUT), summary: read(files.GITHUB_STEP_SUMMARY) };
}

test('the action comments once with images of the changed cards, then updates that comment', async () => {
  const first = await runAction({ target: 'dist', base: liveUrl }, 'process');
  expect(first.code, first.err).toBe(0);
  expect(github.comments).toHaveLength(1);
  const body = github.comments[0]?.body ?? '';
  expect(body).toMatch(/^<!-- linkbild -->\n## Changed link previews/);
  expect(body).toContain('| Title | Old title | New title |');
  expect(body).toContain('1 preview changes, 1 new page.');
  const links = [
    ...body.matchAll(/\]\(https:\/\/github\.com\/halm\/shop\/blob\/[\da-f]{40}\/(pr-7\/[\w.-]+)\?raw=true\)/g),
  ];
  expect(links.map(([, file]) => file).sort()).toEqual([...github.filesOf(BRANCH).keys()].sort());
  expect([...github.filesOf(BRANCH).values()][0]).toMatch(/^<svg [\s\S]*Before[\s\S]*<\/svg>\n$/);
  expect(first.outputs).toMatch(/^score=\d+\nchanged=2\n$/);
  expect(first.summary).toContain('Old title');

  writeFileSync(join(folder, 'dist', 'index.html'), page('Newer title'));
  await runAction({ target: 'dist', base: liveUrl });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('Newer title');
});

test('a comment of a stranger with our mark is left alone', async () => {
  const stranger = { login: 'somebody', type: 'User' as const };
  github.comments.push({ id: 900, body: '<!-- linkbild --> mine', user: stranger, author_association: 'NONE' });
  await runAction({ target: 'dist' });
  expect(github.comments.map(({ body }) => body.slice(0, 23))).toEqual([
    '<!-- linkbild --> mine',
    '<!-- linkbild -->\n## Li',
  ]);
});

test('images of other pull requests stay, also if one is added at the same moment', async () => {
  github.pushTo(BRANCH, { 'pr-1/a.svg': '<svg/>' });
  let isFirst = true;
  github.hooks.beforeMove = () => {
    if (isFirst) github.pushTo(BRANCH, { 'pr-2/b.svg': '<svg/>' });
    isFirst = false;
  };
  const { code, err } = await runAction({ target: 'dist', base: liveUrl });
  expect(code, err).toBe(0);
  const files = [...github.filesOf(BRANCH).keys()];
  expect(files).toEqual(expect.arrayContaining(['pr-1/a.svg', 'pr-2/b.svg']));
  expect(files.filter((file) => file.startsWith('pr-7/'))).toHaveLength(2);
});

test('a pull request from a fork gets the job summary, and is told why', async () => {
  const { code, err, summary } = await runAction({ target: 'dist', base: liveUrl, 'github-token': 'ghs_fork' });
  expect(code, err).toBe(0);
  expect(github.comments).toEqual([]);
  expect(summary).toContain('Old title');
  expect(summary).toContain('Resource not accessible by integration');
  expect(summary).toContain('forks have no permission');
});

test('without the right to store images the comment shows the changes as text', async () => {
  const { err } = await runAction({ target: 'dist', base: liveUrl, 'github-token': 'ghs_comments' });
  expect(err).toContain('images of the cards couldn’t be stored');
  expect(github.comments[0]?.body).toContain('| Title | Old title | New title |');
  expect(github.comments[0]?.body).not.toContain('![');
});

test('the job fails under the limit with annotations at the files, and the token is in no output', async () => {
  const { code, out, err, summary, outputs } = await runAction({
    target: 'dist',
    'fail-under': '90',
    'fail-on': 'hasOgImage',
  });
  expect(code).toBe(1);
  expect(out).toMatch(/^::error file=dist\/about\.html,line=1,title=[^:]+::/m);
  expect(err).toContain('is below 90');
  expect(out + err + summary + outputs).not.toContain('ghs_write');
});

test('an input cannot become a command or an option', async () => {
  const nasty = '--help$(touch hacked)`touch hacked`';
  const { code, err } = await runAction({ target: nasty });
  expect(code).toBe(2);
  expect(err).toContain('--help$(touch hacked)');
  expect(() => readFileSync(join(folder, 'hacked'))).toThrow();
});

test('a package that is not the one of the checksum is not run', async () => {
  const other = 'a'.repeat(64);
  const action = await runAction({ target: 'dist', checksum: other });
  const template = await runTemplate({ LINKBILD_CHECKSUM: other }, {});
  for (const { code, out, err } of [action, template]) {
    expect(code).toBe(1);
    expect(out + err).toContain(PACKAGE);
    expect(out + err).toContain('did NOT match');
  }
  expect(github.comments).toEqual([]);
});

test('outside of a pull request nothing is written but the summary', async () => {
  writeFileSync(join(folder, 'event.json'), '{}');
  const { code, summary } = await runAction({ target: 'dist' });
  expect(code).toBe(0);
  expect(github.calls).toEqual([]);
  expect(summary).toContain('belongs to no pull or merge request');
});

async function runTemplate(
  variables: Record<string, string>,
  env: Record<string, string>,
  as: 'note' | 'process' = 'note',
) {
  const defaults = Object.fromEntries(readMapping(TEMPLATE, /^ {2}variables:/));
  return runScript({
    shell: ['sh', '-e'],
    script: readScript(TEMPLATE, /^ {4}- \|/),
    folder,
    as,
    env: {
      GITLAB_CI: 'true',
      CI_API_V4_URL: gitlab.apiUrl,
      CI_PROJECT_ID: '77',
      CI_MERGE_REQUEST_PROJECT_ID: '42',
      CI_MERGE_REQUEST_IID: '3',
      ...defaults,
      LINKBILD_PACKAGE: `./${PACKAGE}`,
      LINKBILD_CHECKSUM: checksum,
      ...variables,
      ...env,
    },
  });
}

test('the GitLab template writes one note with uploaded images, updates it, and leaves a test report', async () => {
  const variables = { LINKBILD_BASE: liveUrl };
  const token = { LINKBILD_GITLAB_TOKEN: 'glpat-bot' };
  gitlab.notes.push({ id: 900, body: '<!-- linkbild --> mine', author: { id: 9, username: 'somebody' } });
  const first = await runTemplate(variables, token, 'process');
  expect(first.code, first.err).toBe(0);
  await runTemplate(variables, token);
  expect(gitlab.notes).toHaveLength(2);
  expect(gitlab.notes[0]?.body).toBe('<!-- linkbild --> mine');
  expect(gitlab.notes[1]?.body).toMatch(/!\[changed\]\(\/uploads\/[\da-f]{32}\/home-[\da-f]{6}\.svg\)/);
  expect([...gitlab.uploads.values()][0]).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(readFileSync(join(folder, 'linkbild-junit.xml'), 'utf8')).toContain('<testsuite name="dist/about.html"');
});

test.each([
  ['without a token', {}, 'LINKBILD_GITLAB_TOKEN isn’t set'],
  ['with a token that may only read', { LINKBILD_GITLAB_TOKEN: 'glpat-read' }, 'higher privileges'],
  ['with a wrong token', { LINKBILD_GITLAB_TOKEN: 'glpat-wrong' }, '401 Unauthorized'],
])('GitLab %s: the log has the results and says why there is no note', async (_, env, why) => {
  const { code, out, err } = await runTemplate({ LINKBILD_FAIL_UNDER: '95' }, env);
  expect(code).toBe(1);
  expect(out).toContain('## Link previews');
  expect(err).toContain(why);
  expect(gitlab.notes).toEqual([]);
});
