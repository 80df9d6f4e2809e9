import { rows } from '#web/i18n/texts.ts';

/** The two facts that Slack shows below a shared page of ours. */
export const factTexts = rows({
  costs: { en: 'Getting started', de: 'Einstieg' },
  costsFact: { en: 'Free, no account', de: 'Kostenlos, ohne Konto' },
  platforms: { en: 'Checks', de: 'Prüft' },
  platformsFact: {
    en: (count: number) => `${count} platforms`,
    de: (count: number) => `${count} Plattformen`,
  },
});
