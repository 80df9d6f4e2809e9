import { describe, expect, test } from 'vitest';
import { auditPage, type PageAudit } from '#domain/audit/audit-page.ts';
import { editTags } from '#domain/audit/edit/edit-tags.ts';
import { retype } from '#domain/audit/emulation/classify-images.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { sizeOfPage } from '#domain/audit/emulation/size-class.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { expectFixesToHold } from '#domain/audit/fixes/fixes-hold.fixture.ts';
import { bare, oembed, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { realShapes } from '../../../../fixtures/pages/real-shapes.ts';
import { describeIssues } from './describe-issues.ts';
import type { IssueTexts } from './issue-texts.ts';
import { evidenceOf } from './real-shapes.fixture.ts';
import { verdictOf, whyCapped } from './verdict.ts';

// The kinds of false, useless and contradictory advice that were once shown, each on every page that could have it.

const judged = (evidence: PageEvidence): PageAudit => withFixes(auditPage(evidence), evidence);
const issuesOf = (evidence: PageEvidence) => describeIssues(judged(evidence));
const issueOf = (evidence: PageEvidence, id: string) => issuesOf(evidence).find((issue) => issue.id === id);
const large: TestTags = { 'twitter:card': 'summary_large_image', 'og:type': 'website', 'og:url': 'https://e.com/mug' };
const wordsOf = ({ text, detail, advice, where }: IssueTexts) =>
  [text, detail, advice, where].map((one) => `${one?.en ?? ''} ${one?.de ?? ''}`).join(' ');

const shapes = realShapes.map((shape) => {
  const evidence = evidenceOf(shape);
  const audit = judged(evidence);
  return { shape, evidence, audit, issues: describeIssues(audit) };
});

describe.each(shapes.map((one) => [one.shape.name, one] as const))('%s', (name, { shape, evidence, audit, issues }) => {
  const ids = issues.map(({ id }) => id as string);

  test('every fix holds', () => void expectFixesToHold(name, evidence));

  test('a price line only where something is sold', () => {
    if (!shape.sells) expect(ids.filter((id) => id.startsWith('twitterData'))).toEqual([]);
  });

  test('who finds words in the page misses no description', () => {
    expect(issues.find(({ id }) => id === 'hasDescription')?.platforms ?? []).not.toContain('google-search');
  });

  test('head and window concern those who look there', () => {
    const concerned = (id: string) => issues.find((issue) => issue.id === id)?.platforms ?? [];
    expect(concerned('isInHead').filter((one) => platforms[one].tagReading.headOnly === null)).toEqual([]);
    expect(concerned('isInsideWindow').filter((one) => platforms[one].windowBytes === null)).toEqual([]);
  });

  test('no platform that is drawn with the image is said not to show it', () => {
    const shows = audit.platforms.filter(({ card }) => card.isShown && card.image !== null);
    for (const { id, text } of issues) {
      const [, named = ''] = /^(.*) shows? no image\.$/.exec(text.en) ?? [];
      const wrong = shows.filter(({ platform }) => named.split(/, | and /).includes(platforms[platform].name));
      expect(wrong.map(({ platform }) => `${id} ${platform}`)).toEqual([]);
    }
  });

  test('fixes of one page agree on the size of its image, and offer nothing broken', () => {
    const pastes = issues.map(({ paste }) => paste ?? '').join('\n');
    const sizes = new Set(pastes.match(/og:image:width" content="[^"]*/g));
    expect(sizes.size).toBeLessThanOrEqual(1);
    expect(pastes).not.toMatch(/content="(?:undefined|null|\{\{ product\.title|[^"]*Ã)/);
  });

  test('nothing is missing and to be replaced at once', () => {
    for (const issue of issues) {
      if (/^(?:Add|Set) /.test(issue.advice?.en ?? ''))
        expect(issue.where?.en ?? '').not.toContain('Replace the existing');
    }
  });

  test('a text that is offered is short enough', () => {
    for (const { edits } of issues) {
      const offered = edits?.filter(({ key }) => /description/.test(key)) ?? [];
      if (offered.length === 0) continue;
      const before = new Set(ids);
      const after = describeIssues(auditPage(editTags(evidence, offered))).map(({ id }) => id);
      expect(after.filter((id) => id === 'descriptionLengthOk' && !before.has(id))).toEqual([]);
    }
  });

  test('values of one page are not called values of all, nor the other way round', () => {
    for (const { paste, where } of issues) {
      if (paste && /^<meta name="twitter:card"[^\n]*$/.test(paste)) expect(where?.en).not.toContain('this page alone');
    }
  });

  test('a page without og:image gets no sentence of praise', () => {
    if (evidence.meta.tags.some(({ key }) => key.startsWith('og:image'))) return;
    expect(sizeOfPage(audit.platforms, evidence.meta.tags)).toBe('none');
    expect(`${verdictOf(audit).en} ${whyCapped(audit.imageType, audit.score.score, [])?.en ?? ''}`).not.toMatch(
      /Fantastic|Great|Nothing’s broken|on all 7/,
    );
  });

  test('1200×630 is promised to fit only where it is not trimmed', () => {
    const promised = issues.find(({ id }) => id === 'hasPerfectImageRatio')?.platforms ?? [];
    for (const id of promised) {
      const [least, most] = platforms[id].perfectRatio;
      expect(1200 / 630 >= least && 1200 / 630 <= most, id).toBe(true);
    }
    expect(issues.map(wordsOf).join(' ')).not.toMatch(/nothing is cropped|nichts wird beschnitten/i);
  });

  test('an issue has something to do, and no alternative text is demanded for an image that nobody sees', () => {
    for (const issue of issues) expect(issue.advice?.en ?? '', issue.id).not.toBe('');
    const unseen = audit.platforms.every(({ card }) => card.image === null);
    if (unseen) expect(ids).not.toContain('hasAltText');
  });
});

test('microdata is no second tag', () => {
  const shape = shapes.find((one) => one.shape.name.startsWith('Magento'));
  expect(shape?.issues.map(({ id }) => id)).not.toContain('hasNoDuplicateTags');
});

test('a late tag that says what an earlier one said is no issue', () => {
  const style = `<style>${' '.repeat(400_000)}</style>`;
  const late = page(large, '1200x630', { head: `${style}<meta name="twitter:title" content="Blue mug">` });
  expect(issueOf(late, 'isInsideWindow')).toBeUndefined();
});

test('one image that is named twice is one', () => {
  const same = page({ ...large, 'og:image': ['http://cdn.example.com/mug.jpg', 'https://cdn.example.com/mug.jpg'] });
  expect(issueOf(same, 'isSingleImage')).toBeUndefined();
});

test('where oEmbed decides, nothing is demanded of the tags', () => {
  const shop = page({ ...large, 'og:description': null, description: null }, '1200x630', { oembed: oembed() });
  for (const id of ['hasDescription', 'hasMinSize', 'hasGoodImageRatio'])
    expect(issueOf(shop, id)?.platforms ?? []).not.toContain('mastodon');
});

test('robots.txt is no firewall', () => {
  const blocked = page(large, '1200x630', { pageReach: { twitter: { outcome: 'robots', url: 'https://e.com/' } } });
  expect(issuesOf(blocked).map(wordsOf).join(' ')).not.toMatch(/firewall/i);
});

test('what is drawn is not said to be refused: GIF', () => {
  const gif = page(large, '1200x630 gif 90000');
  const drawn = auditPage(gif).platforms.filter(({ card }) => card.image !== null && card.isShown);
  const [, named = ''] =
    /^(.*) (?:don’t|doesn’t) show GIF/.exec(issueOf(gif, 'isValidImageType')?.advice?.en ?? '') ?? [];
  expect(
    drawn.filter(({ platform }) => named.includes(platforms[platform].name)).map(({ platform }) => platform),
  ).toEqual([]);
});

test('accepted formats name none that the card refuses', () => {
  const svg = page(large, '1200x630 svg 9000');
  const issue = issueOf(svg, 'isValidImageType');
  expect(issue?.limits.filter(({ text }) => text.en.includes('SVG'))).toEqual([]);
});

test('the small card of Slack has an image already: only its size is promised', () => {
  const advice = issueOf(page({ ...large, 'twitter:card': 'summary' }), 'hasValidTwitterCard')?.advice?.en ?? '';
  expect(advice).toContain('large image on Slack');
});

test('a limit that a platform does not know is not told as its limit', () => {
  const stated = [page(large, '100x100'), page(large, '1200x200'), page(large, '1200x630 jpeg 1500000')].flatMap(
    (evidence) => issuesOf(evidence).flatMap(({ id, limits }) => limits.map((limit) => ({ id, ...limit }))),
  );
  expect(stated.some(({ platform }) => platform === 'facebook')).toBe(true);
  expect(stated.filter(({ platform }) => platform === 'telegram')).toEqual([]);
  expect(stated.filter(({ platform, text }) => platform === 'whatsapp' && / high/.test(text.en))).toEqual([]);
});

test('who does not read og:url is not said to show another page', () => {
  const elsewhere = page({ ...large, 'og:url': 'https://e.com/', canonical: 'https://e.com/mug' });
  const issue = issueOf(elsewhere, 'ogUrlIsCanonical');
  expect(issue?.platforms).toContain('facebook');
  expect(issue?.platforms.filter((id) => !platforms[id].readsUrl && id !== 'whatsapp')).toEqual([]);
});

test('the size in the tags concerns who says that it uses it', () => {
  const wrong = page({ ...large, 'og:image:width': '2400', 'og:image:height': '1260' });
  expect(issueOf(wrong, 'declaredSizeIsReal')?.platforms).toEqual(['facebook', 'threads', 'instagram']);
});

test('a small card on X is made large as well', () => {
  const advice = issueOf(page({ ...large, 'twitter:card': 'summary' }), 'hasValidTwitterCard')?.advice;
  expect(advice?.en).toContain('the large card on X');
  expect(advice?.de).toContain('X die große Karte');
});

test('no points for an address that answers 404', () => {
  const dead = issuesOf(page({ ...large, 'og:image': '/mug.jpg' }, 'not-found'));
  expect(dead.filter(({ paste }) => paste?.includes('mug.jpg'))).toEqual([]);
});

test('og:url is never a file of the server', () => {
  const index = bare({ title: 'A' }, '', { url: 'https://e.com/index.html' });
  expect(issueOf(index, 'ogUrlIsCanonical')?.paste).toBe('<meta property="og:url" content="https://e.com/">');
});

test('an empty tag is missing, and it is the empty one that goes', () => {
  const empty = issueOf(page({ ...large, 'og:image': 'null', 'og:title': '', title: 'Mug' }), 'hasTitle');
  if (empty?.where) expect(empty.where.en).toContain('Replace the empty tag.');
});

test('a long description is offered in whole sentences', () => {
  const long = `${'It is made of brass and glass by hand. '.repeat(9)}`;
  const issue = issueOf(bare({ ...large, title: 'A', 'og:title': 'A', 'twitter:description': long }), 'hasDescription');
  const offered = issue?.edits?.find(({ key }) => key === 'og:description')?.value ?? '';
  expect(offered).toMatch(/\.$/);
  expect(offered.length).toBeLessThanOrEqual(170);
});

test('noindex is told once, as something that may be wanted', () => {
  const hidden = page({ ...large, robots: 'noindex, follow' });
  const platforms = expect.arrayContaining(['google-search', 'google-discover']);
  expect(issueOf(hidden, 'isIndexable')).toMatchObject({ level: 'info', platforms });
  expect(issuesOf(hidden).map(({ id }) => id)).not.toContain('hasCard');
  expect(issuesOf(page(large)).map(({ id }) => id)).not.toContain('isIndexable');
});

test('a page without https is told to use it, not to fix something first', () => {
  const plain = page(large, '1200x630', { url: 'http://e.com/mug' });
  const issue = issueOf(plain, 'hasCard');
  expect(issue?.platforms).toEqual(['signal']);
  expect(issue?.advice?.en).toContain('https address');
});

test('a long title names what to leave out only if it is there', () => {
  const words = 'A very long title of a page about lamps and all that belongs to them, and more';
  const alone = issueOf(page({ ...large, 'og:title': words }), 'titleLengthOk');
  expect(alone?.advice?.en).toMatch(/matters first\.$/);
  const named = issueOf(page({ ...large, 'og:title': `${words} | Lumen`, 'og:site_name': 'Lumen' }), 'titleLengthOk');
  expect(named?.advice?.en).toContain('leave out “Lumen”');
});

test('the limit is named where one platform alone cuts, in its own unit', () => {
  const umlauts = page({
    ...large,
    'og:title': 'Bahn streikt: Was Reisende jetzt wissen müssen und welche Züge fahren',
  });
  const issue = issueOf(umlauts, 'titleLengthOk');
  expect(issue?.platforms).toEqual(['discord']);
  expect(issue?.advice?.en).toContain('69 characters (71 bytes), more than Discord shows (70 bytes)');
});

test('we draw images, and change no robots tag', () => {
  const forbidden = page({ ...large, robots: 'noimageindex' });
  expect(issueOf(forbidden, 'isNoOgImage')).toMatchObject({ doneByUs: null });
});

test('alternative text is asked for where it is missing', () => {
  const half = issueOf(page({ ...large, 'og:image:alt': 'A lamp' }), 'hasAltText');
  expect(half?.advice?.en).toMatch(/missing: X reads twitter:image:alt\.$/);
});

test('the large card on X is not promised where X has it already', () => {
  const two = issueOf(page({ ...large, 'twitter:card': ['summary', 'summary_large_image'] }), 'hasValidTwitterCard');
  expect(two?.platforms).toEqual(['slack']);
  expect(two?.advice?.en).toMatch(/to get the large image on Slack\.$/);
});

test('a logo is called one by its name, and many pages only where many were read', () => {
  const logo = auditPage(
    page({ ...large, 'og:image': 'https://e.com/logo.png' }, '1200x630', { imageType: 'generic' }),
  );
  const said = describeIssues(logo).find(({ id }) => id === 'isGenericImage');
  expect(`${said?.text.en} ${said?.detail?.en}`).toContain('By its file name');
  const shared = describeIssues(retype(auditPage(page(large)), 'generic')).find(({ id }) => id === 'isGenericImage');
  expect(`${shared?.text.en} ${shared?.detail?.en}`).toContain('Many pages share');
});

test('og:url of the home page is told where no canonical URL contradicts it', () => {
  const ofHome: TestTags = { ...large, 'og:url': 'https://www.example.com/', canonical: null };
  const shell = issueOf(page(ofHome), 'ogUrlIsCanonical');
  expect([shell?.text.en, shell?.detail?.en]).toContain('og:url names the home page.');
  // Such tags are those of a template: the address of one page must not stand on all.
  expect(shell?.paste).toBeNull();
  const astro = issueOf(page({ ...ofHome, generator: 'Astro v5.1' }), 'ogUrlIsCanonical');
  expect(astro?.paste).toContain('page.url');
  const home = page({ ...large, 'og:url': 'https://www.example.com/' }, '1200x630', {
    url: 'https://www.example.com/',
  });
  expect(issueOf(home, 'ogUrlIsCanonical')).toBeUndefined();
});

test('a whole description in twitter:card is not repeated', () => {
  const wrong = issueOf(page({ ...large, 'twitter:card': 'A shop for lamps. '.repeat(9) }), 'hasValidTwitterCard');
  expect(wrong?.advice?.en.length).toBeLessThan(150);
});

test('a limit of the specification alone names nobody', () => {
  const heavy = page(large, '1200x630 jpeg 900000');
  expect(issueOf(heavy, 'fileSizeOk')?.platforms).toEqual(['whatsapp']);
});

test('a description that a platform does not read is not called missing', () => {
  const unread = page({ ...large, 'og:description': null, description: 'A mug.' });
  const issue = issueOf(unread, 'hasDescription');
  expect(issue?.platforms).toEqual(['discord']);
  expect(`${issue?.text.en} ${issue?.detail?.en ?? ''}`).not.toContain('has no page description');
});
