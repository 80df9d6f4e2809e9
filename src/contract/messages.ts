import type { Language, Text } from '#domain/language.ts';

// Validation messages, verbatim if the specification gives them (docs/specification.md#s5.8). A zod error is created
// long before the request's language is known, so it contains the message's name between marks; `inLanguage` inserts
// the text.

export const messages = {
  email: { en: 'Please add a valid email address.', de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  consent: { en: 'Please confirm our privacy policy.', de: 'Bitte bestätigen Sie unsere Datenschutzerklärung.' },
  password: { en: 'Please enter a password.', de: 'Bitte geben Sie ein Passwort ein.' },
  passwordShort: {
    en: 'Please choose a password with at least 12 characters.',
    de: 'Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.',
  },
  passwordLong: {
    en: 'Please choose a password with at most 200 characters.',
    de: 'Bitte wählen Sie ein Passwort mit höchstens 200 Zeichen.',
  },
  passwordCommon: {
    en: 'This password is easy to guess. Please choose another one.',
    de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
  passwordWrong: { en: 'The current password is not correct.', de: 'Das bisherige Passwort stimmt nicht.' },
  codeWrong: {
    en: 'This code is not right. Please enter the newest one.',
    de: 'Dieser Code stimmt nicht. Bitte geben Sie den neuesten ein.',
  },
  url: { en: 'Please enter a valid web address.', de: 'Bitte geben Sie eine gültige Webadresse ein.' },
  urlTooLong: {
    en: 'This address is longer than 2,000 characters. Please shorten it.',
    de: 'Diese Adresse ist länger als 2.000 Zeichen. Bitte kürzen Sie sie.',
  },
  required: { en: 'Please fill in this field.', de: 'Bitte füllen Sie dieses Feld aus.' },
  tooLong: { en: 'This is too long.', de: 'Das ist zu lang.' },
  tooShort: { en: 'This is too short.', de: 'Das ist zu kurz.' },
  badCharacters: {
    en: 'This contains characters that are not allowed.',
    de: 'Das enthält Zeichen, die nicht erlaubt sind.',
  },
  number: { en: 'Please enter a number.', de: 'Bitte geben Sie eine Zahl ein.' },
  choice: { en: 'Please choose one of the given values.', de: 'Bitte wählen Sie einen der vorgegebenen Werte.' },
  unknownField: { en: 'This field is not known.', de: 'Dieses Feld ist nicht bekannt.' },
  selector: {
    en: 'This is not a CSS selector we can use.',
    de: 'Das ist kein CSS-Selektor, den wir verwenden können.',
  },
  day: { en: 'Please enter a date.', de: 'Bitte geben Sie ein Datum ein.' },
  endBeforeStart: {
    en: 'The last day is before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
  },
  reservedToken: {
    en: 'This word is the address of a page of ours. Please choose another.',
    de: 'Dieses Wort ist die Adresse einer unserer Seiten. Bitte wählen Sie ein anderes.',
  },
  token: {
    en: 'Please use small letters, digits and hyphens only.',
    de: 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  },
  identifier: {
    en: 'Please use letters, digits, hyphens and underscores, and not digits alone.',
    de: 'Bitte verwenden Sie Buchstaben, Ziffern, Binde- und Unterstriche und nicht nur Ziffern.',
  },
  pattern: {
    en: 'This is not a regular expression we can use: up to 300 characters, no repeats inside repeats.',
    de: 'Das ist kein regulärer Ausdruck, den wir verwenden können: höchstens 300 Zeichen, keine Wiederholungen in Wiederholungen.',
  },
  otherWords: { en: 'Please choose other words.', de: 'Bitte wählen Sie andere Worte.' },
  invalid: { en: 'This value is not valid.', de: 'Dieser Wert ist ungültig.' },
} as const satisfies Record<string, Text>;
export type MessageName = keyof typeof messages;

const mark = (name: MessageName) => `message:${name}`;

/** For zod's `error` option. */
export const preferredText = (name: MessageName) => () => mark(name);

/** The text of a zod issue; issues without one of our names are described by their kind. */
export function inLanguage(
  issue: { code?: string | undefined; message: string; input?: unknown },
  language: Language,
): string {
  const name = issue.message.startsWith('message:') ? issue.message.slice('message:'.length) : nameByKind(issue);
  return messages[Object.hasOwn(messages, name) ? (name as MessageName) : 'invalid'][language];
}

function nameByKind(issue: { code?: string | undefined; input?: unknown }): MessageName {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknownField';
    case 'invalid_value':
      return 'choice';
    case 'too_big':
      return 'tooLong';
    case 'too_small':
      return 'tooShort';
    default:
      return issue.input === undefined ? 'required' : 'invalid';
  }
}
