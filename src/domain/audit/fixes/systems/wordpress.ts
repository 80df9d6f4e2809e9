import type { Text } from '#domain/language.ts';
import { haveFields } from './site-system.ts';
import type { MakeSystemFix } from './system-fix.ts';

// WordPress itself prints no tags for previews: the SEO plugin does, and has a field for each.

const places: ReadonlyMap<string, Text> = new Map([
  [
    'Yoast SEO',
    {
      en: 'In Yoast SEO: open the page for editing, then Social appearance in the Yoast panel.',
      de: 'In Yoast SEO: Seite bearbeiten, dann im Yoast-Bereich „Social-Media-Darstellung“.',
    },
  ],
  [
    'Rank Math',
    {
      en: 'In Rank Math: open the page for editing, then Edit Snippet > Social in the Rank Math panel.',
      de: 'In Rank Math: Seite bearbeiten, dann im Rank-Math-Bereich „Snippet bearbeiten“ > „Social“.',
    },
  ],
  [
    'All in One SEO',
    {
      en: 'In All in One SEO: open the page for editing, then the Social tab of the AIOSEO settings.',
      de: 'In All in One SEO: Seite bearbeiten, dann in den AIOSEO-Einstellungen den Reiter „Social“.',
    },
  ],
  [
    'The SEO Framework',
    {
      en: 'In The SEO Framework: open the page for editing, then the Social tab of the SEO settings.',
      de: 'In The SEO Framework: Seite bearbeiten, dann in den SEO-Einstellungen den Reiter „Social“.',
    },
  ],
  [
    'SEOPress',
    {
      en: 'In SEOPress: open the page for editing, then the Social tab of the SEO box.',
      de: 'In SEOPress: Seite bearbeiten, dann in der SEO-Box den Reiter „Social“.',
    },
  ],
]);

const anyPlugin = {
  en: 'In WordPress, an SEO plugin writes these tags (Yoast SEO, Rank Math, SEOPress …). Set them in its social fields when you edit the page.',
  de: 'In WordPress schreibt ein SEO-Plugin diese Tags (Yoast SEO, Rank Math, SEOPress …). Tragen Sie sie beim Bearbeiten der Seite in dessen Social-Feldern ein.',
};

/** Every such plugin prints these by itself and has no field for them. */
const printed = ['og:url', 'og:site_name', 'twitter:card'];
const byItself = {
  en: 'In WordPress, an SEO plugin (Yoast SEO, Rank Math, SEOPress …) writes this tag without your doing.',
  de: 'In WordPress schreibt ein SEO-Plugin (Yoast SEO, Rank Math, SEOPress …) dieses Tag von selbst.',
};

export const wordpressFix: MakeSystemFix = (edits, { plugin }) => {
  if (haveFields(edits)) return { code: null, where: (plugin && places.get(plugin)) || anyPlugin };
  return plugin === null && edits.every(({ key }) => printed.includes(key)) ? { code: null, where: byItself } : null;
};
