import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { type GuideTags, guidePage } from './guide-page.ts';

interface Lack {
  what: Text;
  page: () => PageEvidence;
}

const without = (keys: readonly string[], what: Text): Lack => ({
  what,
  page: () => guidePage(Object.fromEntries(keys.map((key): [string, GuideTags[string]] => [key, null]))),
});

/** What pages lack most often. */
const lacks: readonly Lack[] = [
  without(['title', 'og:title', 'twitter:title'], { en: 'no title', de: 'kein Titel' }),
  without(['og:title', 'twitter:title'], { en: 'no og:title', de: 'kein og:title' }),
  without(['description', 'og:description', 'twitter:description'], {
    en: 'no description',
    de: 'keine Beschreibung',
  }),
  without(['og:image', 'twitter:image'], { en: 'no image', de: 'kein Bild' }),
  without(['og:type', 'og:title', 'og:description', 'og:image', 'og:site_name', 'og:url', 'twitter:card'], {
    en: 'only <title> and a description',
    de: 'nur <title> und eine Beschreibung',
  }),
  {
    what: { en: 'noindex in the robots tag', de: 'noindex im Robots-Tag' },
    page: () => guidePage({ robots: 'noindex' }),
  },
  {
    what: { en: 'an error page', de: 'eine Fehlerseite' },
    page: () => ({ ...guidePage(), status: 404 }),
  },
];

export interface WithheldCard {
  /** Null: whatever the page has. */
  what: Text | null;
  why: Text;
}

/** The pages of which the platform makes no card, with its reason. */
export function withheldCards(platform: Platform): WithheldCard[] {
  const whyOf = (page: PageEvidence) => {
    const { isShown, reasons } = platform.toCard(page);
    return isShown ? null : (reasons[0] ?? null);
  };
  const always = whyOf(guidePage());
  if (always) return [{ what: null, why: always }];
  return lacks.flatMap(({ what, page }) => {
    const why = whyOf(page());
    return why ? [{ what, why }] : [];
  });
}
