import { rows } from '#web/i18n/texts.ts';

export const comparisonTexts = rows({
  title: { en: 'Templates compared', de: 'Vorlagen im Vergleich' },
  allOther: { en: 'All other pages', de: 'Alle anderen Seiten' },
  compare: { en: 'Comparison', de: 'Vergleich' },
  compareText: {
    en: (day: string) =>
      `Each page gets one of the templates at random. Counted since ${day}, when all of them went live.`,
    de: (day: string) =>
      `Jede Seite zeigt zufällig eine der Vorlagen. Gezählt seit dem ${day}, seitdem sind alle live.`,
  },
  template: { en: 'Template', de: 'Vorlage' },
  images: { en: 'Images', de: 'Bilder' },
  shares: { en: 'Shares', de: 'Geteilt' },
  perImage: { en: 'Shares per image', de: 'Geteilt pro Bild' },
  range: { en: 'Likely range', de: 'Wahrscheinlicher Bereich' },
  notEnough: {
    en: (images: number) => `Too early to tell. Each template needs at least ${images} images.`,
    de: (images: number) => `Noch kein klares Ergebnis. Jede Vorlage braucht mindestens ${images} Bilder.`,
  },
  tooClose: {
    en: 'Too early to tell. The ranges overlap, so the difference may be chance.',
    de: 'Noch kein klares Ergebnis. Die Bereiche überschneiden sich, der Unterschied kann Zufall sein.',
  },
  isSure: {
    en: (name: string) => `“${name}” is shared more. That’s unlikely to be chance (less than 5 in 100).`,
    de: (name: string) => `„${name}“ wird häufiger geteilt. Zufall ist unwahrscheinlich (unter 5 von 100).`,
  },
  keep: { en: 'Keep the winner', de: 'Gewinner behalten' },
  winnerChosen: {
    en: (name: string) => `“${name}” is now the only live template here.`,
    de: (name: string) => `„${name}“ ist hier jetzt die einzige Live-Vorlage.`,
  },
});
