import { rows } from '#web/i18n/texts.ts';

/** Points gained or lost since an earlier audit. The dashboard says it too, without the other words of audits. */
export const scoreChangeTexts = rows({
  better: {
    en: (points: number) => (points === 1 ? '1 point better' : `${points} points better`),
    de: (points: number) => (points === 1 ? '1 Punkt besser' : `${points} Punkte besser`),
  },
  worse: {
    en: (points: number) => (points === 1 ? '1 point worse' : `${points} points worse`),
    de: (points: number) => (points === 1 ? '1 Punkt schlechter' : `${points} Punkte schlechter`),
  },
  unchanged: { en: 'unchanged', de: 'unverändert' },
});
