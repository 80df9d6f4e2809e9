import { writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { type BoundedFigure, describeFigure, type HealthFigures, healthNames } from '#domain/operator/health.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Alarm {
  crossed: readonly BoundedFigure[];
  figures: HealthFigures;
  url: string;
}

/** To the operator: figures that crossed their threshold. */
export function healthMail(language: Language, { crossed, figures, url }: Alarm): Mail {
  const write = (value: number) => writeNumber(value, language);
  const items = crossed.map((name) => ({
    title: healthNames[name][language],
    text: describeFigure(name, figures[name], write)[language],
    note: '',
  }));
  const heading = { en: 'Linkbild needs you', de: 'Linkbild braucht Sie' }[language];
  return compose({
    kind: 'health-alarm',
    language,
    subject: `${heading}: ${items.map(({ title }) => title).join(', ')}`,
    heading,
    paragraphs: [
      {
        en: 'These figures have crossed their limit. We tell you once, and again only after a figure was back to normal in between.',
        de: 'Diese Werte haben ihre Grenze überschritten. Wir schreiben Ihnen das einmal und dann erst wieder, wenn ein Wert zwischendurch im Rahmen war.',
      }[language],
    ],
    list: { items },
    button: { label: { en: 'Open health', de: 'Zustand ansehen' }[language], url },
  });
}
