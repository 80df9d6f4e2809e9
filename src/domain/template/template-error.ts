// Why a template cannot be drawn, and where. Expected outcomes: the person editing sees them at the line.
import type { Text } from '#domain/language.ts';

export interface Where {
  /** Both count from 1. */
  line: number;
  column: number;
}

export const templateErrorTexts = {
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
