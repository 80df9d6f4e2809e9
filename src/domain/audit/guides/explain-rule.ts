import { limitSize } from '#domain/format/sizes.ts';
import type { Text } from '#domain/language.ts';
import type { Cut } from '../emulation/cut-text.ts';
import type { Platform, RuleName, TagReading } from '../platforms/platform.ts';
import { refreshes } from '../refresh.ts';
import { explainImageRule, type ImageRule } from './explain-image-rule.ts';
import { isOrdered } from './reading-order.ts';
import { withheldCards } from './withheld-cards.ts';

// A platform's rules in words, from the values that judge pages. Lists of tags stand beside the words (reading-order.ts).

type Explain = (platform: Platform) => Text[];

const unknown: Text = { en: 'No limit is known.', de: 'Eine Grenze ist nicht bekannt.' };

const explanations: Record<Exclude<RuleName, ImageRule>, Explain> = {
  userAgent: ({ userAgent }) => [{ en: `Asks for pages as ${userAgent}`, de: `Fragt nach Seiten als ${userAgent}` }],
  robots: ({ robotsName, name }) =>
    robotsName === null
      ? [
          {
            en: 'Does not look into robots.txt, as far as is known.',
            de: 'Sieht nicht in die robots.txt, soweit bekannt.',
          },
        ]
      : [
          {
            en: `Obeys robots.txt, under the name ${robotsName}. A page that is closed to it gets no card on ${name}.`,
            de: `Hält sich an die robots.txt, unter dem Namen ${robotsName}. Eine dort gesperrte Seite bekommt auf ${name} keine Karte.`,
          },
        ],
  window: ({ windowBytes }) =>
    windowBytes === null
      ? [unknown]
      : [
          {
            en: `Reads the first ${limitSize(windowBytes, 'en')} of the page. Tags behind that do not count.`,
            de: `Liest die ersten ${limitSize(windowBytes, 'de')} der Seite. Tags dahinter zählen nicht.`,
          },
        ],
  redirects: ({ maxRedirects }) => [
    {
      en: 'Follows redirects and shows the page where they end.',
      de: 'Folgt Weiterleitungen und zeigt die Seite, bei der sie enden.',
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
      ? [{ en: 'Read, but not shown on the card.', de: 'Wird gelesen, aber auf der Karte nicht gezeigt.' }]
      : [],
  siteName: ({ siteNameFallsBackToHost }) =>
    siteNameFallsBackToHost ? [{ en: 'Without it the domain is shown.', de: 'Fehlt er, steht dort die Domain.' }] : [],
  cut: ({ cut }) => [
    ...cutText({ en: 'the title', de: 'den Titel' }, cut.title),
    ...cutText({ en: 'the description', de: 'die Beschreibung' }, cut.description),
    ...(cut.title || cut.description
      ? []
      : [{ en: 'Cuts nothing by length, as far as is known.', de: 'Kürzt nichts nach Länge, soweit bekannt.' }]),
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
    const shown = host(new URL('https://www.your-shop.com/products/lamp'));
    return [
      heading === 'site-name'
        ? { en: `Written as ${shown}.`, de: `Geschrieben als ${shown}.` }
        : { en: `Shown on the card as ${shown}.`, de: `Steht auf der Karte als ${shown}.` },
    ];
  },
  withholds: (platform) => {
    const withheld = withheldCards(platform);
    if (withheld.length === 0) {
      return [{ en: 'Makes a card of every page it can read.', de: 'Macht aus jeder lesbaren Seite eine Karte.' }];
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

/** How it finds a tag; for all of them, told where the first one is. */
function explainReading({ ogAttributes, keys, prefersName, headOnly, emptyTag }: TagReading): Text[] {
  const told: [boolean, Text][] = [
    [
      !ogAttributes.includes('name'),
      {
        en: 'og: tags count only with property=, not with name=.',
        de: 'og:-Tags zählen nur mit property=, nicht mit name=.',
      },
    ],
    [
      keys === 'exact',
      {
        en: 'Names of tags have to be in lower case, one in each.',
        de: 'Tag-Namen müssen kleingeschrieben sein, einer je Tag.',
      },
    ],
    [keys === 'whole', { en: 'One name of a tag in each.', de: 'Ein Tag-Name je Tag.' }],
    [
      prefersName,
      { en: 'Of name= and property= in one tag, name= counts.', de: 'Hat ein Tag name= und property=, zählt name=.' },
    ],
    [
      headOnly === 'all',
      { en: 'Tags behind the head are not read.', de: 'Tags hinter dem Head werden nicht gelesen.' },
    ],
    [headOnly === 'title', { en: '<title> counts in the head only.', de: '<title> zählt nur im Head.' }],
    [
      emptyTag === 'is-value',
      {
        en: 'An empty tag counts as the answer: nothing is shown.',
        de: 'Ein leeres Tag gilt als Antwort: Es wird nichts gezeigt.',
      },
    ],
  ];
  return told.flatMap(([isSo, text]) => (isSo ? [text] : []));
}

function cutText(what: Text, cut: Cut | null): Text[] {
  if (!cut) return [];
  const unit = cut.unit === 'bytes' ? { en: 'bytes', de: 'Bytes' } : { en: 'characters', de: 'Zeichen' };
  return [
    {
      en: `Cuts ${what.en} after ${cut.length} ${unit.en}.`,
      de: `Kürzt ${what.de} nach ${cut.length} ${unit.de}.`,
    },
  ];
}

function lineText({ title, description }: { title: number; description: number }): Text {
  const en = (count: number) => (count === 1 ? 'one line' : `${count} lines`);
  const de = (count: number) => (count === 1 ? 'eine Zeile' : `${count} Zeilen`);
  if (description === 0)
    return { en: `Title ${en(title)}, no description.`, de: `Titel ${de(title)}, keine Beschreibung.` };
  return {
    en: `Title ${en(title)}, description ${en(description)}.`,
    de: `Titel ${de(title)}, Beschreibung ${de(description)}.`,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
