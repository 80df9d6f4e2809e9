import { expect, test } from 'vitest';
import { describeLeftOut } from '#domain/billing/left-out.ts';
import { nextActionOf } from './next-action-panel.tsx';

type Known = Parameters<typeof nextActionOf>[0];

const well: Known = {
  user: { achievementMap: { onboarding: 'done' } },
  project: { verifiedAt: '2026-11-01T00:00:00Z', problems: [] },
  monitoring: { openIncidents: 0, pages: { watched: 9, seen: 9, read: 9, faulty: 0 } },
  audit: { uuid: 'a', score: 95 },
  stats: { shares: 3 },
};
const incident = { monitoring: { ...well.monitoring, openIncidents: 1 } };
const why = { en: 'This domain doesn’t exist.', de: 'Diese Domain gibt es nicht.' };
const unread = { openIncidents: 0, pages: { watched: 1, seen: 1, read: 0, faulty: 0 } };
const setup = { user: { achievementMap: { onboarding: 'step2' } } };
const unverified = { project: { verifiedAt: null, problems: [] } };
const weak = { audit: { uuid: 'a', score: 62 } };
const unshared = { stats: { shares: 0 } };

test.each<[string, Partial<Known>, ReturnType<typeof nextActionOf>]>([
  ['nothing is left to do', {}, { kind: 'none' }],
  [
    'broken previews come before everything',
    { ...incident, ...setup, ...unverified, audit: null },
    { kind: 'incident' },
  ],
  [
    'a site that cannot be read is corrected before it is set up',
    { ...setup, project: { verifiedAt: null, problems: [why] }, monitoring: unread },
    { kind: 'unreadable', why },
  ],
  [
    'and stays so, whatever was made of it',
    { project: { verifiedAt: null, problems: [why] }, monitoring: { ...unread, openIncidents: 1 } },
    { kind: 'unreadable', why },
  ],
  [
    'pages beyond the plan are no reason not to go on, before the first page is read either',
    { project: { verifiedAt: null, problems: [describeLeftOut(25, 60)] }, monitoring: unread },
    { kind: 'connect' },
  ],
  [
    'a problem beside pages that were read is no reason to stop',
    { project: { verifiedAt: '2026-11-01T00:00:00Z', problems: [why] } },
    { kind: 'none' },
  ],
  ['the setup goes on where it stood', { ...setup, ...unverified, audit: null }, { kind: 'setup', step: 2 }],
  ['a shop that is live is shared before the setup goes on', { ...setup, ...weak, ...unshared }, { kind: 'share' }],
  ['a shop that was shared is set up', setup, { kind: 'none' }],
  ['a shop without our tag is connected before it is audited', { ...unverified, audit: null }, { kind: 'connect' }],
  ['without an audit one is started', { audit: null }, { kind: 'audit' }],
  ['an audit that failed counts as none', { audit: { uuid: 'a', score: null } }, { kind: 'audit' }],
  ['a weak score leads to what to fix', { ...weak, ...unshared }, { kind: 'fix', auditUuid: 'a', score: 62 }],
  ['a good shop that nobody shared is shared', unshared, { kind: 'share' }],
])('%s', (_, change, expected) => {
  expect(nextActionOf({ ...well, ...change })).toEqual(expected);
});
