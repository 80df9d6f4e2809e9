import type { Language } from '#domain/language.ts';
import type { JudgedTags, TagState } from './judge-tags.ts';

// The result of the check of the live pages, in words: how many pages are right, and for each other one what is in the
// way and what to do.

export interface CheckedPage {
  url: string;
  ok: boolean;
  state: TagState | 'other-page' | 'unreadable';
  images: JudgedTags['images'];
  writtenBy: string | null;
  /** Why it could not be read, as a sentence. */
  reason?: string | undefined;
}

interface PageInWords {
  url: string;
  what: string;
  /** Null: the sentence says it already. */
  todo: string | null;
}

interface FindingInWords {
  isGood: boolean;
  summary: string;
  /** Only those that need something. */
  pages: PageInWords[];
}

export function describeFinding(pages: readonly CheckedPage[], language: Language): FindingInWords {
  const good = pages.filter(({ ok }) => ok).length;
  const isGood = pages.length > 0 && good === pages.length;
  const isUnread = pages.every(({ state }) => state === 'unreadable');
  const isCopied = pages.some(({ state }) => state === 'other-page');
  const none = isUnread ? summaries.unread : isCopied ? summaries.copied : summaries.nowhere;
  const row = good === 0 ? none : summaries.somewhere;
  return {
    isGood,
    summary: row[language](good, pages.length),
    pages: pages.filter(({ ok }) => !ok).map((page) => describePage(page, language)),
  };
}

type Summary = Record<Language, (good: number, all: number) => string>;
const summaries: Record<'somewhere' | 'nowhere' | 'copied' | 'unread', Summary> = {
  somewhere: {
    en: (good, all) => `One og:image, ours, on ${good} of ${all} ${all === 1 ? 'page' : 'pages'}.`,
    de: (good, all) => `${good} von ${all} ${all === 1 ? 'Seite zeigt' : 'Seiten zeigen'} unser Bild.`,
  },
  nowhere: {
    en: (_, all) =>
      all === 1
        ? 'Our image isn’t the only og:image on your page.'
        : `Our image isn’t the only og:image on any of ${all} pages.`,
    de: (_, all) =>
      all === 1
        ? 'Auf Ihrer Seite ist unser Bild nicht das einzige og:image.'
        : `Auf keiner von ${all} Seiten ist unser Bild das einzige og:image.`,
  },
  copied: {
    en: (_, all) => `All ${all} pages request the image of another one.`,
    de: (_, all) => `Alle ${all} Seiten rufen das Bild einer anderen Seite ab.`,
  },
  unread: {
    en: (_, all) => (all === 1 ? 'We couldn’t read your page.' : `We couldn’t read any of ${all} pages.`),
    de: (_, all) => (all === 1 ? 'Wir konnten Ihre Seite nicht lesen.' : `Wir konnten keine von ${all} Seiten lesen.`),
  },
};

function describePage(page: CheckedPage, language: Language): PageInWords {
  const { what, todo } = rowOf(page)[language];
  const who = page.writtenBy;
  const unreadable = page.reason ? ` ${page.reason}` : '';
  return { url: page.url, what: what(who) + (page.state === 'unreadable' ? unreadable : ''), todo: todo(who) };
}

function rowOf({ state, images }: CheckedPage): PageRow {
  if (state === 'several' || state === 'other') {
    const foreign = images.find(({ isOurs }) => !isOurs);
    if (!foreign) return state === 'several' ? pageTexts.twice : pageTexts.onlyTwitter;
    if (state === 'several' && foreign.tag === 'twitter:image') return pageTexts.twitter;
  }
  return state === 'ours' ? pageTexts.twice : pageTexts[state];
}

type Words = (who: string | null) => string;
type PageRow = Record<Language, { what: Words; todo: (who: string | null) => string | null }>;

const switchOffEn: Words = (who) =>
  who
    ? `Switch off the image for social networks in ${who}.`
    : 'Switch off the image for social networks in your theme or in other plugins.';
