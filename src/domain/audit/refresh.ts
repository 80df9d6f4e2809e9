import type { Text } from '#domain/language.ts';
import type { PlatformId } from './platforms/platform-id.ts';

export interface Refresh {
  /**
   * A tool that makes the platform read the page again; `{url}` is replaced by the encoded URL. Null: there is none.
   */
  toolUrl: string | null;
  toolName: string | null;
  /** How long the platform caches what it read. */
  cache: Text;
  how: Text;
  /** What no tool can change. */
  limit: Text;
}

const debuggerUrl = 'https://developers.facebook.com/tools/debug/?q={url}';
const searchConsoleUrl = 'https://search.google.com/search-console';
const notDocumented: Text = { en: 'Not documented.', de: 'Nicht dokumentiert.' };
const sentStays: Text = {
  en: 'Messages already sent keep their card.',
  de: 'Bereits gesendete Nachrichten behalten ihre Karte.',
};
const newAddress: Text = {
  en: 'There is no tool. Share the link with a new ending such as ?v=2.',
  de: 'Ein Werkzeug gibt es nicht. Teilen Sie den Link mit einer neuen Endung wie ?v=2.',
};

/**
 * How to make each platform read a page again, and what does not work. Sources: docs/platforms.md, the row "Cache" of
 * each platform.
 */
