import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { checkedBuild } from '#cli/reports/checked.fixture.ts';
import { COMMENT_CHARACTERS } from '#cli/reports/report-markdown.ts';
import { paintWith } from '#cli/reports/terminal.ts';
import { type Checked, nothingChecked, type UnreadPage } from '#cli/targets/checked.ts';
import { comparePreviews } from './compare-previews.ts';
import { diffMarkdown } from './diff-markdown.ts';
import { diffResult } from './diff-result.ts';
import { imageText } from './diff-words.ts';
import { drawPicture, pictureName } from './picture.ts';
import { diffHtml, diffText } from './report-diff.ts';

const page = (title: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:title" content="${title}"><meta property="og:image" content="https://shop.example/a.png">${more}</head><body></body></html>`;

const sides = (before: Checked, after: Checked) => ({ before, after, onlyLive: [], isCompared: () => true });
const paint = paintWith(false);

test('added, removed and changed pages; pages that look the same are left out', async () => {
  const before = await checkedBuild({ 'a.html': page('A'), 'same.html': page('S'), 'old.html': page('Old') });
  const after = await checkedBuild({ 'a/index.html': page('B'), 'same.html': page('S'), 'new.html': page('New') });
  const found = comparePreviews(before.pages, after.pages).map(({ path, state }) => `${state} ${path}`);
  expect(found.sort()).toEqual(['added /new', 'changed /a', 'removed /old']);
});

test('one change for all platforms, although each cuts texts at its own length', async () => {
  const long = 'A very long title that goes on and on, far beyond what any platform shows in a card, word by word';
  const before = await checkedBuild({ 'a.html': page('Short') });
  const after = await checkedBuild({ 'a.html': page(long) });
  const [change] = comparePreviews(before.pages, after.pages);
  const titles = change?.changes.filter(({ field }) => field === 'title') ?? [];
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatchObject({ before: 'Short', after: long });
  expect(titles[0]?.platforms.length).toBeGreaterThan(20);
});

test('an image is the same under another name or host, and another with other bytes', async () => {
  const [{ pages }] = [await checkedBuild({ 'a.html': page('A') })];
  const withImage = (url: string, bytes: number | null) =>
    pages.map((one) => ({
      ...one,
      audit: {
        ...one.audit,
        platforms: one.audit.platforms.map((judged) => ({
          ...judged,
          card: { ...judged.card, image: { url, width: 1200, height: 630, bytes, type: 'png', alt: null } },
        })),
      },
    }));
  const fields = (url: string, bytes: number | null) =>
    comparePreviews(withImage('https://shop.example/a.1f.png', 5000), withImage(url, bytes)).flatMap(({ changes }) =>
      changes.map(({ field }) => field),
    );
  expect(fields('https://shop.example/a.2b.png', 5000)).toEqual([]);
  expect(fields('https://shop.example/a.1f.png', 5001)).toEqual(['image']);
  expect(fields('https://shop.example/a.2b.png', null)).toEqual(['image']);
});

test('sizes of images are written as the language writes them', async () => {
  const { pages } = await checkedBuild({ 'a.html': page('A') });
  const withBytes = (bytes: number): Checked['pages'] =>
    pages.map((one) => ({
      ...one,
      audit: {
        ...one.audit,
        platforms: one.audit.platforms.map((judged) => ({
          ...judged,
          card: {
            ...judged.card,
            image: { url: 'https://a.example/a.png', width: 9, height: 9, bytes, type: 'png', alt: null },
          },
        })),
      },
    }));
  const built = (bytes: number): Checked => ({ ...nothingChecked, pages: withBytes(bytes) });
  const diff = diffResult(sides(built(1_900_000), built(2_500_000)), null);
  const reported = (language: 'en' | 'de') => [
    diffText(diff, { language, paint }).join('\n'),
    diffMarkdown(diff, { language, links: new Map() }),
    diffHtml(diff, new Map(), language),
  ];
  for (const text of reported('en')) expect(text).toMatch(/1\.9 MB[\s\S]*2\.4 MB/);
  for (const text of reported('de')) expect(text).toMatch(/1,9 MB[\s\S]*2,4 MB/);
  expect(imageText({ url: 'a%', width: null, height: null, bytes: null, type: null, alt: null }, 'de')).toBe('a%');
});

test('a page that the live site failed to answer is neither new nor removed', async () => {
  const after = await checkedBuild({ 'a.html': page('A'), 'b.html': page('B') });
  const failed = (path: string, reason: UnreadPage['reason']): UnreadPage => {
    const url = `https://shop.example${path}`;
    return { ok: false, reason, url, finalUrl: url, status: null, detail: null, file: null };
  };
  const before = { ...nothingChecked, unread: [failed('/a', 'timeout'), failed('/b', 'not-found')] };
  const diff = diffResult({ before, after, onlyLive: ['/gone'], isCompared: () => true }, 'before');
  expect(diff.changes.map(({ path, state }) => `${state} ${path}`)).toEqual(['added /b']);
  expect(diff.unread.map(({ url }) => url)).toEqual(['https://shop.example/a']);
  expect(diff.removedPaths).toEqual(['/gone']);
  const text = diffText(diff, { language: 'en', paint }).join('\n');
  expect(text).toContain('1 new page, 1 removed.');
  expect(text).toContain('Couldn’t be compared: https://shop.example/a');
});

const nasty = '&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt; @everyone | ![x](y) &#x1b;[2J "';

test('images of cards are well-formed, load nothing and run nothing, whatever a page says', async () => {
  const before = await checkedBuild({ 'a.html': page('A') });
  const after = await checkedBuild({ 'a.html': page(nasty, '<meta name="description" content="]]&gt;&amp;">') });
  const [change] = comparePreviews(before.pages, after.pages);
  const svg = change ? drawPicture(change, new Map(), 'en') : '';
  const names = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    names.add(name);
    expect(Object.keys(attributes).filter((key) => /^on|href/.test(key))).toEqual([]);
  });
  parser.write(svg).close();
  expect([...names].sort()).toEqual(['g', 'rect', 'svg', 'text']);
  expect(svg).toContain('Before');
});

test('reports escape what pages say', async () => {
  const before = await checkedBuild({ 'a.html': page('A') });
  const after = await checkedBuild({ 'a.html': page(nasty) });
  const diff = diffResult(sides(before, after), null);
  expect(diffHtml(diff, new Map(), 'de')).not.toContain('<script>');
  const text = diffMarkdown(diff, { language: 'en', links: new Map() });
  expect(text).not.toMatch(/@everyone|<script>|!\[x\]/);
});

test('Markdown links the images and fits a comment', async () => {
  const before = await checkedBuild({ 'a.html': page('A') });
  const after = await checkedBuild({ 'a.html': page('B') });
  const diff = diffResult(sides(before, after), null);
  const links = new Map([['/a', 'https://img.example/a.svg']]);
  expect(diffMarkdown(diff, { language: 'en', links })).toContain('](https://img.example/a.svg)');
  const many = { ...diff, changes: Array.from({ length: 400 }, () => diff.changes).flat() };
  const text = diffMarkdown(many, { language: 'de', links });
  expect(text.length).toBeLessThanOrEqual(COMMENT_CHARACTERS);
  expect(text).toMatch(/… und \d+ weitere/);
});

test('file names of images are readable, safe and never shared', () => {
  const names = ['/', '/a/b', '/a-b', '/../x', `/${'ü'.repeat(300)}`].map(pictureName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z\d-]{1,70}\.svg$/);
});
