import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { exampleHtml, exampleNames } from './examples.ts';
import { judgeHtml } from './judge-html.ts';

test.each(languages)('the good example has nothing to fix, the others have, in %s', (language) => {
  const judged = exampleNames.map((name) => {
    const { score, issues } = judgeHtml(exampleHtml(name, language), language);
    return { name, score, levels: issues.map(({ id, level }) => `${level} ${id}`) };
  });
  const [good, ...others] = judged;
  expect(good).toEqual({ name: 'good', score: 100, levels: [] });
  for (const { name, levels } of others) expect(levels.length, name).toBeGreaterThan(0);
});

test('no card asks for an address that the page names', () => {
  const outside = 'https://elsewhere.example/secret.png';
  const tags = `<title>T</title><link rel="icon" href="${outside}"><meta property="og:image" content="${outside}">
    <meta property="og:image" content="/second.png"><meta property="og:url" content="https://own.example/page"><body><img src="${outside}">`;
  const { platforms } = judgeHtml(tags, 'en');
  const drawn = platforms.flatMap(({ card }) => [
    card.image?.url,
    card.favicon,
    ...card.moreImages.map(({ url }) => url),
  ]);
  const addresses = [...new Set(drawn.filter((url) => url != null))];
  expect(addresses).toEqual([expect.stringMatching(/^data:image\/svg/)]);
  expect(platforms[0]?.card.host).toBe('own.example');
});

test.each(['', '<', '<meta property="og:url" content="javascript:alert(1)">', '<meta property="og:url" content="//">'])(
  'whatever is typed has an answer: %j',
  (html) => {
    expect(judgeHtml(html, 'de').platforms).toHaveLength(24);
  },
);
