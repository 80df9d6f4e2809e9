import type { Cut } from '#domain/audit/emulation/cut-text.ts';
import type { Platform, RuleName, Sources, TagReading } from '#domain/audit/platform-rules.ts';
import { refreshes } from '#domain/audit/refresh.ts';
import { limitSize } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';
import { explainImageRule, type ImageRule } from './explain-image-rule.ts';
import { withheldCards } from './guide-page.ts';

// A platform's rules in words, from the values that judge pages. Lists of tags stand beside the words.

type Explain = (platform: Platform) => Text[];

const unknown: Text = { en: 'No known limit.', de: 'Keine Grenze bekannt.' };

const explanations: Record<Exclude<RuleName, ImageRule>, Explain> = {
  userAgent: ({ userAgent }) => [{ en: `Requests pages as ${userAgent}`, de: `Ruft Seiten ab als ${userAgent}` }],
  robots: ({ robotsName, name }) =>
    robotsName === null
      ? [
          {
            en: 'Ignores robots.txt, as far as we know.',
            de: 'Beachtet die robots.txt nicht, soweit bekannt.',
          },
        ]
      : [
          {
            en: `Follows robots.txt under the name ${robotsName}. A blocked page gets no card on ${name}.`,
            de: `Beachtet die robots.txt unter dem Namen ${robotsName}. Eine gesperrte Seite bekommt bei ${name} keine Karte.`,
          },
        ],
  window: ({ windowBytes }) =>
    windowBytes === null
      ? [unknown]
      : [
          {
            en: `Reads the first ${limitSize(windowBytes, 'en')} of the page. Tags after that don’t count.`,
            de: `Liest ${limitSize(windowBytes, 'de')} vom Anfang der Seite. Tags danach zählen nicht.`,
          },
        ],
  redirects: ({ maxRedirects }) => [
    {
      en: 'Follows redirects and shows the final page.',
      de: 'Folgt Weiterleitungen und zeigt die letzte Seite.',
    },
    ...(maxRedirects === null
      ? []
      : [
          {
            en: `Follows ${maxRedirects} redirects at most.`,
            de: `Folgt höchstens ${maxRedirects} Weiterleitungen.`,
          },
        ]),
  ],
  title: ({ tagReading }) => explainReading(tagReading),
  description: ({ lines }) =>
    lines('lg').description === 0 && lines('sm').description === 0
      ? [{ en: 'Read, but not shown on the card.', de: 'Wird gelesen, erscheint aber nicht auf der Karte.' }]
      : [],
  siteName: ({ siteNameFallsBackToHost }) =>
    siteNameFallsBackToHost
      ? [{ en: 'If it’s missing, the domain appears.', de: 'Fehlt er, erscheint die Domain.' }]
      : [],
  cut: ({ cut }) => [
    ...cutText({ en: 'the title', de: 'den Titel' }, cut.title),
    ...cutText({ en: 'the description', de: 'die Beschreibung' }, cut.description),
    ...(cut.title || cut.description ? [] : [{ en: 'No known limit.', de: 'Keine Grenze bekannt.' }]),
  ],
  lines: ({ lines }) => {
    const [large, small] = [lineText(lines('lg')), lineText(lines('sm'))];
    if (large.en === small.en) return [large];
    return [
      { en: `With a large image: ${lower(large.en)}`, de: `Mit großem Bild: ${large.de}` },
      { en: `With a small image: ${lower(small.en)}`, de: `Mit kleinem Bild: ${small.de}` },
    ];
  },
  host: ({ host, heading }) => {
    const en = host(new URL('https://www.your-shop.com/products/lamp'));
    const de = host(new URL('https://www.ihr-shop.de/products/lampe'));
    return [
      heading === 'site-name'
        ? { en: `Shown as ${en}.`, de: `Erscheint als ${de}.` }
        : { en: `Shown on the card as ${en}.`, de: `Erscheint auf der Karte als ${de}.` },
    ];
  },
  whyNoCard: (platform) => {
    const withheld = withheldCards(platform);
    if (withheld.length === 0) {
      return [{ en: 'Shows a card for every page it can read.', de: 'Zeigt für jede lesbare Seite eine Karte.' }];
    }
    const reasons = new Map(withheld.map(({ why }) => [why.en, why]));
    return [...reasons.values()];
  },
  cache: ({ id }) => [refreshes[id].cache],
};

