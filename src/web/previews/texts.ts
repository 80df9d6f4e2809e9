import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';

/** Shown if a page provides nothing (docs/specification.md#s5.19). */
export const missingTexts = {
  title: { en: 'no title', de: 'kein Titel' },
  description: { en: 'no description', de: 'keine Beschreibung' },
  url: { en: 'no url', de: 'keine URL' },
} satisfies Record<string, Text>;

/** Texts of the surrounding chat and feed, as the platforms write them in each language. */
export const sceneTexts = {
  chatMessage: { en: 'Look what I found!', de: 'Schau mal, was ich gefunden habe!' },
  teamMessage: { en: 'This page is live now:', de: 'Diese Seite ist jetzt online:' },
  post: { en: 'Just in. Have a look:', de: 'Gerade erschienen. Schauen Sie rein:' },
  team: { en: 'Marketing team', de: 'Marketing-Team' },
  page: { en: 'Your page', de: 'Ihre Seite' },
  clock: { en: '9:41 AM', de: '09:41' },
  shortClock: { en: '9:41', de: '09:41' },
  todayAt: { en: 'Today at 9:41 AM', de: 'heute um 09:41 Uhr' },
  today: { en: 'Today', de: 'Heute' },
  hoursAgo: { en: '2h', de: '2 Std.' },
  delivered: { en: 'Delivered', de: 'Zugestellt' },
  followers: { en: '1,204 followers', de: '1.204 Follower' },
  like: { en: 'Like', de: 'Gefällt mir' },
  comment: { en: 'Comment', de: 'Kommentieren' },
  share: { en: 'Share', de: 'Teilen' },
  repost: { en: 'Repost', de: 'Reposten' },
  send: { en: 'Send', de: 'Senden' },
  from: { en: 'From', de: 'Von' },
  by: { en: 'By', de: 'Von' },
  moreFrom: { en: 'More from', de: 'Mehr von' },
  seen: { en: 'Seen', de: 'Gesehen' },
  read: { en: 'Read', de: 'Gelesen' },
  subreddit: { en: 'r/goodfinds', de: 'r/fundstuecke' },
  timeAgo: { en: '2 hr. ago', de: 'vor 2 Std.' },
  save: { en: 'Save', de: 'Merken' },
  question: { en: 'Where can I find this?', de: 'Wo finde ich das?' },
  answer: { en: 'You can find it here:', de: 'Das finden Sie hier:' },
  answerTab: { en: 'Answer', de: 'Antwort' },
  links: { en: 'Links', de: 'Links' },
  noResults: {
    en: 'Your search did not match any documents.',
    de: 'Es wurden keine passenden Dokumente gefunden.',
  },
  readingList: { en: 'Reading list', de: 'Leseliste' },
  readingNote: { en: 'Pages worth coming back to.', de: 'Seiten, zu denen wir zurückkommen.' },
} satisfies Record<string, Text>;

/** Shown below a card, outside the drawing. */
export const platformNotes: Partial<Record<PlatformId, Text>> = {
  skype: {
    en: 'Skype shut down in May 2025. Microsoft Teams uses the same crawler.',
    de: 'Skype wurde im Mai 2025 eingestellt. Sein Crawler arbeitet in Microsoft Teams weiter.',
  },
};

export const switchTexts = {
  foldImage: { en: 'Collapse image', de: 'Bild einklappen' },
} satisfies Record<string, Text>;

/** These find pages by themselves: what they show no card of, nobody sees there. */
const finders: readonly PlatformId[] = ['pinterest', 'google-search', 'google-discover', 'chatgpt', 'perplexity'];

/** Shown if a platform makes no card of a page at all. */
export function bareLinkNote(platform: PlatformId): Text {
  const name = platformNames[platform];
  return finders.includes(platform)
    ? {
        en: `${name} leaves this page out.`,
        de: `${name} lässt diese Seite aus.`,
      }
    : {
        en: `${name} shows no card, only the link.`,
        de: `${name} zeigt keine Karte, nur den Link.`,
      };
}

export const gridTexts = {
  label: { en: 'Link preview on each platform', de: 'Linkvorschau auf jeder Plattform' },
  loading: { en: 'Loading the preview', de: 'Vorschau wird geladen' },
  history: { en: 'Discontinued', de: 'Eingestellt' },
  more: { en: 'More platforms', de: 'Weitere Plattformen' },
  notCounted: {
    en: (count: number) => `${count}, not part of the score`,
    de: (count: number) => `${count}, ohne Einfluss auf die Punktzahl`,
  },
  search: { en: 'Find a platform', de: 'Plattform suchen' },
  noneFound: {
    en: (name: string) => `No platform called “${name}”.`,
    de: (name: string) => `Keine Plattform heißt „${name}“.`,
  },
};

export const overviewTexts = {
  title: { en: 'Your link when it’s shared', de: 'So sieht Ihr geteilter Link aus' },
  intro: {
    en: 'The same page on the five most used platforms.',
    de: 'Dieselbe Seite auf den fünf meistgenutzten Plattformen.',
  },
} satisfies Record<string, Text>;

/** Texts for a card's description for screen readers. */
export const spokenTexts = {
  preview: { en: 'Link preview on', de: 'Linkvorschau auf' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  address: { en: 'Address', de: 'Adresse' },
  bareLink: { en: 'No card, only the link', de: 'Keine Karte, nur der Link' },
  noImage: { en: 'No image', de: 'Kein Bild' },
  hiddenImage: { en: 'The image is not shown', de: 'Das Bild wird nicht gezeigt' },
  wideImage: { en: 'Wide image', de: 'Breites Bild' },
  smallImage: { en: 'Small image', de: 'Kleines Bild' },
  images: { en: 'images side by side', de: 'Bilder nebeneinander' },
} satisfies Record<string, Text>;
