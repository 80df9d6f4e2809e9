import type { PlatformId } from './platforms/platform-id.ts';
import {
  answersStay,
  halfAnHour,
  newAddress,
  notDocumented,
  type Refresh,
  searchConsole,
  sentStays,
  sharingDebugger,
  untilCrawled,
} from './refresh-parts.ts';

/**
 * How to make each platform read a page again, and what does not work. Sources: docs/platforms.md, the row "Cache" of
 * each platform.
 */
export const refreshes: Record<PlatformId, Refresh> = {
  whatsapp: {
    tool: null,
    cache: {
      en: 'How long it’s cached isn’t documented. People report days to weeks.',
      de: 'Wie lange die Karte gespeichert bleibt, ist nicht dokumentiert. Berichtet wird von Tagen bis Wochen.',
    },
    how: newAddress,
    limit: {
      en: 'The card is part of the message, so old messages never change.',
      de: 'Die Karte ist Teil der Nachricht. Alte Nachrichten ändern sich nie.',
    },
  },
  facebook: {
    tool: sharingDebugger,
    cache: { en: 'Refreshed every 30 days.', de: 'Wird alle 30 Tage aktualisiert.' },
    how: {
      en: 'Open the Sharing Debugger and click “Scrape Again”. This covers Messenger and Instagram too.',
      de: 'Öffnen Sie den Sharing Debugger und klicken Sie auf „Erneut scrapen“. Das gilt auch für Messenger und Instagram.',
    },
    limit: {
      en: 'Images are cached by URL. A new image needs a new URL.',
      de: 'Bilder werden unter ihrer Adresse gespeichert. Ein neues Bild braucht eine neue Adresse.',
    },
  },
  slack: {
    tool: null,
    cache: {
      en: 'Cached for about 30 minutes, across all workspaces.',
      de: 'Bleibt etwa 30 Minuten gespeichert, für alle Workspaces.',
    },
    how: halfAnHour,
    limit: sentStays,
  },
  telegram: {
    tool: { name: '@WebpageBot', url: 'https://t.me/WebpageBot' },
    cache: { en: 'Cached indefinitely.', de: 'Bleibt unbegrenzt gespeichert.' },
    how: {
      en: 'Send the link to @WebpageBot, up to ten at a time.',
      de: 'Senden Sie den Link an @WebpageBot, bis zu zehn auf einmal.',
    },
    limit: sentStays,
  },
  linkedin: {
    tool: { name: 'Post Inspector', url: 'https://www.linkedin.com/post-inspector/inspect/{url}' },
    cache: { en: 'Cached for about 7 days.', de: 'Bleibt etwa 7 Tage gespeichert.' },
    how: {
      en: 'Open the page in the Post Inspector. That refreshes the card.',
      de: 'Öffnen Sie die Seite im Post Inspector. Das aktualisiert die Karte.',
    },
    limit: {
      en: 'The image is cached by URL and not loaded again. Give a new image a new URL.',
      de: 'Das Bild wird unter seiner Adresse gespeichert und nicht neu geladen. Geben Sie einem neuen Bild eine neue Adresse.',
    },
  },
  twitter: {
    tool: null,
    cache: { en: 'Cached for about 7 days.', de: 'Bleibt etwa 7 Tage gespeichert.' },
    how: newAddress,
    limit: { en: 'The Card Validator no longer shows previews.', de: 'Der Card Validator zeigt keine Vorschau mehr.' },
  },
  notion: {
    tool: null,
    cache: notDocumented,
    how: {
      en: 'Delete the bookmark and paste the link again.',
      de: 'Löschen Sie das Lesezeichen und fügen Sie den Link noch einmal ein.',
    },
    limit: {
      en: 'Bookmarks on other pages keep the old card.',
      de: 'Lesezeichen auf anderen Seiten behalten die alte Karte.',
    },
  },
  discord: {
    tool: { name: 'Embed Debugger', url: 'https://discord.com/developers/embeds' },
    cache: { en: 'Cached for about 30 minutes.', de: 'Bleibt etwa 30 Minuten gespeichert.' },
    how: halfAnHour,
    limit: sentStays,
  },
  imessage: {
    tool: null,
    cache: {
      en: 'Not cached. The sender’s device reads the page for every message.',
      de: 'Wird nicht gespeichert. Das Gerät des Absenders liest die Seite für jede Nachricht.',
    },
    how: {
      en: 'Send the link again. If the old card comes back, add something such as ?v=2.',
      de: 'Senden Sie den Link noch einmal. Kommt die alte Karte wieder, hängen Sie etwas an, zum Beispiel ?v=2.',
    },
    limit: sentStays,
  },
  teams: {
    tool: null,
    cache: {
      en: 'Cached for about 30 minutes on the server, longer in the app.',
      de: 'Bleibt etwa 30 Minuten auf dem Server gespeichert, in der App länger.',
    },
    how: {
      en: 'Wait half an hour, restart the app, or share the link with something added, such as ?v=2.',
      de: 'Warten Sie eine halbe Stunde, starten Sie die App neu oder teilen Sie den Link mit einem Zusatz wie ?v=2.',
    },
    limit: { en: 'Admins can turn previews off.', de: 'Admins können Vorschauen abschalten.' },
  },
  bluesky: {
    tool: null,
    cache: {
      en: 'Not cached. The card is part of the post.',
      de: 'Wird nicht zwischengespeichert. Die Karte ist Teil des Beitrags.',
    },
    how: { en: 'Write a new post.', de: 'Schreiben Sie einen neuen Beitrag.' },
    limit: { en: 'A post’s card never changes.', de: 'Die Karte eines Beitrags ändert sich nie.' },
  },
  mastodon: {
    tool: null,
    cache: {
      en: 'Cached for two weeks, separately on each server.',
      de: 'Bleibt zwei Wochen gespeichert, auf jedem Server getrennt.',
    },
    how: newAddress,
    limit: {
      en: 'Each server reads the page itself, so cards differ for a while.',
      de: 'Jeder Server liest die Seite selbst, daher unterscheiden sich die Karten eine Zeit lang.',
    },
  },
  signal: {
    tool: null,
    cache: {
      en: 'Not cached. The sender’s app reads the page every time.',
      de: 'Wird nicht gespeichert. Die App des Absenders liest die Seite jedes Mal neu.',
    },
    how: { en: 'Send the link again.', de: 'Senden Sie den Link noch einmal.' },
    limit: sentStays,
  },
  threads: {
    tool: sharingDebugger,
    cache: notDocumented,
    how: {
      en: 'Threads has no tool of its own. The Sharing Debugger refreshes the card at Meta. Whether Threads picks it up isn’t documented.',
      de: 'Threads hat kein eigenes Tool. Der Sharing Debugger aktualisiert die Karte bei Meta. Ob Threads das übernimmt, ist nicht dokumentiert.',
    },
    limit: {
      en: 'Posts already published keep their old card.',
      de: 'Bereits veröffentlichte Beiträge behalten ihre alte Karte.',
    },
  },
  instagram: {
    tool: sharingDebugger,
    cache: notDocumented,
    how: {
      en: 'Instagram has no tool of its own. Open the Sharing Debugger, click “Scrape Again” and send the link again.',
      de: 'Instagram hat kein eigenes Tool. Klicken Sie im Sharing Debugger auf „Erneut scrapen“ und senden Sie den Link dann noch einmal.',
    },
    limit: sentStays,
  },
  reddit: {
    tool: null,
    cache: {
      en: 'Not cached. The page is read once, for the post.',
      de: 'Wird nicht gespeichert. Die Seite wird einmal gelesen, für den Beitrag.',
    },
    how: { en: 'Write a new post.', de: 'Schreiben Sie einen neuen Beitrag.' },
    limit: {
      en: 'A post’s image never changes.',
      de: 'Das Bild eines Beitrags ändert sich nie.',
    },
  },
  pinterest: {
    tool: { name: 'URL Debugger', url: 'https://developers.pinterest.com/tools/url-debugger/?link={url}' },
    cache: {
      en: 'How long it’s cached isn’t documented. Pinterest re-reads the pages behind Pins from time to time.',
      de: 'Wie lange die Karte bleibt, ist nicht dokumentiert. Pinterest liest die Seiten hinter Pins von Zeit zu Zeit neu.',
    },
    how: {
      en: 'Open the page in Pinterest’s URL Debugger and check what it reads. You need a Pinterest account.',
      de: 'Öffnen Sie die Seite im URL Debugger von Pinterest und prüfen Sie, was er liest. Sie brauchen dafür ein Pinterest-Konto.',
    },
    limit: {
      en: 'Saved Pins keep their image. Title and price follow the page.',
      de: 'Gemerkte Pins behalten ihr Bild. Titel und Preis folgen der Seite.',
    },
  },
  'google-search': {
    tool: searchConsole,
    cache: untilCrawled,
    how: {
      en: 'Open the page in Search Console’s URL inspection and click “Request indexing”. This works for sites you have verified.',
      de: 'Öffnen Sie die Seite in der URL-Prüfung der Search Console und klicken Sie auf „Indexierung beantragen“. Das geht für Websites, die Sie bestätigt haben.',
    },
    limit: {
      en: 'Google decides when to read the page and what to show.',
      de: 'Wann Google die Seite liest und was es zeigt, entscheidet Google selbst.',
    },
  },
  'google-discover': {
    tool: searchConsole,
    cache: untilCrawled,
    how: {
      en: 'Open the page in Search Console’s URL inspection and click “Request indexing”. The Discover report shows which pages appear.',
      de: 'Öffnen Sie die Seite in der URL-Prüfung der Search Console und klicken Sie auf „Indexierung beantragen“. Der Discover-Bericht zeigt, welche Seiten erscheinen.',
    },
    limit: {
      en: 'You can’t apply for a place in Discover.',
      de: 'Einen Platz in Discover kann man nicht beantragen.',
    },
  },
  'google-messages': { tool: null, cache: notDocumented, how: newAddress, limit: sentStays },
  line: {
    tool: null,
    cache: {
      en: 'Cached in the app and on LINE’s server. How long isn’t documented.',
      de: 'Bleibt in der App und auf dem Server von LINE gespeichert. Wie lange, ist nicht dokumentiert.',
    },
    how: {
      en: 'Share the link with something added, such as ?v=2. To clear the app’s cache, go to Settings > Chats > Delete data.',
      de: 'Teilen Sie den Link mit einem Zusatz wie ?v=2. Den Cache der App leeren Sie unter Einstellungen > Chats > Daten löschen.',
    },
    limit: {
      en: 'The old tool, Page Poker, no longer works.',
      de: 'Das frühere Tool, Page Poker, funktioniert nicht mehr.',
    },
  },
  chatgpt: {
    tool: null,
    cache: {
      en: 'How long it’s cached isn’t documented. Changes to robots.txt take about 24 hours.',
      de: 'Wie lange die Karte bleibt, ist nicht dokumentiert. Änderungen an der robots.txt brauchen etwa 24 Stunden.',
    },
    how: {
      en: 'There’s no tool for this. Allow OAI-SearchBot in robots.txt and wait for its next visit.',
      de: 'Ein Tool dafür gibt es nicht. Erlauben Sie OAI-SearchBot in der robots.txt und warten Sie auf seinen nächsten Besuch.',
    },
    limit: answersStay,
  },
  perplexity: {
    tool: null,
    cache: {
      en: 'How long it’s cached isn’t documented. Changes to robots.txt take up to 24 hours.',
      de: 'Wie lange die Karte bleibt, ist nicht dokumentiert. Änderungen an der robots.txt brauchen bis zu 24 Stunden.',
    },
    how: {
      en: 'There’s no tool for this. Allow PerplexityBot in robots.txt and wait for its next visit.',
      de: 'Ein Tool dafür gibt es nicht. Erlauben Sie PerplexityBot in der robots.txt und warten Sie auf seinen nächsten Besuch.',
    },
    limit: answersStay,
  },
  skype: {
    tool: null,
    cache: notDocumented,
    how: {
      en: 'Nothing to do. Skype shut down in May 2025.',
      de: 'Nichts zu tun. Skype wurde im Mai 2025 eingestellt.',
    },
    limit: { en: 'See Microsoft Teams.', de: 'Siehe Microsoft Teams.' },
  },
};

export const refreshToolFor = (id: PlatformId, url: string): string | null =>
  refreshes[id].tool?.url.replace('{url}', encodeURIComponent(url)) ?? null;
