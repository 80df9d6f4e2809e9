import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { page, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeCause } from './describe-cause.ts';
import { causeKeyOf, type Fault, findFault } from './find-faults.ts';
import { acceptsNewPage, type IncidentState, nextState } from './incident.ts';
import { stateOf } from './page-state.ts';

describe('the state of an incident', () => {
  test.each<[IncidentState, number, number, IncidentState | 'dropped']>([
    ['suspected', 0, 1, 'suspected'],
    ['suspected', 9, 412, 'suspected'],
    ['suspected', 10, 1, 'open'],
    ['suspected', 30, 2, 'open'],
    ['suspected', 10, 0, 'dropped'],
    ['open', 9, 3, 'open'],
    ['open', 90, 0, 'resolved'],
    ['acknowledged', 90, 1, 'acknowledged'],
    ['acknowledged', 90, 0, 'resolved'],
    ['muted', 90, 0, 'resolved'],
    ['resolved', 90, 4, 'resolved'],
  ])('%s after %i minutes with %i faulty pages: %s', (state, minutes, pages, next) =>
    expect(nextState(state, { minutes, pages })).toBe(next),
  );

  test.each<[IncidentState, string, boolean]>([
    ['open', '2026-11-15T14:00:00Z', true],
    ['muted', '2026-11-16T13:59:00Z', true],
    ['open', '2026-11-17T14:03:00Z', false],
    ['resolved', '2026-11-15T14:03:00Z', false],
  ])('a fault belongs to one that is %s at %s: %s', (state, at, belongs) =>
    expect(acceptsNewPage({ state, lastPageAt: new Date('2026-11-15T14:02:00Z') }, new Date(at))).toBe(belongs),
  );
});

const state = (tags: TestTags = {}, image = '1200x630 jpeg 80000') => {
  const evidence = page(tags, image);
  return stateOf(evidence, auditPage(evidence), null);
};

describe('the fault of a page', () => {
  test('is none at the first look, whatever it finds', () => expect(findFault(null, state({}, 'tls'))).toBeNull());
  test('is none if nothing got worse', () => expect(findFault(state({}, 'tls'), state({}, 'tls'))).toBeNull());
  test('is the gravest that is new', () => {
    expect(
      findFault(state(), state({ 'og:image': null, 'twitter:image': null, 'og:description': null })),
    ).toMatchObject({
      check: 'hasOgImage',
    });
  });
});

test.each<[Fault, Fault, boolean]>([
  [check('isImageReachable', 'App A', 'cdn.example'), check('isImageReachable', 'App B', 'cdn.example'), true],
  [check('isImageReachable', null, 'cdn.example'), check('isImageReachable', null, 'other.example'), false],
  [check('hasTitle', 'App A', 'a.example'), check('hasTitle', 'App A', 'b.example'), true],
  [check('hasTitle', 'App A', null), check('hasTitle', 'App B', null), false],
  [{ kind: 'unreadable', reason: 'tls' }, { kind: 'unreadable', reason: 'tls' }, true],
  [{ kind: 'unreadable', reason: 'tls' }, { kind: 'unreadable', reason: 'dns' }, false],
])('%j and %j have one cause: %s', (one, other, isSame) => expect(causeKeyOf(one) === causeKeyOf(other)).toBe(isSame));

function check(id: 'isImageReachable' | 'hasTitle', writtenBy: string | null, imageHost: string | null): Fault {
  return { kind: 'check', check: id, writtenBy, imageHost };
}

test('every check makes a whole sentence, although nothing is known of the single page', () => {
  for (const check of checkIds) {
    const fault: Fault = { kind: 'check', check, writtenBy: null, imageHost: null };
    const { title } = describeCause({ fault, theme: null, writtenBy: null });
    for (const text of [title.en, title.de])
      expect([check, text]).toEqual([
        check,
        expect.not.stringMatching(/undefined|null|NaN|^\s|\s$|\s\s|\s[.:,]|^.{0,9}$/),
      ]);
  }
});

test('a cause that names a check of an older version stays readable', () => {
  const fault = { kind: 'check', check: 'hasOldCheck', writtenBy: null, imageHost: null } as unknown as Fault;
  expect(describeCause({ fault, theme: null, writtenBy: null }).title.de).toBe('Die Vorschau ist schlechter geworden');
});
