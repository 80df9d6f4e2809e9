import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { joined } from '#domain/audit/texts/name-list.ts';
import { testedVersions } from '#domain/site/connected-site.ts';
import { typo3Files } from '#io/integrations/php-files.ts';
import { packageFile } from '#io/package-files.ts';
import { apiUrl, phpFilesOf, project } from './php.ts';
import { connected, startTypo3, type Typo3Double } from './start-typo3.ts';

const { ask, php } = startTypo3();
const folder = 'integrations/typo3/linkbild';
const textOf = (path: string) => readFileSync(packageFile(`${folder}/${path}`), 'utf8');

const code = '7K3M-Q9TA-0XVB-W2ZE@linkbild.example';
const { title, screenUrl } = connected.linkbild.main;
const answer = {
  status: 200,
  body: {
    token: 'lbs_new',
    imagesUrl: project.imagesUrl,
    project: { uuid: project.projectUuid, title, url: 'https://site.example', screenUrl },
  },
};
const failure = (status: number, errorCode: string) => ({
  status,
  body: { statusCode: status, code: errorCode, message: `About ${errorCode}` },
});

interface Outcome {
  status: number;
  lines: string[];
  uri: string;
  messages?: [severity: string, text: string][];
  sent: { url: string; body: string; headers: Record<string, string> }[];
  flushed?: string[];
  registry: typeof connected;
  assigned: { sites: { identifier: string; connection: { token: string } | null }[] };
}
const inModule = (body: object, double: Typo3Double, lang = 'default') =>
  ask<Outcome>('module', double, { body: { site: 'main', ...body }, lang });

