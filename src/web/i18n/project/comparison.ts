import { rows } from '../texts.ts';

export const comparisonTexts = rows({
  title: { en: 'Designs side by side', de: 'Designs im Vergleich' },
  allOther: { en: 'All other pages', de: 'Alle übrigen Seiten' },
  compare: { en: 'Compare', de: 'Vergleich' },
  compareText: {
    en: (day: string) =>
      `Each page gets one of the designs at random. Counted since ${day}, when all of them were live.`,
    de: (day: string) => `Jede Seite erhält zufällig eines der Designs. Gezählt seit ${day}, seitdem alle live sind.`,
  },
  template: { en: 'Design', de: 'Design' },
  images: { en: 'Images', de: 'Bilder' },
  shares: { en: 'Shares', de: 'Geteilt' },
  perImage: { en: 'Per image', de: 'Je Bild' },
  range: { en: 'Likely between', de: 'Wahrscheinlich zwischen' },
  notEnough: {
    en: (images: number) => `Not enough yet: each design needs at least ${images} images.`,
    de: (images: number) => `Noch nicht genug: Jedes Design braucht mindestens ${images} Bilder.`,
  },
  tooClose: {
    en: 'Not enough yet: the ranges overlap, so the difference may be chance.',
    de: 'Noch nicht genug: Die Bereiche überschneiden sich, der Unterschied kann Zufall sein.',
  },
  isSure: {
    en: (name: string) => `“${name}” is shared more. That this is chance is unlikely (under 5 in 100).`,
    de: (name: string) => `„${name}“ wird häufiger geteilt. Zufall ist unwahrscheinlich (unter 5 von 100).`,
  },
  keep: { en: 'Keep the winner', de: 'Gewinner behalten' },
  kept: {
    en: (name: string) => `“${name}” is now the only live design here.`,
    de: (name: string) => `„${name}“ ist hier jetzt das einzige aktive Design.`,
  },
});
