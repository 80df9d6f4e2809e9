import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectShopApps, uniteApps } from './detect-shop-apps.ts';
import { findSubstrings } from './find-substrings.ts';
import { type Signature, shopAppCategories } from './shop-app.ts';
import { shopApps } from './shop-app-rows.ts';

const names = (html: string) => detectShopApps(html).map((app) => app.name);

/** A text that the pattern matches, placed in the subject the pattern is tried on. */
const pageWith = (place: Signature['in'], text: string) => {
  const inAttribute = text.replaceAll('"', "'");
  switch (place) {
    case 'scriptSrc':
      return `<script async src="https:/${text}"></script>`;
    case 'jsGlobal':
      return `<script>;${text};</script>`;
    case 'linkHref':
      return `<link rel="stylesheet" href="https://cdn.shopify.com${inAttribute}x.css">`;
    case 'meta':
      return `<meta ${text} content="x">`;
    case 'liquidBlock':
      return `<!-- ${text} --><!-- END app block -->`;
    case 'html':
      return `<div>${text}</div>`;
  }
};

describe('rows', () => {
  test('at least 38, every category, no name twice [1.12]', () => {
    expect(shopApps.length).toBeGreaterThanOrEqual(38);
    expect(new Set(shopApps.map((app) => app.category))).toEqual(new Set(shopAppCategories));
    expect(new Set(shopApps.map((app) => app.name)).size).toBe(shopApps.length);
  });

  test('prices read free-30-140, and only free ones are not paid [1.12] [3.23]', () => {
    for (const app of shopApps) {
      if (app.price !== null)
        expect([app.name, app.price]).toEqual([
          app.name,
          expect.stringMatching(/^(?:free|\d+(?:\.\d+)?)(?:-\d+(?:\.\d+)?)*$/),
        ]);
      expect([app.name, app.paid]).toEqual([app.name, app.price !== 'free']);
    }
  });

  test('no pattern has an unbounded repeat, a flag or a back reference', () => {
    const unbounded = /(?<!\\)[*+]|\{\d+,\}|\\[1-9]/;
    for (const app of shopApps)
      for (const pattern of [
        ...app.signatures.map((signature) => signature.match),
        ...(app.value ? [app.value.match] : []),
      ]) {
        const outsideClasses = pattern.source.replace(/\[(?:\\.|[^\]\\])*\]/g, '[]');
        expect([app.name, outsideClasses, pattern.flags]).toEqual([app.name, expect.not.stringMatching(unbounded), '']);
      }
  });

  test.each(shopApps.flatMap((app) => app.signatures.map((signature) => [app.name, signature] as const)))(
    '%s is found by each of its signatures, needles included: %o',
    (name, signature) => {
      // Word boundaries cannot be generated; without them the examples are the same or a little wider.
      const example = fc.stringMatching(new RegExp(signature.match.source.replaceAll('\\b', ''), 'u'), {
        size: 'small',
      });
      const property = fc.property(example, (text) => {
        const found = signature.match.exec(text)?.[0];
        fc.pre(found !== undefined && !/[<>]/.test(found.slice(1, -1)) && !/[\n\r\u2028]/.test(found));
        return (
          signature.needles.some((needle) => found?.includes(needle)) &&
          names(pageWith(signature.in, found ?? '')).includes(name)
        );
      });
      fc.assert(property, { numRuns: 12, seed: 7, maxSkipsPerRun: 2000 });
    },
  );
});

describe('values', () => {
  test.each(shopApps.flatMap((app) => (app.value ? [[app.name, app.value] as const] : [])))(
    '%s: every text that the value’s pattern matches contains a needle',
    (_name, { match, needles }) => {
      const example = fc.stringMatching(new RegExp(match.source.replaceAll('\\b', ''), 'u'), { size: 'small' });
      fc.assert(
        fc.property(example, (text) => needles.some((needle) => text.includes(needle))),
        { numRuns: 20, seed: 7 },
      );
    },
  );

  test.each([
    [
      'klaviyo',
      'HaTo26',
      '<script>var urls = ["https:\\/\\/static.klaviyo.com\\/onsite\\/js\\/klaviyo.js?company_id=HaTo26\\u0026shop=x.myshopify.com"];</script>',
    ],
    ['meta-pixel', '123456789012345', "<script>fbq('init', '123456789012345');</script>"],
    [
      'meta-pixel',
      '123456789012345',
      '<script>webPixelsConfigList:[{"configuration":"{\\"pixel_id\\":\\"123456789012345\\"}","apiClientId":2329312}]</script>',
    ],
    [
      'google-analytics-4',
      'G-ABC1234567',
      '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>',
    ],
    [
      'trusted-shops',
      'X0123456789ABCDEF0123456789ABCDEF',
      '<script src="//widgets.trustedshops.com/js/X0123456789ABCDEF0123456789ABCDEF.js"></script>',
    ],
    [
      'okendo',
      '01234567-89ab-cdef-0123-456789abcdef',
      '<meta name="oke:subscriber_id" content="01234567-89ab-cdef-0123-456789abcdef">',
    ],
    ['seo-manager', '5.3.5', "<meta name='seomanager' content='5.3.5'>"],
    ['judgeme', null, '<script>window.jdgmSettings = {}</script>'],
  ])('%s: %s', (name, value, html) => {
    expect(detectShopApps(html).map((app) => [app.name, app.value])).toContainEqual([name, value]);
  });
});

