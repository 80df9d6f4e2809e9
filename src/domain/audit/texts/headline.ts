import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Facts } from '#domain/audit/checks/outcome.ts';
import { isCounted, type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Losses } from '#domain/audit/scoring/losses.ts';
import type { Language, Text } from '#domain/language.ts';
import { joined } from './name-list.ts';

// The headline of an issue: what people see. The tag that causes it is said below, for developers.

/** Further platforms are only counted: owners look for the well-known names, which come first. */
const NAMED = 3;

const more = { en: (count: number) => `${count} more`, de: (count: number) => `${count} weitere` };

function who(ids: readonly PlatformId[], language: Language): string {
  const names = ids.map((id) => platformNames[id]);
  if (names.length <= NAMED) return joined(names, language);
  return joined([...names.slice(0, NAMED - 1), more[language](names.length - NAMED + 1)], language);
}

/** `WhatsApp shows no image.`, `WhatsApp, Facebook und 3 weitere zeigen kein Bild.` */
const shows = (ids: readonly PlatformId[], en: string, de: string): Text => ({
  en: `${who(ids, 'en')} ${ids.length > 1 ? 'show' : 'shows'} ${en}.`,
  de: `${who(ids, 'de')} ${ids.length > 1 ? 'zeigen' : 'zeigt'} ${de}.`,
});

const mayMiss = {
  en: 'The image may be missing on some platforms.',
  de: 'Auf einigen Plattformen fehlt das Bild womöglich.',
};

const missed = (ids: readonly PlatformId[]): Text =>
  shows(ids, 'less than the page offers', 'weniger, als die Seite hergibt');

const mayFail = {
  en: 'Some platforms may not load the image.',
  de: 'Einige Plattformen laden das Bild womöglich nicht.',
};

type Seen = Text | ((ids: readonly PlatformId[], facts: Facts) => Text);

/** For what costs no card, no image and no text. Checks without a row say it in their own sentence. */
const effects: Partial<Record<CheckId, Seen>> = {
  isInsideWindow: missed,
  isInHead: missed,
  usesPropertyAttribute: missed,
  fileSizeOk: mayMiss,
  isValidImageType: {
    en: 'Not every platform shows this kind of image.',
    de: 'Nicht jede Plattform zeigt diese Art von Bild.',
  },
  hasValidTwitterCard: (ids) => shows(ids, 'no large image', 'kein großes Bild'),
  hasAbsoluteImageUrl: mayFail,
  hasHttpsImage: mayFail,
  hasLastingImageUrl: {
    en: 'The image will disappear from the cards.',
    de: 'Das Bild verschwindet irgendwann von den Karten.',
  },
  declaredSizeIsReal: {
    en: 'The image may look wrong on the first card.',
    de: 'Auf der ersten Karte kann das Bild falsch erscheinen.',
  },
  hasNoDuplicateTags: {
    en: 'Platforms may pick the wrong title, text or image.',
    de: 'Plattformen nehmen womöglich den falschen Titel, Text oder das falsche Bild.',
  },
  ogUrlIsCanonical: (_, { ogUrl }) =>
    ogUrl
      ? {
          en: 'Facebook may show the card of another page.',
          de: 'Facebook zeigt womöglich die Karte einer anderen Seite.',
        }
      : {
          en: 'The page doesn’t tell WhatsApp its address.',
          de: 'Die Seite sagt WhatsApp nicht, welche Adresse sie hat.',
        },
  getsSamePage: (ids) => ({
    en: `${who(ids, 'en')} ${ids.length > 1 ? 'get' : 'gets'} a different page from your visitors.`,
    de: `${who(ids, 'de')} ${ids.length > 1 ? 'bekommen' : 'bekommt'} eine andere Seite als Ihre Besucher.`,
  }),
  isAllowedByRobots: (ids) => ({
    en: `${who(ids, 'en')} ${ids.length > 1 ? 'aren’t' : 'isn’t'} allowed to read the page.`,
    de: `${who(ids, 'de')} ${ids.length > 1 ? 'dürfen' : 'darf'} die Seite nicht lesen.`,
  }),
  isSingleImage: {
    en: 'Most platforms show only the first of your images.',
    de: 'Die meisten Plattformen zeigen nur das erste Ihrer Bilder.',
  },
  isGenericImage: {
    en: 'The image doesn’t show what the link is about.',
    de: 'Das Bild verrät nicht, worum es beim Link geht.',
  },
  hasSitename: { en: 'The card doesn’t name your site.', de: 'Auf der Karte fehlt der Name Ihrer Website.' },
  twitterData1: { en: 'Slack could show the price.', de: 'Slack könnte den Preis zeigen.' },
  twitterData2: { en: 'Slack could show whether it’s in stock.', de: 'Slack könnte die Verfügbarkeit zeigen.' },
  hasAltText: (ids, { other }) =>
    other
      ? {
          en: `On ${who(ids, 'en')}, screen readers can’t describe the image.`,
          de: `Bei ${who(ids, 'de')} können Screenreader das Bild nicht beschreiben.`,
        }
      : { en: 'Screen readers can’t describe the image.', de: 'Screenreader können das Bild nicht beschreiben.' },
  isIndexable: { en: 'Google doesn’t show the page.', de: 'Google zeigt die Seite nicht.' },
};

/** The checks' own sentences say more precisely what people see. */
const sayIt: readonly CheckId[] = ['isRequestedPage', 'isFilledByServer', 'isIndexable', 'hasNoPlaceholder'];
/** Where one of these makes a platform show the image small, the headline says exactly that. */
const makeSmall: readonly CheckId[] = [
  'hasMinSize',
  'hasMinWidth',
  'hasMinHeight',
  'hasValidTwitterCard',
  'fileSizeOk',
];

/** The gravest first. */
const lossKinds: [kind: keyof Losses, en: string, de: string][] = [
  ['cards', 'only the bare link', 'nur den Link, ohne Karte'],
  ['images', 'no image', 'kein Bild'],
  ['otherImages', 'some other image', 'irgendein anderes Bild'],
  ['titles', 'no title', 'keinen Titel'],
  ['descriptions', 'no description', 'keine Beschreibung'],
  ['small', 'the image small', 'das Bild nur klein'],
];

export interface Headline {
  text: Text;
  /** The loss that it names, so that nothing below repeats it; null: none. */
  names: keyof Losses | null;
}

interface Found {
  id: CheckId;
  losses: Losses;
  about: readonly PlatformId[];
  facts: Facts;
}

/** Null: the check's own sentence is one for owners. What is lost on a platform that counts goes before all others. */
export function headlineOf({ id, losses, about, facts }: Found): Headline | null {
  const named = lossKinds.filter(
    ([kind]) => losses[kind].length > 0 && !sayIt.includes(id) && (kind !== 'small' || makeSmall.includes(id)),
  );
  const [kind, en, de] = named.find(([one]) => losses[one].some(isCounted)) ?? named[0] ?? [];
  if (kind !== undefined && en !== undefined && de !== undefined)
    return { text: shows(losses[kind], en, de), names: kind };
  const effect = effects[id];
  const text = typeof effect === 'function' ? effect(about, facts) : (effect ?? null);
  return text && { text, names: null };
}
