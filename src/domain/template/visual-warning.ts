import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';

/** The findings of the visual check in words. Elements are named by their ids; screens replace these by names. */
export interface VisualWarning {
  kind: 'too-small' | 'low-contrast' | 'cut-off' | 'outside' | 'overlap';
  view: 'full' | 'small' | 'tiny' | 'square';
  /** data-id of the element; the first one if it is about several. */
  element: string;
  /** `warning`: a fault. `info`: what nobody sees at that size. */
  level: 'warning' | 'info';
  text: Text;
}

const views = {
  full: { en: 'At full size', de: 'In voller Größe' },
  small: { en: 'At 360 px, as in a chat', de: 'Bei 360 px, wie im Chat' },
  tiny: { en: 'At 120 px, as in a list of links', de: 'Bei 120 px, wie in einer Linkliste' },
} satisfies Record<string, Text>;

const oneDecimal = (figure: number, language: Language) => writeNumber(figure, language, { maximumFractionDigits: 1 });

/** `“price” and “rating”` */
function quoted(names: readonly string[], language: Language): string {
  const all = names.map((name) => ({ en: `“${name}”`, de: `„${name}“` })[language]);
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${{ en: 'and', de: 'und' }[language]} ${last}` : last;
}

export const tooSmall = (element: string, view: 'full' | 'small', size: number): VisualWarning => ({
  kind: 'too-small',
  view,
  element,
  level: 'warning',
  text: {
    en: `${views[view].en}, “${element}” is only ${oneDecimal(size, 'en')} px high. Nobody can read that.`,
    de: `${views[view].de}, ist „${element}“ nur ${oneDecimal(size, 'de')} px hoch. Das kann niemand lesen.`,
  },
});

/** Everything that cannot be read in a small view. */
export const unreadable = (elements: readonly string[], view: 'small' | 'tiny', isAll: boolean): VisualWarning => ({
  kind: 'too-small',
  view,
  element: elements[0] ?? '',
  level: 'info',
  text: isAll
    ? {
        en: `${views[view].en}, no text can be read: ${quoted(elements, 'en')}. Only the photo counts there.`,
        de: `${views[view].de}, ist kein Text mehr lesbar: ${quoted(elements, 'de')}. Dort zählt nur das Foto.`,
      }
    : {
        en: `${views[view].en}, you can’t read ${quoted(elements, 'en')}.`,
        de: `${views[view].de}, nicht mehr lesbar: ${quoted(elements, 'de')}.`,
      },
});

export const cutOff = (elements: readonly string[]): VisualWarning => ({
  kind: 'cut-off',
  view: 'square',
  element: elements[0] ?? '',
  level: 'info',
  text: {
    en: `Cropped to a square, as on WhatsApp’s small cards, ${quoted(elements, 'en')} ${elements.length > 1 ? 'lose' : 'loses'} letters.`,
    de: `Als Quadrat, wie auf den kleinen Karten von WhatsApp, abgeschnitten: ${quoted(elements, 'de')}.`,
  },
});

export const outside = (element: string): VisualWarning => ({
  kind: 'outside',
  view: 'full',
  element,
  level: 'warning',
  text: {
    en: `“${element}” runs off the edge of the image.`,
    de: `„${element}“ ragt über den Bildrand hinaus.`,
  },
});

export const lowContrast = (element: string, value: number): VisualWarning => ({
  kind: 'low-contrast',
  view: 'full',
  element,
  level: 'warning',
  text: {
    en: `“${element}” barely stands out from its background (contrast ${oneDecimal(value, 'en')}:1).`,
    de: `„${element}“ hebt sich kaum vom Hintergrund ab (Kontrast ${oneDecimal(value, 'de')}:1).`,
  },
});

export const overlapping = (one: string, other: string): VisualWarning => ({
  kind: 'overlap',
  view: 'full',
  element: one,
  level: 'warning',
  text: {
    en: `“${one}” and “${other}” overlap.`,
    de: `„${one}“ und „${other}“ überlappen sich.`,
  },
});