describe('traps', () => {
  test.each([
    [
      'an uninstalled snippet',
      '<!-- "snippets/loox-inject.liquid" was not rendered, the associated app was uninstalled -->',
    ],
    [
      'an uninstalled snippet that shows its URL',
      '<!-- "https://loox.io/widget/abc/loox.js" snippets/x was not rendered, the associated app was uninstalled -->',
    ],
    [
      'a failed app block',
      '<!-- Failed to render app block "BEGIN app block: shopify://apps/rebuy-personalization/blocks/embed/a26ae9b9-933b-40bf-bbc6-bf1220bbc4dc": app block path could not be resolved -->',
    ],
    [
      'resource hints',
      '<link rel="dns-prefetch" href="//cdn.weglot.com/"><link rel=preconnect href="https://static.hotjar.com/c/hotjar-1.js">',
    ],
    [
      'a consent table',
      '<table><tr><td>_hjSettings</td><td>Hotjar, static.hotjar.com</td></tr><tr><td>Klaviyo (static.klaviyo.com)</td></tr></table>',
    ],
    [
      'a consent tool’s block list',
      '<script>var blockList = ["connect.facebook.net/en_US/fbevents.js", "static.hotjar.com/c/hotjar-"];</script>',
    ],
    [
      'a URL in a link',
      '<a href="https://judge.me/reviews">Our reviews</a> <a href="https://www.trustpilot.com/review/x">Trustpilot</a>',
    ],
    ['a URL in a style sheet', '<style>.x{background:url(https://cdn.judge.me/star.png)}.trustpilot-widget{}</style>'],
    ['nothing', ''],
  ])('%s is not an app', (_what, html) => {
    expect(names(html)).toEqual([]);
  });

  test('a live app counts beside its own old trace', () => {
    expect(
      names(
        '<!-- "snippets/loox.liquid" was not rendered, the associated app was uninstalled --><script src="https://loox.io/widget/abcdef/loox.1.js"></script>',
      ),
    ).toEqual(['loox']);
  });

  test('lazy scripts and later slugs of the same block count', () => {
    expect(names('<script data-src="https://static.hotjar.com/c/hotjar-1.js"></script>')).toEqual(['hotjar']);
    expect(
      names('<!-- BEGIN app block: shopify://apps/renamed-app/blocks/x/58c0baa2-6cc1-480c-9ea6-38d6d559556a -->'),
    ).toEqual(['pandectes']);
  });
});

test('apps of several pages are merged, keeping values', () => {
  const [plain] = detectShopApps('<script>window.__klKey = 1</script>');
  const [valued] = detectShopApps(
    '<script src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=ABC123"></script>',
  );
  if (!plain || !valued) throw new Error('not detected');
  expect(uniteApps([[plain], [], [valued]])).toEqual([valued]);
  expect(uniteApps([[valued], [plain]])).toEqual([valued]);
});

describe('bad input', () => {
  test('never throws', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script',
        '<script src=',
        '</script',
        '<link ',
        '<!--',
        'BEGIN app block:',
        'Failed to render app block',
        "class='",
        'fbq(',
        '\\/',
        '&amp;',
        '<style',
        '>',
      ),
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 40 }), (parts) => Array.isArray(detectShopApps(parts.join('')))));
  });

  // Finishing at all is the assertion: a quadratic search would take minutes on these.
  test.each([
    '<script',
    '<script src="',
    '<link rel=',
    '<meta name=',
    "class='a ",
    '<!-- BEGIN app block:',
    'Failed to render app block',
    '<style',
    'fbq("init","',
    '"pixel_id":',
    '"',
    '//',
    '\\/',
    '_vwo_code account_id ',
  ])('a megabyte of %j', (piece) => {
    const needles = shopApps.flatMap((app) => app.signatures.flatMap((signature) => signature.needles)).join(' ');
    expect(Array.isArray(detectShopApps(needles + piece.repeat(Math.ceil(1_000_000 / piece.length))))).toBe(true);
  });
});

test('finds the same needles as a plain search', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 80 }),
      (words, text) => {
        expect([...findSubstrings(words)(text)].sort()).toEqual(
          [...new Set(words)].filter((word) => text.includes(word)).sort(),
        );
      },
    ),
  );
});
