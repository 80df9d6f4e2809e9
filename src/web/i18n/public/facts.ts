import { rows } from '../texts.ts';

/** The two facts that Slack shows below a shared page of ours. */
export const factTexts = rows({
  costs: { en: 'To begin', de: 'Für den Anfang' },
  costsFact: { en: 'Free, no account', de: 'Kostenlos, ohne Konto' },
  platforms: { en: 'Checked for', de: 'Geprüft für' },
  platformsFact: {
    en: (count: number) => `${count} platforms`,
    de: (count: number) => `${count} Plattformen`,
  },
});
