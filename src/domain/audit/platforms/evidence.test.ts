import { expect, test } from 'vitest';
import { levelOn } from '#domain/audit/checks/check.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { emulatePage } from '#domain/audit/emulation/emulate-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { type RuleName, ruleNames } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf, kindOfCase, withEvidence } from './evidence.ts';
import { platforms } from './index.ts';
import { type PlatformId, platformIds } from './platform-id.ts';
import type { EvidenceKind, SourceId } from './sources.ts';

test.each(platformIds)('%s: every rule names its sources, or that there is none', (id) => {
  expect(ruleNames.filter((rule) => platforms[id].evidence[rule] === undefined)).toEqual([]);
});

test('a rule is as sure as the source that it follows, whatever others are named beside it', () => {
  expect(evidenceKindOf({ evidence: { cut: ['mastodawn', 'discord-docs'] } }, 'cut')).toBe('observed');
  expect(evidenceKindOf({ evidence: { cut: ['discord-docs', 'mastodawn'] } }, 'cut')).toBe('documented');
  expect(evidenceKindOf({ evidence: { cut: [] } }, 'cut')).toBe('assumed');
});

test.each([
  ['discord-docs', 'documented'],
  ['signal-desktop', 'code'],
  ['next-83926', 'observed'],
  ['[5.12]', 'assumed'],
  ['all-platforms', 'assumed'],
])('a case from %s is %s', (source, kind) => expect(kindOfCase(source)).toBe(kind));

test('no source is named for a rule and against it', () => {
  for (const id of platformIds)
    for (const rule of ruleNames) {
      const { evidence, contradictedBy } = platforms[id];
      expect([id, rule, (contradictedBy[rule] ?? []).filter((source) => evidence[rule]?.includes(source))]).toEqual([
        id,
        rule,
        [],
      ]);
    }
});

// A rule that a surer source beside it contradicts, or that nobody documents, was once marked by that source.
test.each<[PlatformId, RuleName, EvidenceKind, SourceId[]]>([
  ['facebook', 'robots', 'observed', []],
  ['instagram', 'robots', 'observed', []],
  ['threads', 'robots', 'observed', []],
  ['linkedin', 'robots', 'observed', []],
  ['telegram', 'robots', 'observed', []],
  ['telegram', 'layout', 'code', ['telegram-tt', 'tweb']],
  ['telegram', 'cut', 'code', ['telegram-tt']],
  ['telegram', 'types', 'assumed', ['tdesktop-16312']],
  ['facebook', 'layout', 'observed', ['facebook-images']],
  ['facebook', 'types', 'assumed', []],
  ['instagram', 'layout', 'assumed', []],
  ['threads', 'layout', 'assumed', []],
  ['imessage', 'layout', 'assumed', []],
  ['slack', 'layout', 'assumed', ['heads-up']],
  ['slack', 'size', 'assumed', ['heads-up']],
  ['slack', 'twitterCard', 'observed', ['bedrock-14258']],
  ['whatsapp', 'types', 'assumed', []],
  ['bluesky', 'title', 'assumed', []],
  ['twitter', 'imageAddress', 'assumed', []],
  ['linkedin', 'imageAddress', 'observed', []],
  ['facebook', 'imageAddress', 'documented', []],
  ['reddit', 'imageAddress', 'assumed', ['reddit-source']],
])('%s: the %s is %s, against it %j', (id, rule, kind, sources) => {
  expect(evidenceKindOf(platforms[id], rule)).toBe(kind);
  expect(platforms[id].contradictedBy[rule] ?? []).toEqual(sources);
});

test.each(platformIds)(
  '%s: the card says of its layout how sure it is, if that is not the platform’s own word',
  (id) => {
    const basisOf: Partial<Record<EvidenceKind, string>> = { observed: 'observed', assumed: 'assumed' };
    const shown = page({ 'twitter:card': 'summary_large_image', robots: 'max-image-preview:large' }, '1200x630');
    const { reasons, layout } = platforms[id].toCard(shown);
    const { why } = platforms[id].layout(
      { width: 1200, height: 630, ratio: 1200 / 630, bytes: 90_000 },
      emulatePage(shown, platforms[id]),
    );
    expect(layout).not.toBe('none');
    expect(reasons.find(({ en }) => en === why.en)?.basis).toBe(basisOf[evidenceKindOf(platforms[id], 'layout')]);
  },
);

test('what a third party says of robots.txt is a warning, what the platform says an error', () => {
  const { isAllowedByRobots } = checks;
  expect(levelOn(isAllowedByRobots, platforms.telegram)).toBe('warning');
  expect(levelOn(isAllowedByRobots, platforms.twitter)).toBe('error');
});

test('a word of the language is no source', () => expect(kindOfCase('constructor')).toBe('assumed'));

test('a reason says if it rests on less than the word of the platform', () => {
  const text = { en: 'a', de: 'b' };
  expect(withEvidence(text, platforms.slack, 'window')).toEqual({ ...text, basis: 'observed' });
  expect(withEvidence(text, platforms.teams, 'layout')).toEqual({ ...text, basis: 'assumed' });
  expect(withEvidence(text, platforms.discord, 'layout')).toEqual(text);
});
