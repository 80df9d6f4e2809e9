import { platforms as rules } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import type { Text } from '#domain/language.ts';

const tags = {
  title: { og: { en: 'an og:title', de: 'ein og:title' }, own: { en: 'a <title>', de: 'ein <title>' } },
  description: {
    og: { en: 'an og:description', de: 'ein og:description' },
    own: { en: 'a <meta name="description">', de: 'ein <meta name="description">' },
  },
} satisfies Record<string, Record<'og' | 'own', Text>>;

/** The tag that these platforms read: Google knows no og:description. */
export function tagToAdd(platforms: readonly PlatformId[], part: 'title' | 'description'): Text {
  const readsOg = platforms.some((id) => rules[id].tags[part].flat().includes(`og:${part}`));
  return tags[part][readsOg || platforms.length === 0 ? 'og' : 'own'];
}

const parts = {
  title: { en: 'title', de: 'den Titel' },
  description: { en: 'description', de: 'die Beschreibung' },
} satisfies Record<string, Text>;

/** The page has it, in a tag that these platforms do not read. */
export const cannotUse = (platforms: readonly PlatformId[], part: 'title' | 'description'): Text => ({
  en: `${nameList(platforms, 'en')} can’t use the page’s ${parts[part].en}.`,
  de: `${nameList(platforms, 'de')} ${platforms.length > 1 ? 'können' : 'kann'} ${parts[part].de} der Seite nicht verwenden.`,
});
