import { expect, test } from 'vitest';
import { type CheckedPage, describeFinding } from './describe-finding.ts';

const image = (tag: 'og:image' | 'twitter:image', isOurs: boolean) => ({
  tag,
  isOurs,
  url: isOurs ? 'https://linkbild.example/images/1' : 'https://shop.example/1.jpg',
  writtenBy: null,
});
const ours = image('og:image', true);
const other = image('og:image', false);
const page = (part: Partial<CheckedPage>): CheckedPage => ({
  url: 'https://shop.example/',
  ok: false,
  state: 'none',
  images: [],
  writtenBy: null,
  ...part,
});
const good = page({ ok: true, state: 'ours', images: [ours] });
const hidden = page({ state: 'unreadable', reason: 'It asks for a password.' });

test.each<[string, CheckedPage[], boolean, string, string]>([
  [
    'five right pages',
    Array(5).fill(good),
    true,
    'One og:image, ours, on 5 of 5 pages.',
    '5 von 5 Seiten zeigen unser Bild.',
  ],
  ['a single right page', [good], true, 'One og:image, ours, on 1 of 1 page.', '1 von 1 Seite zeigt unser Bild.'],
  [
    'one page of two',
    [good, page({})],
    false,
    'One og:image, ours, on 1 of 2 pages.',
    '1 von 2 Seiten zeigen unser Bild.',
  ],
  [
    'no page of two',
    [page({}), hidden],
    false,
    'Our image isn’t the only og:image on any of 2 pages.',
    'Auf keiner von 2 Seiten ist unser Bild das einzige og:image.',
  ],
  [
    'two pages with the address of a third one',
    [page({ state: 'other-page', images: [ours] }), page({ state: 'other-page', images: [ours] })],
    false,
    'All 2 pages request the image of another one.',
    'Alle 2 Seiten rufen das Bild einer anderen Seite ab.',
  ],
  [
    'no page to read',
    [hidden, hidden],
    false,
    'We couldn’t read any of 2 pages.',
    'Wir konnten keine von 2 Seiten lesen.',
  ],
])('%s: the summary', (_, pages, isGood, en, de) => {
  expect(describeFinding(pages, 'en')).toMatchObject({ isGood, summary: en });
  expect(describeFinding(pages, 'de')).toMatchObject({ isGood, summary: de });
});

const missing = [
  'Make sure Linkbild is active on this page, then clear your site’s cache.',
  'Prüfen Sie, ob Linkbild auf dieser Seite aktiv ist. Leeren Sie danach den Cache Ihrer Website.',
];

test.each<[string, Partial<CheckedPage>, [string, string | null], [string, string | null]]>([
  [
    'another image behind ours, by Yoast SEO',
    { state: 'several', images: [ours, other], writtenBy: 'Yoast SEO' },
    [
      'Our og:image comes first, but Yoast SEO adds another one.',
      'Some platforms show both. Switch off the image for social networks in Yoast SEO.',
    ],
    [
      'Unser og:image ist das erste, aber Yoast SEO fügt ein weiteres hinzu.',
      'Manche Plattformen zeigen beide. Schalten Sie das Bild für soziale Netzwerke in Yoast SEO ab.',
    ],
  ],
  [
    'a twitter:image by somebody',
    { state: 'several', images: [ours, image('twitter:image', false)] },
    [
      'The og:image is ours, but the twitter:image isn’t.',
      'X shows that one. Switch off the image for social networks in your theme or in other plugins.',
    ],
    [
      'Das og:image ist unseres, das twitter:image nicht.',
      'X zeigt dieses Bild. Schalten Sie das Bild für soziale Netzwerke in Ihrem Theme oder in anderen Plugins ab.',
    ],
  ],
  [
    'the address of another page',
    { state: 'other-page', images: [ours] },
    ['The tag requests the image of another page.', 'Put this page’s own address after url=.'],
    ['Das Tag ruft das Bild einer anderen Seite ab.', 'Setzen Sie hinter url= die Adresse dieser Seite ein.'],
  ],
  [
    'ours twice',
    { state: 'several', images: [ours, ours] },
    ['Our og:image is on the page twice.', 'Remove one of them. Usually it’s an older snippet in the theme.'],
    [
      'Unser og:image ist zweimal auf der Seite.',
      'Entfernen Sie eines davon. Meist ist es ein älteres Snippet im Theme.',
    ],
  ],
  [
    'Rank Math before ours',
    { state: 'ours-not-first', images: [other, ours], writtenBy: 'Rank Math' },
    [
      'An og:image from Rank Math comes before ours. Platforms show that one.',
      'Switch off the image for social networks in Rank Math.',
    ],
    [
      'Vor unserem og:image kommt eines von Rank Math. Plattformen zeigen das erste.',
      'Schalten Sie das Bild für soziale Netzwerke in Rank Math ab.',
    ],
  ],
  [
    'only that of another',
    { state: 'other', images: [other] },
    ['The page names another image. Ours is missing.', missing[0] ?? ''],
    ['Die Seite nennt ein anderes Bild. Unseres fehlt.', missing[1] ?? ''],
  ],
  [
    'ours for X alone',
    { state: 'other', images: [image('twitter:image', true)] },
    ['Only the twitter:image is ours. The og:image is missing.', missing[0] ?? ''],
    ['Nur das twitter:image ist unseres. Das og:image fehlt.', missing[1] ?? ''],
  ],
  ['none', { state: 'none' }, ['No og:image at all.', missing[0] ?? ''], ['Kein og:image.', missing[1] ?? '']],
  [
    'unreadable',
    hidden,
    ['We couldn’t read this page. It asks for a password.', null],
    ['Wir konnten diese Seite nicht lesen. It asks for a password.', null],
  ],
])('%s: what is in the way, and what to do', (_, part, en, de) => {
  const wordsIn = (language: 'en' | 'de') => {
    const [words] = describeFinding([good, page(part)], language).pages;
    return [words?.what, words?.todo];
  };
  expect(wordsIn('en')).toEqual(en);
  expect(wordsIn('de')).toEqual(de);
});
