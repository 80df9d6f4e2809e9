import type { Text } from '#domain/language.ts';

// Why a template cannot be drawn, and where. Expected outcomes: the person editing sees them at the line.

export interface Where {
  /** Both count from 1. */
  line: number;
  column: number;
}

const templateErrorTexts = {
  'liquid-syntax': {
    en: 'There’s a mistake in the Liquid code',
    de: 'Im Liquid-Code steckt ein Fehler',
  },
  'liquid-limit': {
    en: 'The template repeats too often or grows too large',
    de: 'Die Vorlage wiederholt sich zu oft oder wird zu groß',
  },
  'forbidden-element': { en: 'This element is not allowed', de: 'Dieses Element ist nicht erlaubt' },
  'forbidden-address': {
    en: 'Images can only come from http and https addresses',
    de: 'Bilder dürfen nur von http- und https-Adressen kommen',
  },
  'forbidden-style': { en: 'This style rule is not allowed', de: 'Diese Stilregel ist nicht erlaubt' },
  'unknown-style-option': { en: 'This style option doesn’t exist', de: 'Diese Stiloption gibt es nicht' },
  'too-many-elements': { en: 'More than 2,000 elements', de: 'Mehr als 2.000 Elemente' },
  'too-deep': { en: 'Nested more than 64 levels deep', de: 'Mehr als 64 Ebenen tief verschachtelt' },
  'too-long': { en: 'The template or its text is too long', de: 'Die Vorlage oder ihr Text ist zu lang' },
  'too-large': { en: 'A size is too large', de: 'Eine Größenangabe ist zu groß' },
  'too-many-images': { en: 'More than 24 images', de: 'Mehr als 24 Bilder' },
  empty: { en: 'The template is empty', de: 'Die Vorlage ist leer' },
} as const satisfies Record<string, Text>;

export type TemplateErrorReason = keyof typeof templateErrorTexts;

export interface TemplateError {
  ok: false;
  reason: TemplateErrorReason;
  /** The offending code, for people who read code: `<script>`, `url(file:…)`, the parser's own message. */
  detail: string;
  where?: Where;
}

/** Thrown while reading, caught by the reader and returned as a value. */
export class Fault extends Error {
  readonly reason: TemplateErrorReason;
  readonly detail: string;
  readonly index: number | undefined;
  constructor(reason: TemplateErrorReason, detail: string, index?: number) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
    this.index = index;
  }
}

export function whereIs(source: string, index: number): Where {
  const before = source.slice(0, index);
  const line = before.split('\n').length;
  return { line, column: index - before.lastIndexOf('\n') };
}

export function templateErrorOrThrow(error: unknown, source: string): TemplateError {
  if (!(error instanceof Fault)) throw error;
  const { reason, detail, index } = error;
  return { ok: false, reason, detail, ...(index === undefined ? {} : { where: whereIs(source, index) }) };
}

// The texts for a template that cannot be drawn: the reasons of reading (template-error.ts) and those of drawing.

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
