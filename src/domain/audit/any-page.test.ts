import fc from 'fast-check';
import { expect, test } from 'vitest';
import { few, seed } from '../../../test/size.ts';
import { auditPage } from './audit-page.ts';
import { imageTypes } from './emulation/image-probe.ts';
import { bare, defaultTags } from './page.fixture.ts';
import { scorePageOnly, subPageResult } from './scoring/score-page.ts';
import { describeAudit } from './texts/describe-audit.ts';
import { tagReportOf } from './texts/tag-report.ts';

const keys = [
  ...Object.keys(defaultTags),
  'twitter:card',
  'twitter:image',
  'og:url',
  'canonical',
  'base',
  'theme-color',
  'icon',
  'og:image:secure_url',
  'og:image:width',
  'twitter:label1',
];
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.webUrl(),
  fc.constantFrom(
    '',
    'null',
    '//',
    'http://',
    'data:image/png;base64,',
    'javascript:1',
    '\u0000',
    '#fff',
    'summary',
    '[object Object]',
  ),
);
const image = fc
  .tuple(
    fc.integer({ min: 1, max: 9000 }),
    fc.integer({ min: 1, max: 9000 }),
    fc.constantFrom(...imageTypes),
    fc.nat(20_000_000),
  )
  .map(([width, height, type, bytes]) => `${width}x${height} ${type} ${bytes}`);

test('a check that one platform counts as an error has that level in a crawl too, where its named cause does not fail', () => {
  const evidence = bare({ 'og:image': ['http://a.aa'], 'twitter:image': '//' }, '1x1 gif 0', { imageType: 'none' });
  expect(scorePageOnly(evidence)).toEqual(subPageResult(auditPage(evidence)));
});

test('for any page, every platform scores between 0 and 100, JSON keeps the audit, and a crawl gives the same scores', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...keys), fc.oneof(value, fc.array(value, { maxLength: 3 })), {
        noNullPrototype: true,
      }),
      fc.oneof(image, fc.constantFrom('unasked', 'not-found', 'timeout')),
      fc.constantFrom('none', 'generic', 'static', 'dynamic'),
      (tags, spec, imageType) => {
        const evidence = bare(tags, spec, { imageType });
        const audit = auditPage(evidence);
        expect(scorePageOnly(evidence)).toEqual(subPageResult(audit));
        const said = describeAudit(audit, 'de');
        // One expectation for all: an assertion costs more than an audit.
        const wrong = said.platforms.filter(
          ({ score, checks, card: { image, imageSource, isShown } }) =>
            !(score >= 0 && score <= 100) ||
            (imageSource === 'tag' && image && !/^https?:/.test(image.url)) ||
            // No card, no points, and the reason comes first.
            (!isShown && (score > 0 || checks[0]?.id !== 'hasCard')),
        );
        expect(wrong).toEqual([]);
        expect(JSON.parse(JSON.stringify(said))).toEqual(said);
        expect(tagReportOf(evidence).every((row) => row.byte >= 0)).toBe(true);
      },
    ),
    { numRuns: few(60, 300), seed },
  );
});
