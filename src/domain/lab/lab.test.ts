import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressBlock } from '#domain/access/client-address.ts';
import { ruleNames } from '#domain/audit/platform-rules.ts';
import { countedPlatforms, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { labCaseOf, labCases } from './cases.ts';
import { labPage } from './fill-page.ts';
import { labCards, labEvidence, readBy } from './lab-cards.ts';
import { type LabCase, labAddress, labGroups } from './lab-case.ts';
import { type LabImage, labImages } from './lab-images.ts';
import peers from './peers.json' with { type: 'json' };
import { labSuite } from './suite.ts';

const place = { siteUrl: 'https://www.example.com', token: 'run' };
const caseOf = (id: string): LabCase => {
  const found = labCaseOf(id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

describe('the cases', () => {
  test('are at least 60 questions with an address of their own, in both languages, about a rule', () => {
    expect(labCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(labCases.map(({ id }) => id)).size).toBe(labCases.length);
    for (const { id, question, rule } of labCases) {
      expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(question.en).toMatch(/\?$/);
      expect(question.de).toMatch(/\?$/);
      expect(question.de).not.toBe(question.en);
      expect(ruleNames).toContain(rule);
    }
    expect(new Set(labCases.map(({ group }) => group))).toEqual(new Set(labGroups));
  });

  test('leave nothing in braces, and every image they name exists', () => {
    for (const labCase of labCases) {
      const text = new TextDecoder('latin1').decode(labPage(labCase, place));
      expect(text, labCase.id).not.toMatch(/\{\{|\}\}/);
      for (const [address] of text.matchAll(
        /https?:\/\/www\.example\.com\/lab\/\S+?\.(?:jpg|png|gif|webp|avif|svg)/g,
      )) {
        expect(Object.keys(labImages), labCase.id).toContain(address.split('/').at(-1));
      }
    }
  });

  test('have a card on every platform, unless our rules say nothing of them', () => {
    for (const labCase of labCases) {
      const cards = labCards(labCase, place, platformIds);
      expect(cards.length, labCase.id).toBe(labCase.isNotEmulated ? 0 : platformIds.length);
    }
  });

  test('ask something: on some platform the answer differs from another, or the question is about all of them', () => {
    const asksOfPlatforms = ['title-twitter-only', 'window-34-kb', 'image-relative', 'place-body', 'robots-txt'];
    for (const id of asksOfPlatforms) {
      const labCase = caseOf(id);
      const seen = labCards(labCase, place, countedPlatforms).map(({ isShown, title, image }) =>
        JSON.stringify([isShown, title, image?.url]),
      );
      expect(new Set(seen).size, id).toBeGreaterThan(1);
    }
  });
});

test('the published figures of other libraries are of these cases; otherwise run bench conformance --write', () => {
  const labCase = labSuite().cases.filter(({ expected }) => expected && Object.keys(expected.most).length > 0);
  const known = new Set(labCase.map(({ id }) => id));
  expect(peers.peers.map(({ name }) => name)).toEqual([
    'metascraper',
    'open-graph-scraper',
    'unfurl.js',
    'link-preview-js',
  ]);
  for (const { cases, right, wrong } of peers.peers) {
    expect([cases, right]).toEqual([labCase.length, labCase.length - wrong.length]);
    expect(wrong.filter((id) => !known.has(id))).toEqual([]);
  }
});

describe('the pages', () => {
  test('put the tags of window cases behind that many bytes', () => {
    const slack = readBy(labEvidence(caseOf('window-34-kb'), place), 'slack');
    const facebook = readBy(labEvidence(caseOf('window-34-kb'), place), 'facebook');
    expect(slack).toMatchObject({ title: 'from the title element', image: null });
    expect(facebook.title).toBe('from og:title');
    const bytes = labPage(caseOf('window-310-kb'), place);
    const at = new TextDecoder().decode(bytes).indexOf('og:title');
    expect(at).toBeGreaterThan(310 * 1024);
    expect(at).toBeLessThan(311 * 1024);
  });

  test('are written in the encoding that the case names', () => {
    const bytes = labPage(caseOf('encoding-late'), place);
    expect([...bytes]).toContain(0xe4);
    expect(readBy(labEvidence(caseOf('encoding-late'), place), 'slack').title).toBe('Käse für Köln');
  });

  test('are posted at the first redirect, and robots.txt can close one address', () => {
    expect(labAddress(place, caseOf('redirects-4'))).toBe('https://www.example.com/lab/run/redirects-4/hop-4');
    expect(labAddress(place, caseOf('robots-txt'))).toBe('https://www.example.com/lab/closed/run/robots-txt');
    expect(labCards(caseOf('redirects-4'), place, ['mastodon'])[0]?.isShown).toBe(false);
    expect(labCards(caseOf('robots-txt'), place, ['linkedin'])[0]?.isShown).toBe(false);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
  ['not an address', 'unknown'],
])('of the client %s only %s is stored', (client, block) => expect(addressBlock(client)).toBe(block));

const drawn = Object.entries(labImages).flatMap(([name, image]) => (image === null ? [] : [[name, image] as const]));

test.each(drawn)('the image %s is what the table says', async (_name, image: LabImage) => {
  const bytes = readFileSync(`public/lab/${image.file}`);
  const { format, width, height } = await sharp(bytes).metadata();
  const type = format === 'heif' ? 'avif' : format;
  expect({ type, width, height }).toEqual({ type: image.type, width: image.width, height: image.height });
  if (image.bytes > 600_000) expect(bytes.length).toBeLessThan(image.bytes);
  else expect(bytes.length).toBe(image.bytes);
});
