// What a person reads if a template cannot be drawn: the reasons of reading (template-error.ts) and those of drawing.
import type { Text } from '#domain/language.ts';
import { templateErrorTexts, type Where } from './template-error.ts';

export const renderErrorTexts = {
  ...templateErrorTexts,
  'bad-font': { en: 'A font of the template cannot be used', de: 'Eine Schrift der Vorlage ist nicht verwendbar' },
  'bad-image': { en: 'A picture of the template cannot be used', de: 'Ein Bild der Vorlage ist nicht verwendbar' },
  'draw-failed': { en: 'The template cannot be drawn', de: 'Die Vorlage lässt sich nicht zeichnen' },
  timeout: {
    en: 'Drawing takes longer than two seconds: the template asks for too much',
    de: 'Das Zeichnen dauert länger als zwei Sekunden: Die Vorlage verlangt zu viel',
  },
  crashed: {
    en: 'Drawing was broken off: the template asks for something that cannot be drawn',
    de: 'Das Zeichnen wurde abgebrochen: Die Vorlage verlangt etwas, das sich nicht zeichnen lässt',
  },
  busy: { en: 'Too many pictures are being drawn right now', de: 'Gerade werden zu viele Bilder gezeichnet' },
  'no-own-image': {
    en: 'The page has no picture of its own that could be shown',
    de: 'Die Seite hat kein eigenes Bild, das gezeigt werden könnte',
  },
} as const satisfies Record<string, Text>;
export type RenderErrorReason = keyof typeof renderErrorTexts;

/** `This element is not allowed: <script> (line 3, column 5)`. */
export function describeRenderError(fault: { reason: RenderErrorReason; detail: string; where?: Where }): Text {
  const { reason, detail, where } = fault;
  const what = detail === '' ? '' : `: ${detail}`;
  const [en, de] = where
    ? [` (line ${where.line}, column ${where.column})`, ` (Zeile ${where.line}, Spalte ${where.column})`]
    : ['', ''];
  const text = renderErrorTexts[reason];
  return { en: `${text.en}${what}${en}`, de: `${text.de}${what}${de}` };
}
