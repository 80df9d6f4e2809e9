import type { Language, Text } from '#domain/language.ts';

// Validation messages, verbatim if the specification gives them (docs/specification.md#s5.8). A zod error is created
// long before the request's language is known, so it contains the message's name between marks; `inLanguage` inserts
// the text.

export const messages = {
  email: { en: 'Please add a valid email address.', de: 'Geben Sie eine gültige E-Mail-Adresse ein.' },
  consent: { en: 'Please confirm our privacy policy.', de: 'Bestätigen Sie unsere Datenschutzerklärung.' },
  password: { en: 'Enter a password.', de: 'Geben Sie ein Passwort ein.' },
  passwordShort: {
    en: 'Choose a password with at least 12 characters.',
    de: 'Wählen Sie ein Passwort mit mindestens 12 Zeichen.',
  },
  passwordLong: {
    en: 'Choose a password with at most 200 characters.',
    de: 'Wählen Sie ein Passwort mit höchstens 200 Zeichen.',
  },
  passwordCommon: {
    en: 'This password is easy to guess. Choose another one.',
    de: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes.',
  },
  passwordWrong: { en: 'The current password is wrong.', de: 'Das aktuelle Passwort ist falsch.' },
  codeWrong: { en: 'Wrong code. Enter the latest one.', de: 'Dieser Code ist falsch. Geben Sie den neuesten ein.' },
  url: { en: 'Enter a valid URL.', de: 'Geben Sie eine gültige Webadresse ein.' },
  urlTooLong: {
    en: 'This URL is longer than 2,000 characters. Enter a shorter one.',
    de: 'Diese Adresse ist länger als 2.000 Zeichen. Kürzen Sie sie.',
  },
  httpsOnly: {
    en: 'Enter an address that begins with https://.',
    de: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  },
  otherChannel: {
    en: 'This address belongs to another service.',
    de: 'Diese Adresse gehört zu einem anderen Dienst.',
  },
  date: { en: 'Enter a date.', de: 'Geben Sie ein Datum ein.' },
  pastDate: {
    en: 'This date has passed. Choose today or later, or leave the field empty.',
    de: 'Dieses Datum ist schon vorbei. Wählen Sie heute oder einen späteren Tag, oder lassen Sie das Feld leer.',
  },
  required: { en: 'Fill in this field.', de: 'Füllen Sie dieses Feld aus.' },
  tooLong: { en: 'This is too long.', de: 'Das ist zu lang.' },
  tooShort: { en: 'This is too short.', de: 'Das ist zu kurz.' },
  tooSmall: { en: 'This number is too small.', de: 'Diese Zahl ist zu klein.' },
  tooLarge: { en: 'This number is too large.', de: 'Diese Zahl ist zu groß.' },
  tooFew: { en: 'Choose more.', de: 'Wählen Sie mehr aus.' },
  tooManyItems: { en: 'These are too many.', de: 'Das sind zu viele.' },
  badCharacters: {
    en: 'This contains characters that aren’t allowed.',
    de: 'Manche Zeichen hier sind nicht erlaubt.',
  },
  number: { en: 'Enter a number.', de: 'Geben Sie eine Zahl ein.' },
  choice: { en: 'Choose one of the options.', de: 'Wählen Sie eine der Möglichkeiten.' },
  unknownField: { en: 'This field is unknown.', de: 'Dieses Feld ist unbekannt.' },
  selector: { en: 'This CSS selector doesn’t work here.', de: 'Dieser CSS-Selektor funktioniert hier nicht.' },
  day: { en: 'Enter a date.', de: 'Geben Sie ein Datum ein.' },
  endBeforeStart: { en: 'The last day is before the first.', de: 'Der letzte Tag liegt vor dem ersten.' },
  reservedToken: {
    en: 'One of our own pages has this address. Choose another.',
    de: 'Diese Adresse hat schon eine unserer eigenen Seiten. Wählen Sie eine andere.',
  },
  token: {
    en: 'Use only lowercase letters, digits and hyphens.',
    de: 'Verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  },
  identifier: {
    en: 'Use letters, digits, hyphens and underscores, and not only digits.',
    de: 'Verwenden Sie Buchstaben, Ziffern, Binde- und Unterstriche, aber nicht nur Ziffern.',
  },
  pattern: {
    en: 'This regular expression doesn’t work here. Use at most 300 characters and no repeats within repeats.',
    de: 'Dieser reguläre Ausdruck funktioniert hier nicht. Erlaubt sind höchstens 300 Zeichen und keine Wiederholungen in Wiederholungen.',
  },
  otherWords: { en: 'Choose different words.', de: 'Wählen Sie andere Wörter.' },
  invalid: { en: 'This value isn’t valid.', de: 'Dieser Wert ist ungültig.' },
} as const satisfies Record<string, Text>;
export type MessageName = keyof typeof messages;

const mark = (name: MessageName) => `message:${name}`;

/** For zod's `error` option. */
export const preferredText = (name: MessageName) => () => mark(name);

/** The text of a zod issue; issues without one of our names are described by their kind. */
export function inLanguage(issue: Issue, language: Language): string {
  const name = issue.message.startsWith('message:') ? issue.message.slice('message:'.length) : nameByKind(issue);
  return messages[Object.hasOwn(messages, name) ? (name as MessageName) : 'invalid'][language];
}

interface Issue {
  code?: string | undefined;
  message: string;
  input?: unknown;
  /** What is too small or too big: `number`, `string`, `array` … */
  origin?: string | undefined;
}

const tooBig: ReadonlyMap<string | undefined, MessageName> = new Map([
  ['number', 'tooLarge'],
  ['int', 'tooLarge'],
  ['array', 'tooManyItems'],
]);
const tooSmall: ReadonlyMap<string | undefined, MessageName> = new Map([
  ['number', 'tooSmall'],
  ['int', 'tooSmall'],
  ['array', 'tooFew'],
]);

function nameByKind(issue: Issue): MessageName {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknownField';
    case 'invalid_value':
      return 'choice';
    case 'too_big':
      return tooBig.get(issue.origin) ?? 'tooLong';
    case 'too_small':
      return tooSmall.get(issue.origin) ?? 'tooShort';
    default:
      return issue.input === undefined ? 'required' : 'invalid';
  }
}