const switchOffDe: Words = (who) =>
  who
    ? `Schalten Sie das Bild für soziale Netzwerke in ${who} ab.`
    : 'Schalten Sie das Bild für soziale Netzwerke in Ihrem Theme oder in anderen Plugins ab.';
const missingEn = 'Make sure Linkbild is active on this page, then clear your site’s cache.';
const missingDe = 'Prüfen Sie, ob Linkbild auf dieser Seite aktiv ist. Leeren Sie danach den Cache Ihrer Website.';

const pageTexts: Record<
  'several' | 'twitter' | 'twice' | 'ours-not-first' | 'other' | 'onlyTwitter' | 'none' | 'other-page' | 'unreadable',
  PageRow
> = {
  several: {
    en: {
      what: (who) => `Our og:image comes first, but ${who ? `${who} adds another one` : 'there is another one'}.`,
      todo: (who) => `Some platforms show both. ${switchOffEn(who)}`,
    },
    de: {
      what: (who) =>
        `Unser og:image ist das erste, aber ${who ? `${who} fügt ein weiteres hinzu` : 'es gibt noch ein weiteres'}.`,
      todo: (who) => `Manche Plattformen zeigen beide. ${switchOffDe(who)}`,
    },
  },
  twitter: {
    en: {
      what: (who) => `The og:image is ours, but the twitter:image ${who ? `comes from ${who}` : 'isn’t'}.`,
      todo: (who) => `X shows that one. ${switchOffEn(who)}`,
    },
    de: {
      what: (who) => `Das og:image ist unseres, das twitter:image ${who ? `kommt von ${who}` : 'nicht'}.`,
      todo: (who) => `X zeigt dieses Bild. ${switchOffDe(who)}`,
    },
  },
  twice: {
    en: {
      what: () => 'Our og:image is on the page twice.',
      todo: () => 'Remove one of them. Usually it’s an older snippet in the theme.',
    },
    de: {
      what: () => 'Unser og:image ist zweimal auf der Seite.',
      todo: () => 'Entfernen Sie eines davon. Meist ist es ein älteres Snippet im Theme.',
    },
  },
  'ours-not-first': {
    en: {
      what: (who) =>
        `${who ? `An og:image from ${who}` : 'Another og:image'} comes before ours. Platforms show that one.`,
      todo: switchOffEn,
    },
    de: {
      what: (who) =>
        `Vor unserem og:image kommt ${who ? `eines von ${who}` : 'ein anderes'}. Plattformen zeigen das erste.`,
      todo: switchOffDe,
    },
  },
  other: {
    en: {
      what: (who) => `${who ? `The image comes from ${who}` : 'The page names another image'}. Ours is missing.`,
      todo: () => missingEn,
    },
    de: {
      what: (who) => `${who ? `Das Bild kommt von ${who}` : 'Die Seite nennt ein anderes Bild'}. Unseres fehlt.`,
      todo: () => missingDe,
    },
  },
  onlyTwitter: {
    en: { what: () => 'Only the twitter:image is ours. The og:image is missing.', todo: () => missingEn },
    de: { what: () => 'Nur das twitter:image ist unseres. Das og:image fehlt.', todo: () => missingDe },
  },
  none: {
    en: { what: () => 'No og:image at all.', todo: () => missingEn },
    de: { what: () => 'Kein og:image.', todo: () => missingDe },
  },
  'other-page': {
    en: {
      what: () => 'The tag requests the image of another page.',
      todo: () => 'Put this page’s own address after url=.',
    },
    de: {
      what: () => 'Das Tag ruft das Bild einer anderen Seite ab.',
      todo: () => 'Setzen Sie hinter url= die Adresse dieser Seite ein.',
    },
  },
  unreadable: {
    en: { what: () => 'We couldn’t read this page.', todo: () => null },
    de: { what: () => 'Wir konnten diese Seite nicht lesen.', todo: () => null },
  },
};
