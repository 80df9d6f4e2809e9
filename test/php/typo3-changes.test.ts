import { describe, expect, test } from 'vitest';
import { apiUrl } from './php.ts';
import { accepted, connected, type Row, startTypo3, type Typo3Double } from './start-typo3.ts';

// What the extension tells Linkbild when editors save, and what happens where Linkbild doesn't answer.

const { ask } = startTypo3();

const pages: Row[] = [
  { uid: 1, pid: 0, doktype: 1, slug: '/' },
  { uid: 7, pid: 1, doktype: 1, slug: '/vase' },
  { uid: 8, pid: 1, doktype: 1, slug: '/vase', l10n_parent: 7, sys_language_uid: 1 },
  { uid: 20, pid: 7, doktype: 1, slug: '/vase/anna' },
  { uid: 21, pid: 20, doktype: 1, slug: '/vase/anna/blue' },
  { uid: 30, pid: 1, doktype: 4, slug: '/short' },
  { uid: 31, pid: 1, doktype: 254, slug: '/folder' },
  { uid: 32, pid: 1, doktype: 1, slug: '/members', fe_group: '2' },
  { uid: 33, pid: 1, doktype: 1, slug: '/hidden', hidden: 1 },
  { uid: 50, pid: 0, doktype: 1, slug: '/elsewhere' },
];
const rows = {
  pages,
  tt_content: [
    { uid: 70, pid: 7 },
    { uid: 71, pid: 7, sys_language_uid: 1 },
    { uid: 72, pid: 7, sys_language_uid: -1 },
  ],
  tx_news_domain_model_news: [{ uid: 4, pid: 31, title: 'A kiln' }],
};

interface Outcome {
  runs: number;
  sent: { url: string; method: string; headers: Record<string, string>; body: string; timeout: number }[];
  rows: { tx_linkbild_change?: Row[] | Record<string, Row> };
  registry: typeof connected;
}
type Step = [string, (string | number)?, (string | number | object)?, unknown?];
const base = 'https://site.example';

async function save(steps: Step[], double: Typo3Double = {}) {
  const outcome = await ask<Outcome>('save', { rows, ...double }, { steps: steps.map((step) => padded(step)) });
  const changes = outcome.sent.flatMap(({ body }) => JSON.parse(body).changes as { url: string; change: string }[]);
  return {
    ...outcome,
    told: changes.map(({ url, change }) => `${change} ${url.replace(base, '')}`),
    left: Object.values(outcome.rows.tx_linkbild_change ?? {}),
  };
}
const padded = (step: Step) => [...step, null, null, null].slice(0, 4);

/** A save of one record as the DataHandler does it. */
const edit = (table: string, uid: number, fields: object): Step[] => [
  ['before', table, uid],
  ['write', table, uid, fields],
  ['after', table, uid, fields],
];
const command = (name: string, table: string, uid: number, fields: object, value: unknown = 1): Step[] => [
  ['beforeCommand', name, table, [uid, value]],
  ['write', table, uid, fields],
  ['afterCommand', name, table, [uid, value]],
];

