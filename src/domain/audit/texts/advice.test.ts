import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { bare, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { countedPlatforms, type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { describeAudit } from './describe-audit.ts';

// Advice that was false once (docs/decisions/039-scores-and-advice.md), each with the page it was given for.

const large = { 'twitter:card': 'summary_large_image', 'og:url': 'https://www.example.com/mug' };
const said = (evidence: PageEvidence, language: Language = 'en') =>
  describeAudit(withFixes(auditPage(evidence), evidence), language);
const issuesOf = (evidence: PageEvidence, language?: Language) => said(evidence, language).issues;
const issueOf = (evidence: PageEvidence, id: CheckId, language?: Language) =>
  issuesOf(evidence, language).find((issue) => issue.id === id);
const idsOf = (evidence: PageEvidence) => issuesOf(evidence).map(({ id }) => id);
const allWords = (evidence: PageEvidence) => JSON.stringify([issuesOf(evidence), issuesOf(evidence, 'de')]);

const photo = (url: string, size: string, type = 'jpeg'): [string, ImageProbe] => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const file = { width, height, bytes: 90_000, contentType: `image/${type}` };
  return [url, { ok: true, url, finalUrl: url, type: type as 'jpeg', ...file }];
};
const withProbes = (evidence: PageEvidence, ...probes: [string, ImageProbe][]): PageEvidence => ({
  ...evidence,
  imageType: 'none',
  images: { ...evidence.images, ...Object.fromEntries(probes) },
});

describe('late tags', () => {
  const late = page(large, '1200x630', {
    padding: 400_000,
    bulk: [{ what: 'style', offset: 49, bytes: 400_000, label: 'theme' }],
  });

  test('are one issue, which says to move them and never to add them', () => {
    const issue = issueOf(late, 'isInsideWindow');
    expect(issue?.advice).toContain('Move the tags up');
    expect(issue?.advice).toContain('391 KB of inline CSS');
    expect(issueOf(late, 'isInsideWindow', 'de')?.advice).toContain('391 KB Inline-CSS');
    expect(issue?.paste).toBeNull();
    expect(issue?.text).toBe('WhatsApp and Slack show no image.');
    expect(issue?.detail).toMatch(/ stop reading before they reach your preview: /);
    expect(issue?.consequences.map(({ id }) => id)).toEqual(expect.arrayContaining(['hasTitle', 'hasDescription']));
    const rest: CheckId[] = ['hasOgImage', 'hasTitle', 'hasDescription', 'isNoOgImage'];
    expect(idsOf(late).filter((id) => rest.includes(id))).toEqual([]);
    expect(allWords(late)).not.toMatch(/Add an og:|Ergänzen Sie im <head>/);
  });

  test('name the window of each platform', () => {
    const limits = issueOf(late, 'isInsideWindow')?.limits.map(({ platform, text }) => `${platform}: ${text}`);
    expect(limits).toContain('whatsapp: the first 300 KB');
    expect(limits).toContain('slack: the first 32 KB (measured, not official)');
  });

  test('bring the images back', () => {
    const gain = issueOf(late, 'isInsideWindow')?.gain;
    expect(gain?.images).toEqual(expect.arrayContaining(['whatsapp', 'slack']));
    expect(gain?.text).toMatch(/^\+\d+ points, image on WhatsApp and Slack$/);
    const { text } = issueOf(late, 'isInsideWindow', 'de')?.gain ?? {};
    expect(text).toMatch(/^\+\d+ Punkte, WhatsApp und Slack zeigen ein Bild$/);
  });
});

test('tags in the body are moved into the head, not added', () => {
  const body = '<meta property="og:title" content="Mug"><meta property="og:image" content="https://e.com/a.jpg">';
  const evidence = bare({ title: 'Mug', description: 'D', ...large }, '1200x630', { body });
  expect(idsOf(evidence)).toContain('isInHead');
  expect(idsOf(evidence)).not.toContain('hasOgImage');
});

test('name= instead of property= is the cause on platforms that do not read it', () => {
  const issue = issueOf(page(large, '1200x630', { attribute: 'name' }), 'usesPropertyAttribute');
  expect(issue?.platforms).toContain('signal');
  expect(issue?.platforms).not.toContain('facebook');
  expect(issue?.text).toBe('Signal shows no image.');
  expect(issue?.detail).toContain('Written with name= instead of property=');
});

test('an issue of several platforms names each limit, not the first one', () => {
  const issue = issueOf(page(large, '1200x630 jpeg 1500000'), 'fileSizeOk');
  expect(issue?.text).toBe('WhatsApp shows the image small.');
  expect(issue?.detail).toBe('The image file is too large.');
  // Slack and Telegram document no limit: we do not claim that they refuse the file.
  expect(issue?.advice).toContain('too large for WhatsApp and Signal.');
  expect(issue?.limits.map(({ platform, text }) => [platform, text])).toEqual(
    expect.arrayContaining([
      ['whatsapp', 'up to 600 KB'],
      ['signal', 'up to 1 MB'],
    ]),
  );
});

test('a page with a player keeps its video', () => {
  const player = { 'twitter:card': 'player', 'twitter:player': 'https://e.com/v', 'og:video': 'https://e.com/v.mp4' };
  const evidence = page({ ...large, ...player });
  expect(idsOf(evidence)).not.toContain('hasValidTwitterCard');
  expect(allWords(evidence)).not.toContain('summary_large_image');
});

test('several images are not to be thrown away where they make a gallery', () => {
  const evidence = page({ ...large, 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] });
  const issue = issueOf(evidence, 'isSingleImage');
  expect([issue?.paste, issue?.edits]).toEqual([null, null]);
  expect(issue?.advice).not.toMatch(/keep only/i);
  const galleries = platformIds.filter((id) => platforms[id].showsSeveralImages);
  expect(issue?.platforms.filter((id) => galleries.includes(id))).toEqual([]);
});

