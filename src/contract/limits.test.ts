import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { type Limit, limits } from './limits.ts';

const all = Object.entries<Call>(calls);

/** Reads of cached data, and calls that touch nothing: counting them would cost more than they do. */
const cheap = [
  'loginOptions',
  'hasBadword',
  'getPoll',
  'getCampaign',
  'getCampaignBanner',
  'health',
  'healthImages',
  'healthLive',
  'setLanguage',
  'getPublicAudit',
  'getPublicAuditSubPage',
  'getInstallGuide',
  'watchAudit',
  'getDemoCaseStudy',
  'getDemoCaseStudies',
  'listDemoCaseStudies',
];

test('every public call has a limit, or is cheap', () => {
  const open = all.filter(([, call]) => call.access === 'public' && !call.limits?.length).map(([name]) => name);
  expect(open.toSorted()).toEqual(cheap.toSorted());
});

test('one name is one limit', () => {
  const named = Object.values<Limit>(limits).map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  for (const name of named) expect(name).toMatch(/^[a-z-]+$/);
});

test('a limit per address is on calls that take an address, one per project on calls with a project', () => {
  for (const [name, call] of all) {
    for (const { per, counts = 'calls' } of call.limits ?? []) {
      if (counts === 'calls' && per.endsWith('address'))
        expect(call.body instanceof z.ZodObject && 'email' in call.body.shape, name).toBe(true);
      // A connected site has one project, which its token names.
      if (per === 'project') expect(call.scope !== undefined || call.access === 'site', name).toBe(true);
      if (per === 'connection') expect(call.access, name).toBe('site');
      if (per === 'user') expect(['public', 'site'], name).not.toContain(call.access);
    }
  }
});
