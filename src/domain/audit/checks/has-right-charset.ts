import { check, fail, pass } from './check.ts';

/** UTF-8 that was read as Latin-1 (`Ã¼`, `â€™`), and letters that could not be read at all. */
const wrongLetters = /[ÃÂ][\u0080-\u00bf]|â€[\u2018-\u2122\u0080-\u00bf]|\ufffd/;

export const hasWrongLetters = (text: string): boolean => wrongLetters.test(text);

export const hasRightCharset = check({
  id: 'hasRightCharset',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: [
      'Special characters are readable.',
      `Special characters are broken${facts.found ? `: “${facts.found}”` : ''}.`,
    ],
    de: [
      'Umlaute und Sonderzeichen sind lesbar.',
      `Umlaute und Sonderzeichen sind kaputt${facts.found ? `: „${facts.found}“` : ''}.`,
    ],
  }),
  advice: {
    en: 'Save the page as UTF-8 and put <meta charset="utf-8"> first in the <head>. If only this text is broken, enter it again.',
    de: 'Speichern Sie die Seite als UTF-8 und setzen Sie <meta charset="utf-8"> an den Anfang des <head>. Ist nur dieser Text kaputt, geben Sie ihn neu ein.',
  },
  run: ({ seen }) => {
    for (const text of [seen.title, seen.description, seen.siteName]) {
      const at = text?.search(wrongLetters) ?? -1;
      if (text && at >= 0) return fail({ found: text.slice(Math.max(0, at - 12), at + 14).trim() });
    }
    return pass();
  },
});
