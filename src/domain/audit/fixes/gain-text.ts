import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { nameList, onPlatforms } from '#domain/audit/texts/name-list.ts';
import type { Language, Text } from '#domain/language.ts';
import type { Fix } from './fix.ts';

type Ids = readonly PlatformId[];

const words = {
  en: {
    point: 'point',
    points: 'points',
    both: 'card with image',
    card: 'card',
    image: 'image',
    on: (what: string, ids: Ids) => `${what} ${onPlatforms(ids, 'en')}`,
  },
  de: {
    point: 'Punkt',
    points: 'Punkte',
    both: 'eine Karte mit Bild',
    card: 'eine Karte',
    image: 'ein Bild',
    on: (what: string, ids: Ids) => `${nameList(ids, 'de')} ${ids.length > 1 ? 'zeigen' : 'zeigt'} ${what}`,
  },
} satisfies Record<Language, unknown>;

/** `+12 points, image on WhatsApp and Signal`; null: nothing that can be counted. */
export function gainText({ points, images, cards }: Pick<Fix, 'points' | 'images' | 'cards'>): Text | null {
  if (points <= 0 && images.length === 0 && cards.length === 0) return null;
  const both = cards.filter((id) => images.includes(id));
  const say = (language: Language) => {
    const said = words[language];
    const part = (what: string, ids: Ids) => (ids.length > 0 ? [said.on(what, ids)] : []);
    const parts = [
      ...(points > 0 ? [`+${points} ${points === 1 ? said.point : said.points}`] : []),
      ...part(said.both, both),
      ...part(
        said.card,
        cards.filter((id) => !both.includes(id)),
      ),
      ...part(
        said.image,
        images.filter((id) => !both.includes(id)),
      ),
    ].join(', ');
    return parts.charAt(0).toUpperCase() + parts.slice(1);
  };
  return { en: say('en'), de: say('de') };
}
