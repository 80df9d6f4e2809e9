import type { Text } from '#domain/language.ts';

// The parts of an entry of refresh.ts, and the tools and sentences that several platforms share.

interface Tool {
  name: string;
  /** `{url}` is replaced by the encoded URL of the page. */
  url: string;
}

export interface Refresh {
  /** The platform's own: reads the page again, or shows what the platform read. Null: there is none. */
  tool: Tool | null;
  /** How long the platform caches what it read. */
  cache: Text;
  how: Text;
  /** What no tool can change. */
  limit: Text;
}

export const sharingDebugger: Tool = {
  name: 'Sharing Debugger',
  url: 'https://developers.facebook.com/tools/debug/?q={url}',
};
export const searchConsole: Tool = { name: 'Search Console', url: 'https://search.google.com/search-console' };

export const notDocumented: Text = {
  en: 'How long it’s cached isn’t documented.',
  de: 'Wie lange die Karte gespeichert bleibt, ist nicht dokumentiert.',
};
export const halfAnHour: Text = {
  en: 'Wait half an hour, or share the link with something added, such as ?v=2.',
  de: 'Warten Sie eine halbe Stunde oder teilen Sie den Link mit einem Zusatz wie ?v=2.',
};
export const answersStay: Text = {
  en: 'Answers already given keep their sources.',
  de: 'Bereits gegebene Antworten behalten ihre Quellen.',
};
export const untilCrawled: Text = {
  en: 'Cached until Google’s next crawl, which takes days to weeks.',
  de: 'Bleibt gespeichert, bis Google die Seite neu liest: Tage bis Wochen.',
};
export const sentStays: Text = {
  en: 'Messages already sent keep their old card.',
  de: 'Bereits gesendete Nachrichten behalten ihre alte Karte.',
};
export const newAddress: Text = {
  en: 'There’s no tool for this. Share the link with something added, such as ?v=2.',
  de: 'Ein Tool dafür gibt es nicht. Teilen Sie den Link mit einem Zusatz wie ?v=2.',
};
