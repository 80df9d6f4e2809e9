import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { type ComparedPage, compareAudits, findRegressions } from './compare-audits.ts';

const good = page();
const bad = page({ title: null, 'og:title': null });

const pageOf = (url: string, evidence: PageEvidence | null): ComparedPage => {
  const result = evidence && { ...auditPage(evidence), url };
  const failure = evidence ? null : 'timeout';
  return { url, score: result?.score.score ?? null, type: 'static', result, failure };
};

describe('comparing two audits', () => {
  test('equal audits have no changes, even after JSON', () => {
    const before = [pageOf('/a', good)];
    const after = JSON.parse(JSON.stringify([pageOf('/a', good)])) as ComparedPage[];
    expect(compareAudits(before, after)).toEqual([expect.objectContaining({ state: 'same', platforms: [] })]);
  });

  test('a platform that one audit did not know yet is no change', () => {
    const older = pageOf('/a', good);
    const result = older.result && {
      ...older.result,
      platforms: older.result.platforms.filter(({ platform }) => platform !== 'threads' && platform !== 'line'),
    };
    expect(compareAudits([{ ...older, result }], [pageOf('/a', good)])).toEqual([
      expect.objectContaining({ state: 'same', platforms: [] }),
    ]);
  });

  test('lists added pages, removed pages and card changes', () => {
    const changes = compareAudits([pageOf('/a', good), pageOf('/b', good)], [pageOf('/a', bad), pageOf('/c', good)]);
    expect(changes.map(({ url, state }) => [url, state])).toEqual([
      ['/a', 'changed'],
      ['/c', 'added'],
      ['/b', 'removed'],
    ]);
    const facebook = changes[0]?.platforms.find(({ platform }) => platform === 'facebook');
    expect(facebook?.cardChanges).toContain('title');
    expect(facebook?.cardBefore?.title).toBe('Blue mug');
    expect(facebook?.checks).toContainEqual(expect.objectContaining({ id: 'hasTitle', before: 'pass', after: 'fail' }));
  });
});

describe('regressions', () => {
  test('regressions with one cause are one entry for all affected pages', () => {
    const before = ['/a', '/b', '/c'].map((url) => pageOf(url, good));
    const after = [pageOf('/a', bad), pageOf('/b', bad), pageOf('/c', null), pageOf('/new', bad)];
    const worse = findRegressions(before, after);
    const titles = worse.find((one) => one.cause === 'check' && one.issue.id === 'hasTitle');
    expect(titles?.urls).toEqual(['/a', '/b']);
    expect(worse.find(({ cause }) => cause === 'unreadable')).toEqual({
      cause: 'unreadable',
      reason: 'timeout',
      urls: ['/c'],
    });
  });
  test('no regressions if everything is as bad as before, or better', () => {
    expect(findRegressions([pageOf('/a', bad)], [pageOf('/a', bad)])).toEqual([]);
    expect(findRegressions([pageOf('/a', bad)], [pageOf('/a', good)])).toEqual([]);
  });
});
