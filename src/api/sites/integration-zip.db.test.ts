import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { zipSystems } from '#domain/site/connected-site.ts';
import { projects } from '#io/db/schema/index.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createSiteApi } from './connected-site.fixture.ts';

// The ZIPs of the settings screen, downloaded as a browser does it. test/php and test/integrations run what is in them.

const { api, db, addSite } = await createSiteApi();
const site = await addSite('zip', 'https://shop.example/');
await db.update(projects).set({ title: "Anna's \\ vases" }).where(eq(projects.id, site.project.id));
const { uuid } = site.project;
const imagesUrl = 'http://localhost:3000/images';

const ask = (system: string, token = site.owner.token, language = 'en') =>
  api.request(`/project/${site.params.id}/integration-zip/${system}`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}`, 'accept-language': language },
  });
async function download(system: string, language?: string) {
  const response = await ask(system, site.owner.token, language);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  const text = (name: string) => files.get(name)?.toString() ?? `no ${name}`;
  return { name: response.headers.get('content-disposition'), files, text };
}

describe('the ZIP for', () => {
  test('WordPress is a plugin in its folder that knows its project', async () => {
    const { name, files, text } = await download('wordpress');
    expect(name).toBe('attachment; filename="linkbild-zip.zip"');
    expect([...files.keys()].every((path) => path.startsWith('linkbild/'))).toBe(true);
    expect(text('linkbild/linkbild.php')).toContain('Plugin Name:');
    expect(text('linkbild/lib/Client.php')).toContain('namespace Linkbild;');
    const project = text('linkbild/project.php');
    expect(project).toContain(`'${uuid}'`);
    expect(project).toContain("'http://localhost:3000/api'");
    expect(text('linkbild/readme.txt')).toContain('(http://localhost:3000/terms)');
    expect(project).toContain(String.raw`'Anna\'s \\ vases'`);
  });

  test('TYPO3 can be uploaded: named by key and version, its files without a folder', async () => {
    const { name, files, text } = await download('typo3');
    const [, version] = /'version' => '([^']+)'/.exec(text('ext_emconf.php')) ?? [];
    expect(name).toBe(`attachment; filename="linkbild_${version}.zip"`);
    expect(JSON.parse(text('composer.json'))).toMatchObject({
      homepage: 'http://localhost:3000',
      support: { docs: 'http://localhost:3000/for-developers/sites#typo3' },
      extra: { 'typo3/cms': { 'extension-key': 'linkbild' } },
    });
    for (const name of ['LICENSE', 'README.de.md', 'CHANGELOG.md', 'Documentation/Index.rst'])
      expect(files.has(name), name).toBe(true);
    expect(text('Classes/Library/Images.php')).toContain('namespace Linkbild;');
    expect(files.has('Configuration/Services.yaml')).toBe(true);
    for (const value of [imagesUrl, uuid, 'shop.example']) expect(text('project.php')).toContain(`'${value}'`);
  });

  test('PHP is the package with its values filled in', async () => {
    const { name, files, text } = await download('php');
    expect(name).toBe('attachment; filename="linkbild-php.zip"');
    expect(text('linkbild/linkbild.php')).toContain(`new Linkbild\\Images('${imagesUrl}', '${uuid}')`);
    expect(JSON.parse(text('linkbild/composer.json')).name).toBe('linkbild/linkbild');
    expect(files.has('linkbild/src/CurlTransport.php')).toBe(true);
  });

  test('HTML has the tags of the home page, and says in the person’s language how to use them', async () => {
    const { name, files, text } = await download('html');
    expect(name).toBe('attachment; filename="linkbild-html.zip"');
    expect([...files.keys()]).toEqual(['linkbild/README.txt', 'linkbild/tags.html']);
    expect(text('linkbild/tags.html')).toContain(`${imagesUrl}/${uuid}/og.jpg?url=https%3A%2F%2Fshop.example%2F"`);
    expect(text('linkbild/README.txt')).toContain('They are filled in for https://shop.example/.');
    const german = await download('html', 'de');
    expect(german.text('linkbild/README.txt')).toContain('Sie sind für https://shop.example/ ausgefüllt.');
  });
});

test.each(zipSystems)('no code, token or placeholder is in the ZIP for %s', async (system) => {
  const code = await site.code();
  const token = await site.connect();
  const { files } = await download(system);
  expect(files.size).toBeGreaterThan(1);
  for (const [name, bytes] of files) {
    const text = bytes.toString('latin1');
    for (const secret of [code.split('@')[0] ?? '', token, site.owner.token])
      expect(text.includes(secret), name).toBe(false);
    expect(text, name).not.toMatch(/%(?:IMAGES_URL|PROJECT_UUID|PAGE_URL)%/);
  }
});

test('a member of another project gets none, and an unknown system is not found', async () => {
  const other = await addSite('zip-other');
  for (const system of zipSystems) expect((await ask(system, other.owner.token)).status).toBe(404);
  for (const system of ['joomla', '__proto__', '..%2Fwordpress', 'wordpress.zip'])
    expect(await (await ask(system)).json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
});

test('an aborted download does not harm the server', async () => {
  await (await ask('wordpress')).body?.cancel();
  expect((await download('wordpress')).files.size).toBeGreaterThan(10);
});