/** Sentences about one rule. None if the list of tags says it all. */
export const explainRule = (platform: Platform, rule: RuleName): Text[] => {
  if (isOrdered(rule) && platform.tags[rule].length === 0) return [{ en: 'Not read.', de: 'Wird nicht gelesen.' }];
  const explain: Explain = { ...explanations, ...explainImageRule }[rule];
  return explain(platform);
};

/** How it finds a tag. The same for every tag, so it stands with the first one. */
function explainReading({ ogAttributes, keys, prefersName, headOnly, emptyTag }: TagReading): Text[] {
  const sentences: [boolean, Text][] = [
    [
      !ogAttributes.includes('name'),
      {
        en: 'og: tags only count with property=, not with name=.',
        de: 'og:-Tags zählen nur mit property=, nicht mit name=.',
      },
    ],
    [
      keys === 'exact',
      {
        en: 'Tag names must be lower case, one per tag.',
        de: 'Tag-Namen müssen kleingeschrieben sein, einer je Tag.',
      },
    ],
    [keys === 'whole', { en: 'One name per tag.', de: 'Ein Name je Tag.' }],
    [
      prefersName,
      {
        en: 'If a tag has both name= and property=, name= counts.',
        de: 'Hat ein Tag name= und property=, zählt name=.',
      },
    ],
    [headOnly === 'all', { en: 'Only reads tags in the <head>.', de: 'Liest nur Tags im <head>.' }],
    [headOnly === 'title', { en: '<title> only counts in the <head>.', de: '<title> zählt nur im <head>.' }],
    [
      emptyTag === 'is-value',
      {
        en: 'An empty tag counts as a value, so nothing appears.',
        de: 'Ein leeres Tag zählt als Wert. Dann erscheint nichts.',
      },
    ],
  ];
  return sentences.flatMap(([isSo, text]) => (isSo ? [text] : []));
}

function cutText(what: Text, cut: Cut | null): Text[] {
  if (!cut) return [];
  const unit = cut.unit === 'bytes' ? { en: 'bytes', de: 'Bytes' } : { en: 'characters', de: 'Zeichen' };
  return [
    {
      en: `Cuts ${what.en} off after ${cut.length} ${unit.en}.`,
      de: `Kürzt ${what.de} nach ${cut.length} ${unit.de}.`,
    },
  ];
}

function lineText({ title, description }: { title: number; description: number }): Text {
  const en = (count: number) => (count === 1 ? 'one line' : `${count} lines`);
  const de = (count: number) => (count === 1 ? 'eine Zeile' : `${count} Zeilen`);
  if (description === 0)
    return { en: `Title: ${en(title)}. No description.`, de: `Titel: ${de(title)}. Keine Beschreibung.` };
  return {
    en: `Title: ${en(title)}. Description: ${en(description)}.`,
    de: `Titel: ${de(title)}. Beschreibung: ${de(description)}.`,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Rules that are a list of tags in the order in which the platform takes them. */
const orderedRules = ['title', 'description', 'siteName', 'image'] as const;
type OrderedRule = (typeof orderedRules)[number];

export const isOrdered = (rule: RuleName): rule is OrderedRule => orderedRules.some((ordered) => ordered === rule);

/** As they stand in a page. Keys without an entry are written as they are. */
const writtenKeys = new Map([
  ['title', '<title>'],
  ['description', '<meta name="description">'],
  ['image', 'itemprop="image"'],
]);

/** Each step of the order; a step of several tags takes whichever comes first in the page. */
export const readingOrder = ({ tags }: Pick<Platform, 'tags'>, rule: OrderedRule): string[][] =>
  (tags[rule] as Sources).map((step) =>
    (typeof step === 'string' ? [step] : [...step]).map((key) => writtenKeys.get(key) ?? key),
  );