const done: Step = ['done'];
const saved: Step = ['saved'];
const begin: Step = ['begin'];
const saves: [what: string, steps: Step[], told: string[]][] = [
  ['content', [...edit('tt_content', 70, { header: 'x' }), saved], ['changed /vase']],
  ['translated content', [...edit('tt_content', 71, { header: 'x' }), saved], ['changed /de/vase']],
  [
    'content for all languages',
    [...edit('tt_content', 72, { header: 'x' }), saved],
    ['changed /vase', 'changed /de/vase'],
  ],
  [
    'a save inside another, as EXT:redirects does it for the pages below',
    [
      begin,
      ['before', 'pages', 7],
      ['write', 'pages', 7, { slug: '/pot' }],
      begin,
      ...edit('pages', 20, { slug: '/pot/anna' }),
      saved,
      ['after', 'pages', 7, { slug: '/pot' }],
      saved,
    ],
    ['removed /vase', 'changed /pot', 'removed /vase/anna', 'changed /pot/anna'],
  ],
  ['a translated page', [...edit('pages', 8, { title: 'x' }), saved], ['changed /de/vase']],
  ['a new URL', [...edit('pages', 7, { slug: '/pot' }), saved], ['removed /vase', 'changed /pot']],
  ['a page that gets hidden', [...edit('pages', 7, { hidden: 1 }), saved], ['removed /vase']],
  ['a page that gets a login', [...edit('pages', 7, { fe_group: '3' }), saved], ['removed /vase']],
  ['a page that is shown again', [...edit('pages', 33, { hidden: 0 }), saved], ['changed /hidden']],
  ['a hidden page', [...edit('pages', 33, { title: 'x' }), saved], []],
  ['a page behind a login', [...edit('pages', 32, { title: 'x' }), saved], []],
  ['a shortcut', [...edit('pages', 30, { title: 'x' }), saved], []],
  ['a folder', [...edit('pages', 31, { title: 'x' }), saved], []],
  ['a page of no site', [...edit('pages', 50, { title: 'x' }), saved], []],
  ['another table', [...edit('sys_note', 7, { title: 'x' }), saved], []],
  ['no change', [['before', 'pages', 7], ['after', 'pages', 7, []], saved], []],
  ['a workspace', [['workspace', 2], ...edit('pages', 7, { title: 'x' }), saved], []],
  [
    'a new page',
    [
      ['before', 'pages', 'NEW1'],
      ['insert', 'pages', { uid: 99, pid: 1, doktype: 1, slug: '/fresh' }],
      ['newId', 'NEW1', 99],
      ['after', 'pages', 'NEW1', { title: 'x' }],
      saved,
    ],
    ['changed /fresh'],
  ],
  ['deleted content', [...command('delete', 'tt_content', 70, { deleted: 1 }), done], ['changed /vase']],
  [
    'content moved to another page',
    [...command('move', 'tt_content', 70, { pid: 20 }, 20), done],
    ['changed /vase', 'changed /vase/anna'],
  ],
  [
    'a publication',
    [['workspace', 2], ...command('version', 'pages', 7, {}, { action: 'publish' }), done],
    ['changed /vase'],
  ],
  [
    'a stage in a workspace',
    [['workspace', 2], ...command('version', 'pages', 7, {}, { action: 'setStage' }), done],
    [],
  ],
  [
    'a copied page',
    [
      ['beforeCommand', 'copy', 'pages', [7, 1]],
      ['insert', 'pages', { uid: 99, pid: 1, doktype: 1, slug: '/vase-1' }],
      ['copied', 'pages', 7, 99],
      ['afterCommand', 'copy', 'pages', [7, 1]],
      done,
    ],
    ['changed /vase-1'],
  ],
  [
    'a deleted page with pages below',
    [
      ['beforeCommand', 'delete', 'pages', [7, 1]],
      ...[7, 8, 20, 21].map((uid): Step => ['write', 'pages', uid, { deleted: 1 }]),
      ['afterCommand', 'delete', 'pages', [7, 1]],
      done,
    ],
    ['removed /vase', 'removed /de/vase', 'removed /vase/anna', 'removed /vase/anna/blue'],
  ],
];