describe('no cut is claimed where nothing is cut', () => {
  const long = page({ ...large, 'og:title': 't'.repeat(300), 'og:description': 'd'.repeat(900) });
  test.each([
    ['titleLengthOk', 'title'],
    ['descriptionLengthOk', 'description'],
  ] as const)('%s', (id, part) => {
    const cutting = platformIds.filter((platform) => platforms[platform].cut[part] !== null);
    expect(issueOf(long, id)?.platforms.filter((platform) => !cutting.includes(platform))).toEqual([]);
    expect(issueOf(long, id)?.platforms).not.toContain('slack' satisfies PlatformId);
  });
});

test('a missing description is no matter where none is shown', () => {
  const issue = issueOf(page({ ...large, description: null, 'og:description': null }), 'hasDescription');
  expect(issue?.platforms).toContain('facebook');
  expect(issue?.platforms).not.toContain('linkedin');
  expect(issue?.platforms).not.toContain('imessage');
});

describe('what is pasted', () => {
  const json = (product: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', ...product })}</script>`;
  const offers = { price: '12.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };

  test('no placeholder on a page that says nothing', () => {
    const evidence = bare({});
    expect(
      issuesOf(evidence)
        .map(({ paste }) => paste ?? '')
        .join('\n'),
    ).not.toMatch(/Label|fact|Name of|One or two|What the/);
  });

  test.each([
    ['de_DE', 'Preis', 'Auf Lager'],
    ['en_GB', 'Price', 'In stock'],
    ['fr_FR', 'Prix', 'En stock'],
  ])('facts in the language of the page: %s', (locale, price, stock) => {
    const evidence = page({ ...large, 'og:locale': locale }, '1200x630', { body: json({ name: 'Mug', offers }) });
    const paste = issueOf(evidence, 'twitterData1')?.paste;
    expect(paste).toContain(`<meta name="twitter:label1" content="${price}">`);
    expect(paste).toContain(`<meta name="twitter:data2" content="${stock}">`);
  });

  test('nothing in a language that is not known', () => {
    const evidence = page(large, '1200x630', { body: json({ name: 'Mug', offers }) });
    expect(issueOf(evidence, 'twitterData1')?.paste).toBeNull();
  });

  const without: TestTags = { ...large, 'og:image': null };
  const img = (...urls: string[]) => urls.map((url) => `<img src="${url}">`).join('');
  const sprite = 'https://www.example.com/nav-sprite.png';
  const logo = 'https://www.example.com/logo.gif';
  const small = 'https://www.example.com/small.jpg';
  const good = 'https://www.example.com/photo.jpg';

  test('an image of the page that suits, with its real size', () => {
    const evidence = withProbes(
      page(without, '', { body: img(sprite, logo, small, good) }),
      photo(sprite, '1200x630', 'png'),
      photo(logo, '900x600', 'gif'),
      photo(small, '200x200'),
      photo(good, '1600x1000'),
    );
    expect(issueOf(evidence, 'hasOgImage')?.paste).toBe(
      [
        `<meta property="og:image" content="${good}">`,
        '<meta property="og:image:width" content="1600">',
        '<meta property="og:image:height" content="1000">',
      ].join('\n'),
    );
  });

  test.each([
    ['a sprite', [photo(sprite, '1200x630', 'png')]],
    ['a logo', [photo(logo, '1200x630', 'gif')]],
    ['a small one', [photo(small, '599x400')]],
    ['a strip', [photo(good, '2400x300')]],
    ['one that was not asked for', []],
  ])('not %s, and no size is made up', (_name, probes) => {
    const evidence = withProbes(page(without, '', { body: img(sprite, logo, small, good) }), ...probes);
    const issue = issueOf(evidence, 'hasOgImage');
    expect([issue?.paste, issue?.edits]).toEqual([null, null]);
    expect(issue?.gain?.images.length).toBeGreaterThan(15);
  });

  test('no https address that does not answer', () => {
    const http = { ...large, 'og:image': 'http://cdn.example.com/mug.jpg' };
    expect(issueOf(page(http), 'hasHttpsImage')?.paste).toBeNull();
    const answering = page(http);
    const images = {
      ...answering.images,
      ...Object.fromEntries([photo('https://cdn.example.com/mug.jpg', '1200x630')]),
    };
    expect(issueOf({ ...answering, images }, 'hasHttpsImage')?.paste).toContain('https://cdn.example.com/mug.jpg');
  });

  test('says so if a tag that is there is to be replaced', () => {
    const wrong = page({ ...large, 'twitter:card': 'wrong' });
    expect(issueOf(wrong, 'hasValidTwitterCard')?.where).toContain('Replace the existing tag.');
    expect(issueOf(wrong, 'hasValidTwitterCard', 'de')?.where).toContain('Ersetzen Sie das vorhandene Tag.');
  });
});

describe('a platform without a card', () => {
  const silent = bare({ description: 'D', 'og:image': 'https://e.com/a.jpg', ...large });

  test.each(['signal', 'mastodon'] as const)('%s: no points, the reason first', (platform) => {
    const judged = said(silent).platforms.find((one) => one.platform === platform);
    expect([judged?.card.isShown, judged?.score, judged?.checks[0]?.id]).toEqual([false, 0, 'hasCard']);
    // The card's reason also says if the rule is only observed.
    expect(judged?.card.reasons[0]).toContain(judged?.checks[0]?.text);
  });

  test('is listed below its cause, which is then an error', () => {
    const issue = issueOf(silent, 'hasTitle');
    expect(issue?.level).toBe('error');
    expect(issue?.text).toBe('X (Twitter), Mastodon and Signal show only the bare link.');
  });

  test('says what the tag brings that it lacks', () => {
    const evidence = page({ ...large, 'og:type': null, 'og:description': null, 'twitter:card': null });
    const issue = issueOf(evidence, 'hasValidTwitterCard');
    expect(issue?.gain?.cards).toEqual(['twitter']);
    expect(issue?.gain?.text).toMatch(/^\+\d+ points?, card with image on X \(Twitter\)$/);
  });
});

test('an image that was made once is no issue; beside its score stands why', () => {
  const fine = page({ ...large, 'og:image:alt': 'A mug', 'twitter:image:alt': 'A mug' });
  expect(idsOf(fine)).not.toContain('isStaticImage');
  expect([said(fine).score, said(fine).capped]).toEqual([85, expect.stringContaining('last 15 points')]);
  expect(said({ ...fine, imageType: 'dynamic' }).capped).toBeNull();
});

const { length } = countedPlatforms;
const counted = [`${length} platforms that count`, `${length} gewerteten Plattformen`];
test.each([
  [page(large), `Shows an image on all ${counted[0]}.`, `Zeigt auf allen ${counted[1]} ein Bild.`],
  [
    page({ ...large, 'og:image': null }, '', { imageType: 'none' }),
    `Shows no image on any of the ${counted[0]}.`,
    `Zeigt auf keiner der ${counted[1]} ein Bild.`,
  ],
])('the verdict is made from the cards', (evidence, en, de) => {
  expect([said(evidence).verdict, said(evidence, 'de').verdict]).toEqual([en, de]);
});

test('points follow the image that a platform shows', () => {
  // 9 MB: too large for some, shown by others.
  const { platforms: judged } = auditPage(page(large, '1200x630 jpeg 9000000'));
  const shown = new Map(judged.map(({ platform, score }) => [platform, score.shown]));
  expect(shown.get('facebook')).toBe('none');
  expect(shown.get('notion')).toBe('none');
  expect(shown.get('discord')).toBe('static');
});

describe('dimensions and closed platforms', () => {
  const ids: CheckId[] = ['hasGoodImageRatio', 'hasPerfectImageRatio', 'hasMinSize', 'hasMinWidth', 'hasMinHeight'];

  test.each([
    ['1080x1080', 'hasGoodImageRatio'],
    ['800x1200', 'hasGoodImageRatio'],
    ['1500x300', 'hasGoodImageRatio'],
    ['150x150', 'hasMinSize'],
  ])('%s is one issue', (size, cause) => {
    expect(idsOf(page(large, size)).filter((id) => ids.includes(id))).toEqual([cause]);
  });

  test('what only Discover would want larger is an issue of articles alone', () => {
    expect(idsOf(page(large, '800x419')).filter((id) => ids.includes(id))).toEqual([]);
    expect(idsOf(page({ ...large, 'og:type': 'article' }, '800x419')).filter((id) => ids.includes(id))).toEqual([
      'hasMinWidth',
    ]);
  });

  test('a heavy file of 1200x630 is too heavy and nothing else', () => {
    const found = idsOf(page(large, '1200x630 jpeg 900000')).filter((id) => [...ids, 'fileSizeOk'].includes(id));
    expect(found).toEqual(['fileSizeOk']);
  });

  test('what only Skype refuses is no issue', () => {
    expect(idsOf(page(large, '1200x630 webp'))).not.toContain('isValidImageType');
  });
});