describe('connecting', () => {
  test('in the module keeps the token and renews cached pages', async () => {
    const outcome = await inModule({ action: 'connect', code }, { registry: {}, answers: [answer] });
    expect(outcome.registry.linkbild.main).toEqual({ ...connected.linkbild.main, token: 'lbs_new' });
    expect(outcome.flushed).toEqual(['pages:linkbild']);
    expect(outcome).toMatchObject({ status: 303, messages: [['OK', expect.stringContaining(':connected')]] });
    expect(outcome.sent.map(({ url }) => url)).toEqual([`${apiUrl}/site/connect`]);
    expect(JSON.parse(outcome.sent[0]?.body ?? '')).toEqual({
      code: '7K3M-Q9TA-0XVB-W2ZE',
      siteUrl: 'https://site.example/',
      system: 'typo3',
      systemVersion: '13.4.1',
      pluginVersion: '0.2.0',
    });
  });

  test('by command does the same', async () => {
    const double = { registry: {}, answers: [answer] };
    const given = { command: 'ConnectCommand', arguments: { site: 'main', code } };
    const outcome = await ask<Outcome>('command', double, given);
    expect(outcome).toMatchObject({ status: 0, lines: [`Connected to ${title}.`] });
    expect(outcome.registry.linkbild.main.token).toBe('lbs_new');
    const inGerman = { ...given, arguments: { ...given.arguments, '--language': 'de' } };
    expect((await ask<Outcome>('command', double, inGerman)).lines).toEqual([`Verbunden mit ${title}.`]);
  });

  test.each([
    ['default', 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
  ])('answers a backend user with the language %o in %s', async (lang, language) => {
    const { sent } = await inModule({ action: 'check' }, { answers: [failure(503, 'X')] }, lang);
    expect(sent[0]?.headers['Accept-Language']).toBe(language);
  });

  test('names the host of the request where the site’s base has none', async () => {
    const outcome = await inModule({ action: 'connect', code }, { answers: [answer], configuration: { base: '/de/' } });
    expect(JSON.parse(outcome.sent[0]?.body ?? '').siteUrl).toBe('https://site.example/de/');
  });

  test.each([
    ['an unknown code', code, failure(404, 'CONNECT_CODE_UNKNOWN'), 'About CONNECT_CODE_UNKNOWN'],
    ['another site’s code', code, failure(409, 'SITE_MISMATCH'), 'About SITE_MISMATCH'],
    ['no answer', code, 'timeout', 'Linkbild antwortet nicht'],
    ['something else', 'hello', answer, 'Das ist kein Code von Linkbild'],
  ] as const)('fails with a reason: %s', async (_, given, reply, message) => {
    const outcome = await inModule({ action: 'connect', code: given }, { registry: {}, answers: [reply] }, 'de');
    expect(outcome.messages).toEqual([['ERROR', expect.stringContaining(message)]]);
    expect(outcome.registry).toEqual([]);
  });

  test('of a site that is not there does nothing', async () => {
    const outcome = await inModule({ action: 'connect', code, site: 'other' }, { answers: [answer] });
    expect(outcome).toMatchObject({ status: 303, sent: [] });
    const given = { command: 'ConnectCommand', arguments: { site: 'other', code } };
    expect(await ask<Outcome>('command', {}, given)).toMatchObject({ status: 1, sent: [] });
  });
});

test('the module lists the sites with their connection', async () => {
  const outcome = await ask<Outcome>('module', {}, { method: 'GET' });
  expect(outcome.assigned.sites).toMatchObject([{ identifier: 'main', connection: { title } }]);
});

test.each([
  [5, 'OK'],
  [3, 'WARNING'],
])('the check says that %i of 5 pages have our image', async (oursOn, severity) => {
  const body = { pages: [1, 2, 3, 4, 5], oursOn, readable: 5, verified: oursOn === 5 };
  const { messages } = await inModule({ action: 'check' }, { answers: [{ status: 200, body }] });
  expect(messages).toEqual([[severity, expect.stringContaining(':checked')]]);
});

test('a check with a removed connection says so and forgets the token', async () => {
  const outcome = await inModule({ action: 'check' }, { answers: [failure(401, 'UNAUTHORIZED')] });
  expect(outcome.messages).toEqual([['ERROR', 'About UNAUTHORIZED']]);
  expect(outcome.registry.linkbild.main).toMatchObject({ token: '', isBroken: true });
});

test.each([
  ['Linkbild agrees', { status: 200, body: { ok: true } }],
  ['Linkbild does not answer', 'timeout'],
  ['it was removed there before', failure(401, 'UNAUTHORIZED')],
] as const)('disconnecting forgets the token: %s', async (_, reply) => {
  const outcome = await ask<Outcome>(
    'command',
    { answers: [reply] },
    { command: 'DisconnectCommand', arguments: { site: 'main' } },
  );
  expect(outcome).toMatchObject({
    status: 0,
    lines: [expect.stringMatching(/^Disconnected/)],
    flushed: ['pages:linkbild'],
  });
  expect(JSON.stringify(outcome.registry)).not.toContain('lbs_');
});

describe('the files of the extension', () => {
  test('have valid syntax', async () => {
    for (const name of phpFilesOf(folder)) expect(await php().syntaxError(`/linkbild/${name}`), name).toBeNull();
  });

  test('every class can be wired, and Services.yaml names none that is not there', async () => {
    const classes = phpFilesOf(`${folder}/Classes`)
      // Neither values nor functions without a state are services.
      .filter((name) => !/(SiteConnection|AnswerLanguage|PageTypes)\.php$/.test(name))
      .map((name) => `Linkbild\\Typo3\\${name.replace(/\.php$/, '').replaceAll('/', '\\')}`);
    expect(await ask('services', {}, { classes })).toMatchObject({ ...classes });
    const services = textOf('Configuration/Services.yaml');
    const named = [...services.matchAll(/^ {2}(Linkbild\\Typo3\\.+[^\\]):$/gm)].map(([, name = '']) => name);
    expect(named).toHaveLength(7);
    expect(named.filter((name) => !classes.includes(name))).toEqual([]);
  });

  const labels = readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.xlf'))
    .map((path) => path.replace(/\/de\.([^/]+)$/, '/$1'));
  const units = (path: string, element: string) =>
    [
      ...textOf(path).matchAll(
        new RegExp(`id="([^"]+)">\\s*(?:<source>.*</source>\\s*)?<${element}>(.+)</${element}>`, 'g'),
      ),
    ].map(([, id = '', text = '']) => [id, text] as const);

  test.each([...new Set(labels)])('%s has every label in English and German', (path) => {
    const english = units(path, 'source');
    const german = units(path.replace(/([^/]+)$/, 'de.$1'), 'target');
    expect(english.length).toBeGreaterThan(2);
    expect(german.map(([id]) => id)).toEqual(english.map(([id]) => id));
    for (const [id, text] of german) expect(text.trim(), id).not.toBe('');
  });

  test('labels that code and templates use are there', () => {
    const source = (name: string) => `${textOf(`Resources/Private/Language/${name}`)}`;
    const template = textOf('Resources/Private/Templates/Connection/Index.html');
    const used = [...template.matchAll(/\{labels\}:(\w+)/g)].map(([, key]) => key);
    const ids = units('Resources/Private/Language/locallang.xlf', 'source').map(([id]) => id);
    expect([...used, 'connected', 'checked', 'disconnected'].filter((key) => !ids.includes(key ?? ''))).toEqual([]);
    expect(source('locallang_mod.xlf')).toContain('mlang_tabs_tab');
  });

  interface Configuration {
    emconf: { version: string; constraints: { depends: { typo3: string } } };
    hooks: Record<string, Record<string, string>>;
    pages: {
      columns: Record<string, { label: string; config: { type: string } }>;
      types: Record<string, { showitem: string }>;
    };
    site: {
      columns?: Record<string, { label: string; description: string }>;
      types: Record<string, { showitem: string }>;
    };
    modules: Record<string, { routes: { _default: { target: string } }; access: string; iconIdentifier: string }>;
    icons: Record<string, { source: string }>;
  }

  test('TCA, hooks, module and icon load and fit together', async () => {
    const made = await ask<Configuration>('configuration', { version: 13 });
    expect(Object.keys(made.pages.columns)).toEqual(['tx_linkbild_off', 'tx_linkbild_image']);
    const columns = [...textOf('ext_tables.sql').matchAll(/\t(tx_linkbild_\w+)/g)].map(([, name]) => name);
    expect(columns).toEqual(Object.keys(made.pages.columns));
    // Types of other extensions too, but nothing that visitors cannot open.
    const types = Object.entries(made.pages.types).filter(([, { showitem }]) => showitem.includes('tx_linkbild_off'));
    expect(types.map(([type]) => type)).toEqual(['1', '116', '1000']);
    expect(Object.keys(made.hooks)).toEqual(['processDatamapClass', 'processCmdmapClass']);
    expect(made.modules.site_linkbild).toMatchObject({ access: 'admin', iconIdentifier: Object.keys(made.icons)[0] });
    expect(made.site.columns).toBeUndefined();
    expect(JSON.parse(textOf('composer.json')).require['typo3/cms-core']).toBe('^12.4 || ^13.4 || ^14.3');
    expect(made.emconf.constraints.depends.typo3).toBe('12.4.0-14.3.99');
    expect(textOf('Classes/Connection/ConnectSite.php')).toContain(`VERSION = '${made.emconf.version}'`);
  });

  test('a project’s ZIP says where help is: at the installation it comes from, which the repository does not know', async () => {
    const manifestOf = async (given?: Parameters<typeof typo3Files>[0]) =>
      JSON.parse((await typo3Files(given)).get('linkbild/composer.json')?.toString() ?? '');
    const linkbildUrl = 'https://linkbild.example';
    const filled = await manifestOf({ ...project, siteUrl: 'https://site.example', linkbildUrl });
    const plain = await manifestOf();
    expect(plain).not.toHaveProperty('support');
    const support = { docs: `${linkbildUrl}/for-developers/sites#typo3` };
    expect(filled).toEqual({ ...plain, homepage: linkbildUrl, support });
  });

  test('TYPO3 12 has the fields of the set in the site configuration, with labels', async () => {
    const { site } = await ask<Configuration>('configuration', { version: 12 });
    const set = textOf('Configuration/Sets/Linkbild/settings.definitions.yaml');
    const settings = [...set.matchAll(/^ {2}linkbild\.(\w+):$/gm)].map(([, name]) => name);
    expect(Object.keys(site.columns ?? {})).toEqual(settings.map((name) => `linkbild_${name}`));
    expect(site.types[0]?.showitem).toContain(',--div--;Linkbild,linkbild_enabled,');
    const ids = units('Resources/Private/Language/locallang_db.xlf', 'source').map(([id]) => `${id}`);
    const used = Object.values(site.columns ?? {}).flatMap(({ label, description }) => [label, description]);
    expect(used.filter((label) => !ids.includes(label.split('xlf:')[1] ?? ''))).toEqual([]);
  });
});

test('READMEs, guides and the decision name the versions that it ran in, and the day, as the screens do', () => {
  const places = {
    en: [
      'integrations/typo3/README.md',
      'integrations/typo3/linkbild/README.md',
      'integrations/typo3/linkbild/Documentation/Index.rst',
      'docs/decisions/082-typo3-in-typo3.md',
    ],
    de: ['integrations/typo3/linkbild/README.de.md'],
  } as const;
  for (const language of ['en', 'de'] as const)
    for (const place of places[language]) {
      const text = readFileSync(packageFile(place), 'utf8').replace(/\s+/g, ' ');
      for (const one of [
        joined(testedVersions.typo3.versions, language),
        `PHP ${testedVersions.typo3.php}`,
        testedVersions.day[language],
      ])
        expect(text, place).toContain(one);
    }
});
