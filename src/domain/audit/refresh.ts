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
    toolUrl: 'https://developers.facebook.com/tools/debug/?q={url}',
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
  threads: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  instagram: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  reddit: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  pinterest: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  'google-search': { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  'google-discover': { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  'google-messages': { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  line: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  chatgpt: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
  perplexity: { toolUrl: null, toolName: null, cache: notDocumented, how: newAddress, limit: sentStays },
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