describe('a save', () => {
  test('tells Linkbild once, with the token, however many records it has', async () => {
    const { told, sent, runs, left } = await save([
      ...edit('pages', 7, { title: 'New' }),
      ...edit('tt_content', 70, { header: 'New' }),
      ['inner'],
      ...edit('pages', 7, { title: 'Newer' }),
      ['saved'],
      ['outer'],
      ['saved'],
      ...edit('pages', 7, { title: 'Newest' }),
      ['saved'],
    ]);
    expect({ told, runs, left }).toEqual({ told: ['changed /vase'], runs: 1, left: [] });
    expect(sent).toMatchObject([
      { url: `${apiUrl}/site/changes`, method: 'POST', timeout: 20, allow_redirects: false },
    ]);
    expect(sent[0]?.headers.Authorization).toBe('Bearer lbs_secret');
  });

  test.each(saves)('of %s tells what visitors see of it', async (_, steps, expected) => {
    const { told, runs } = await save(steps);
    expect(told.toSorted()).toEqual(expected.toSorted());
    expect(runs).toBe(expected.length ? 1 : 0);
  });

  test.each<[string, Typo3Double, string[]]>([
    ['with a detail page and a route', { settings: { 'linkbild.newsDetailPid': 20 } }, ['changed /vase/anna/news-4']],
    ['without a route', { settings: { 'linkbild.newsDetailPid': 20 }, newsRoute: false }, []],
    ['without a detail page', {}, []],
  ])('of news %s', async (_, double, expected) => {
    expect((await save([...edit('tx_news_domain_model_news', 4, { title: 'x' }), saved], double)).told).toEqual(
      expected,
    );
  });

  test.each<[string, Typo3Double]>([
    ['the settings say so', { settings: { 'linkbild.tell': false } }],
    ['the site is not connected', { registry: {} }],
    ['the connection is broken', { registry: { linkbild: { main: { ...connected.linkbild.main, isBroken: true } } } }],
  ])('tells nothing where %s', async (_, double) => {
    expect(await save([...edit('pages', 7, { title: 'x' }), saved], double)).toMatchObject({ runs: 0, sent: [] });
  });
});

describe('where Linkbild', () => {
  const change: Step[] = [...edit('pages', 7, { title: 'x' }), ['saved']];
  const error = (status: number, code: string) => ({ status, body: { statusCode: status, code, message: code } });

  test.each<[string, NonNullable<Typo3Double['answers']>[number]]>([
    ['does not answer', 'timeout'],
    ['has trouble', error(503, 'UNAVAILABLE')],
    ['has enough for now', error(429, 'TOO_MANY_REQUESTS')],
    ['is behind a broken proxy', { status: 502, body: '<html>' }],
  ])('%s, the change waits and linkbild:send sends it', async (_, answer) => {
    const { left, sent } = await save(change, { answers: [answer] });
    expect(sent).toHaveLength(1);
    expect(left).toMatchObject([{ site: 'main', url: `${base}/vase`, kind: 'changed', attempts: 1 }]);
    const later = await ask<Outcome & { status: number; lines: string[] }>(
      'command',
      { rows: { ...rows, tx_linkbild_change: left }, answers: [accepted] },
      { command: 'SendCommand' },
    );
    expect(later).toMatchObject({ status: 0, lines: ['1 change sent.'] });
    expect(Object.values(later.rows.tx_linkbild_change ?? {})).toEqual([]);
  });

  test('removed the connection, the token is forgotten, images stay and nothing more is sent', async () => {
    const { left, registry } = await save(change, { answers: [error(401, 'UNAUTHORIZED')] });
    expect(left).toEqual([]);
    expect(registry.linkbild.main).toMatchObject({ token: '', isBroken: true, imagesUrl: expect.any(String) });
  });

  test('rejects the change, it is not tried again', async () => {
    expect((await save(change, { answers: [error(400, 'VALIDATION_ERROR')] })).left).toEqual([]);
  });

  test('gets many changes, they go in calls of 100', async () => {
    const waiting = Array.from({ length: 250 }, (_, index) => ({
      uid: index + 1,
      site: 'main',
      url: `${base}/${index}`,
      kind: 'changed',
      attempts: 3,
    }));
    const outcome = await ask<Outcome & { lines: string[] }>(
      'command',
      { rows: { ...rows, tx_linkbild_change: waiting } },
      { command: 'SendCommand' },
    );
    expect(outcome.sent.map(({ body }) => JSON.parse(body).changes.length)).toEqual([100, 100, 50]);
    expect(outcome.lines).toEqual(['250 changes sent.']);
  });
});
