import { expect, test } from 'vitest';
import { ruleNames } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf, kindOfCase, withEvidence } from './evidence.ts';
import { platforms } from './index.ts';
import { platformIds } from './platform-id.ts';

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
      const { evidence, against } = platforms[id];
      expect([id, rule, (against[rule] ?? []).filter((source) => evidence[rule]?.includes(source))]).toEqual([
        id,
        rule,
        [],
      ]);
    }
});

test('a word of the language is no source', () => expect(kindOfCase('constructor')).toBe('assumed'));

test('a reason says if it rests on less than the word of the platform', () => {
  const text = { en: 'a', de: 'b' };
  expect(withEvidence(text, platforms.slack, 'window')).toEqual({ ...text, basis: 'observed' });
  expect(withEvidence(text, platforms.teams, 'layout')).toEqual({ ...text, basis: 'assumed' });
  expect(withEvidence(text, platforms.discord, 'layout')).toEqual(text);
});
