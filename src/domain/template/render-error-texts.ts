// What a person reads if a template cannot be drawn: the reasons of reading (template-error.ts) and those of drawing.
import type { Text } from '#domain/language.ts';
import { templateErrorTexts, type Where } from './template-error.ts';

export const renderErrorTexts = {
  ...templateErrorTexts,
  'bad-font': { en: 'A font in this template doesn’t work', de: 'Eine Schrift der Vorlage funktioniert nicht' },
  'bad-image': { en: 'An image in this template doesn’t work', de: 'Ein Bild der Vorlage funktioniert nicht' },
  'draw-failed': { en: 'The image couldn’t be created', de: 'Das Bild ließ sich nicht erstellen' },
  timeout: {
    en: 'The template takes longer than two seconds. Make it simpler',
    de: 'Die Vorlage braucht länger als zwei Sekunden. Vereinfachen Sie sie',
  },
  crashed: {
    en: 'The image couldn’t be created: something in the template doesn’t work',
    de: 'Das Bild ließ sich nicht erstellen: Etwas in der Vorlage funktioniert nicht',
  },
  busy: {
    en: 'Too many images at once. Try again in a moment',
    de: 'Zu viele Bilder auf einmal. Versuchen Sie es gleich noch einmal',
  },
  'no-own-image': {
    en: 'This page has no image of its own',
    de: 'Diese Seite hat kein eigenes Bild',
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
