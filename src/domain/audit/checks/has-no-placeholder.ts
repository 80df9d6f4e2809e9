import { check, fail, pass } from './check.ts';

/**
 * Placeholders that a template prints if nobody fills them in: `{{ product.title }}`, `${name}`, `%%title%%`, `[object
 * Object]`.
 */
const placeholder =
  /\{\{[^{}]{0,80}\}\}|\{%[^{}]{0,80}%\}|\$\{[^{}]{1,80}\}|%%[a-z_]{2,30}%%|\[object Object\]|^(?:undefined|null|NaN)$/;

export const isPlaceholder = (text: string): boolean => placeholder.test(text.trim());

export const hasNoPlaceholder = check({
  id: 'hasNoPlaceholder',
  kind: 'meta',
  level: 'error',
  text: ({ facts }) => ({
    en: [
      'Every text is filled in.',
      facts.found ? `People read “${facts.found}” on the card.` : 'The card shows a placeholder.',
    ],
    de: [
      'Alle Texte sind ausgefüllt.',
      facts.found ? `Auf der Karte steht „${facts.found}“.` : 'Auf der Karte steht ein Platzhalter.',
    ],
  }),
  advice: ({ facts }) => ({
    en: `The template printed ${facts.part} without a value. Check the name of the field, or give it a fallback.`,
    de: `Die Vorlage hat ${facts.part} ohne Wert ausgegeben. Prüfen Sie den Namen des Feldes oder geben Sie einen Ersatzwert an.`,
  }),
  run: ({ seen }) => {
    for (const [part, text] of [
      ['og:title', seen.title],
      ['og:description', seen.description],
      ['og:site_name', seen.siteName],
    ] as const) {
      const found = placeholder.exec(text?.trim() ?? '')?.[0];
      if (found !== undefined) return fail({ found, part });
    }
    return pass();
  },
});
