import { expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { isKnownRule } from './check.ts';
import { isValidImageType } from './is-valid-image-type.ts';

const adviceFor = (about: PlatformId[]) =>
  describeCheck({ id: 'isValidImageType', outcome: 'fail', facts: { type: 'avif' } }, about[0] ?? 'slack', {}, about)
    .advice?.en;

test('a list of formats that nobody documents does not count as a platform’s', () => {
  const named = platformIds.filter((id) => isValidImageType.limit?.({ facts: {}, platform: platforms[id] }));
  expect(named).toEqual(expect.arrayContaining(['twitter', 'linkedin', 'mastodon']));
  expect(named.filter((id) => !isKnownRule(platforms[id], 'types'))).toEqual([]);
});

test('only who is known to refuse a format is said to', () => {
  expect(adviceFor(['whatsapp', 'twitter'])).toMatch(
    /^X \(Twitter\) doesn’t show AVIF images, WhatsApp probably doesn’t either\./,
  );
  expect(adviceFor(['whatsapp', 'slack'])).toMatch(/^WhatsApp and Slack probably don’t show AVIF images\./);
});