export const refreshes: Record<PlatformId, Refresh> = {
  whatsapp: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'Not documented; people report days to weeks.',
      de: 'Nicht dokumentiert; berichtet werden Tage bis Wochen.',
    },
    how: newAddress,
    limit: {
      en: 'The card travels inside the message: old messages never change.',
      de: 'Die Karte reist in der Nachricht mit: Alte Nachrichten ändern sich nie.',
    },
  },
  facebook: {
    toolUrl: debuggerUrl,
    toolName: 'Sharing Debugger',
    cache: { en: 'Read again every 30 days.', de: 'Wird alle 30 Tage neu gelesen.' },
    how: {
      en: 'Open the Sharing Debugger and press "Scrape Again". It also serves Messenger and Instagram.',
      de: 'Öffnen Sie den Sharing Debugger und klicken Sie auf „Erneut scrapen“. Er gilt auch für Messenger und Instagram.',
    },
    limit: {
      en: 'Pictures are kept by address: a new picture needs a new address.',
      de: 'Bilder werden nach Adresse gespeichert: Ein neues Bild braucht eine neue Adresse.',
    },
  },
  slack: {
    toolUrl: null,
    toolName: null,
    cache: { en: 'About 30 minutes, for all workspaces.', de: 'Etwa 30 Minuten, für alle Workspaces.' },
    how: {
      en: 'Wait half an hour, or share the link with a new ending such as ?v=2.',
      de: 'Warten Sie eine halbe Stunde oder teilen Sie den Link mit einer neuen Endung wie ?v=2.',
    },
    limit: sentStays,
  },
  telegram: {
    toolUrl: 'https://t.me/WebpageBot',
    toolName: '@WebpageBot',
    cache: { en: 'Without a known end.', de: 'Ohne bekanntes Ende.' },
    how: {
      en: 'Send the link to @WebpageBot, up to ten at a time.',
      de: 'Senden Sie den Link an @WebpageBot, bis zu zehn auf einmal.',
    },
    limit: sentStays,
  },
  linkedin: {
    toolUrl: 'https://www.linkedin.com/post-inspector/inspect/{url}',
    toolName: 'Post Inspector',
    cache: { en: 'About 7 days.', de: 'Etwa 7 Tage.' },
    how: {
      en: 'Open the Post Inspector with the address: it reads the page again.',
      de: 'Öffnen Sie den Post Inspector mit der Adresse: Er liest die Seite neu.',
    },
    limit: {
      en: 'The picture is kept by its own address and not fetched again: give a new picture a new address.',
      de: 'Das Bild wird nach seiner eigenen Adresse gespeichert und nicht neu geholt: Geben Sie einem neuen Bild eine neue Adresse.',
    },
  },
  twitter: {
    toolUrl: null,
    toolName: null,
    cache: { en: 'About 7 days.', de: 'Etwa 7 Tage.' },
    how: newAddress,
    limit: { en: 'The Card Validator no longer shows previews.', de: 'Der Card Validator zeigt keine Vorschau mehr.' },
  },
  notion: {
    toolUrl: null,
    toolName: null,
    cache: notDocumented,
    how: {
      en: 'Delete the bookmark and paste the link again.',
      de: 'Löschen Sie das Lesezeichen und fügen Sie den Link neu ein.',
    },
    limit: {
      en: 'Bookmarks in other pages keep the old card.',
      de: 'Lesezeichen auf anderen Seiten behalten die alte Karte.',
    },
  },
  discord: {
    toolUrl: null,
    toolName: null,
    cache: { en: 'About 30 minutes.', de: 'Etwa 30 Minuten.' },
    how: {
      en: 'Wait half an hour, or share the link with a new ending such as ?v=2.',
      de: 'Warten Sie eine halbe Stunde oder teilen Sie den Link mit einer neuen Endung wie ?v=2.',
    },
    limit: sentStays,
  },
  imessage: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'Read by the device of the sender for each message.',
      de: 'Wird für jede Nachricht vom Gerät des Absenders gelesen.',
    },
    how: {
      en: 'Send the link again; if the old card returns, with a new ending such as ?v=2.',
      de: 'Senden Sie den Link noch einmal; kommt die alte Karte wieder, dann mit einer neuen Endung wie ?v=2.',
    },
    limit: sentStays,
  },
  teams: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'About 30 minutes on the server, longer in the app.',
      de: 'Etwa 30 Minuten auf dem Server, länger in der App.',
    },
    how: {
      en: 'Wait half an hour, restart the app, or share the link with a new ending such as ?v=2.',
      de: 'Warten Sie eine halbe Stunde, starten Sie die App neu oder teilen Sie den Link mit einer neuen Endung wie ?v=2.',
    },
    limit: { en: 'Administrators can switch previews off.', de: 'Administratoren können Vorschauen abschalten.' },
  },
  bluesky: {
    toolUrl: null,
    toolName: null,
    cache: { en: 'None: the card is stored in the post.', de: 'Keiner: Die Karte wird im Beitrag gespeichert.' },
    how: { en: 'Write a new post.', de: 'Schreiben Sie einen neuen Beitrag.' },
    limit: { en: 'The card of a post never changes.', de: 'Die Karte eines Beitrags ändert sich nie.' },
  },
  mastodon: {
    toolUrl: null,
    toolName: null,
    cache: { en: 'Two weeks, on every server by itself.', de: 'Zwei Wochen, auf jedem Server für sich.' },
    how: newAddress,
    limit: {
      en: 'Every server fetches for itself, so cards differ for a while.',
      de: 'Jeder Server liest selbst, daher unterscheiden sich die Karten eine Zeit lang.',
    },
  },
  signal: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'None: the app of the sender reads the page each time.',
      de: 'Keiner: Die App des Absenders liest die Seite jedes Mal.',
    },
    how: { en: 'Send the link again.', de: 'Senden Sie den Link noch einmal.' },
    limit: sentStays,
  },
  threads: {
    toolUrl: debuggerUrl,
    toolName: 'Sharing Debugger',
    cache: notDocumented,
    how: {
      en: 'Threads has no tool of its own. The Sharing Debugger makes Meta read the page again; whether Threads takes it from there is not documented.',
      de: 'Threads hat kein eigenes Werkzeug. Der Sharing Debugger lässt Meta die Seite neu lesen; ob Threads das übernimmt, ist nicht dokumentiert.',
    },
    limit: {
      en: 'Posts already published keep their card.',
      de: 'Bereits veröffentlichte Beiträge behalten ihre Karte.',
    },
  },
  instagram: {
    toolUrl: debuggerUrl,
    toolName: 'Sharing Debugger',
    cache: notDocumented,
    how: {
      en: 'Instagram has no tool of its own. Open the Sharing Debugger and press "Scrape Again", then send the link again.',
      de: 'Instagram hat kein eigenes Werkzeug. Klicken Sie im Sharing Debugger auf „Erneut scrapen“ und senden Sie den Link dann noch einmal.',
    },
    limit: sentStays,
  },
  reddit: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'None: the page is read once, for the post.',
      de: 'Keiner: Die Seite wird einmal gelesen, für den Beitrag.',
    },
    how: { en: 'Write a new post.', de: 'Schreiben Sie einen neuen Beitrag.' },
    limit: {
      en: 'The image of a post does not change.',
      de: 'Das Bild eines Beitrags ändert sich nicht.',
    },
  },
  pinterest: {
    toolUrl: 'https://developers.pinterest.com/tools/url-debugger/?link={url}',
    toolName: 'URL debugger',
    cache: {
      en: 'Not documented; Pinterestbot reads the pages behind Pins again from time to time.',
      de: 'Nicht dokumentiert; der Pinterestbot liest die Seiten hinter Pins von Zeit zu Zeit neu.',
    },
    how: {
      en: 'Open the URL debugger of Pinterest with the address and check what it reads. It asks for a Pinterest account.',
      de: 'Öffnen Sie den URL-Debugger von Pinterest mit der Adresse und prüfen Sie, was er liest. Dafür braucht es ein Pinterest-Konto.',
    },
    limit: {
      en: 'Saved Pins keep their image; title and price follow the page.',
      de: 'Gemerkte Pins behalten ihr Bild; Titel und Preis folgen der Seite.',
    },
  },
  'google-search': {
    toolUrl: searchConsoleUrl,
    toolName: 'Search Console',
    cache: {
      en: 'Until Google crawls the page again: days to weeks.',
      de: 'Bis Google die Seite neu liest: Tage bis Wochen.',
    },
    how: {
      en: 'Open the address in the URL inspection of Search Console and press "Request indexing". It works for sites you have verified.',
      de: 'Öffnen Sie die Adresse in der URL-Prüfung der Search Console und klicken Sie auf „Indexierung beantragen“. Das geht für Websites, die Sie bestätigt haben.',
    },
    limit: {
      en: 'Google decides when it reads the page and what it shows.',
      de: 'Wann Google die Seite liest und was es zeigt, entscheidet Google.',
    },
  },
  'google-discover': {
    toolUrl: searchConsoleUrl,
    toolName: 'Search Console',
    cache: {
      en: 'Until Google crawls the page again: days to weeks.',
      de: 'Bis Google die Seite neu liest: Tage bis Wochen.',
    },
    how: {
      en: 'Open the address in the URL inspection of Search Console and press "Request indexing". Its Discover report shows which pages appear.',
      de: 'Öffnen Sie die Adresse in der URL-Prüfung der Search Console und klicken Sie auf „Indexierung beantragen“. Der Discover-Bericht zeigt, welche Seiten erscheinen.',
    },
    limit: {
      en: 'Nobody can ask for a place in Discover.',
      de: 'Einen Platz in Discover kann man nicht verlangen.',
    },
  },
  'google-messages': { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  line: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'In the app and on the server of LINE; how long is not documented.',
      de: 'In der App und auf dem Server von LINE; wie lange, ist nicht dokumentiert.',
    },
    how: {
      en: 'Share the link with a new ending such as ?v=2. In the app, the cache is cleared under Settings > Chats > Delete data.',
      de: 'Teilen Sie den Link mit einer neuen Endung wie ?v=2. In der App wird der Cache unter Einstellungen > Chats > Daten löschen geleert.',
    },
    limit: {
      en: 'The old tool, Page Poker, no longer answers.',
      de: 'Das alte Werkzeug, Page Poker, antwortet nicht mehr.',
    },
  },
  chatgpt: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'Not documented; changes of robots.txt take about 24 hours.',
      de: 'Nicht dokumentiert; Änderungen der robots.txt brauchen etwa 24 Stunden.',
    },
    how: {
      en: 'There is no tool. Allow OAI-SearchBot in robots.txt and wait until it comes again.',
      de: 'Ein Werkzeug gibt es nicht. Erlauben Sie OAI-SearchBot in der robots.txt und warten Sie, bis er wiederkommt.',
    },
    limit: { en: 'Answers already given keep their sources.', de: 'Bereits gegebene Antworten behalten ihre Quellen.' },
  },
  perplexity: {
    toolUrl: null,
    toolName: null,
    cache: {
      en: 'Not documented; changes of robots.txt take up to 24 hours.',
      de: 'Nicht dokumentiert; Änderungen der robots.txt brauchen bis zu 24 Stunden.',
    },
    how: {
      en: 'There is no tool. Allow PerplexityBot in robots.txt and wait until it comes again.',
      de: 'Ein Werkzeug gibt es nicht. Erlauben Sie PerplexityBot in der robots.txt und warten Sie, bis er wiederkommt.',
    },
    limit: { en: 'Answers already given keep their sources.', de: 'Bereits gegebene Antworten behalten ihre Quellen.' },
  },
  skype: {
    toolUrl: null,
    toolName: null,
    cache: notDocumented,
    how: {
      en: 'Nothing to do: Skype was closed in May 2025.',
      de: 'Nichts zu tun: Skype wurde im Mai 2025 eingestellt.',
    },
    limit: { en: 'See Microsoft Teams.', de: 'Siehe Microsoft Teams.' },
  },
};

export const refreshToolFor = (id: PlatformId, url: string): string | null =>
  refreshes[id].toolUrl?.replace('{url}', encodeURIComponent(url)) ?? null;
