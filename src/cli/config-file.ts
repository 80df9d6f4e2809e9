import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { platformsNamed } from '#domain/audit/platforms/platform-names.ts';
import { isLanguage, type Language, languages, type Text } from '#domain/language.ts';
import { formats, isFailOn, isFormat } from './settings.ts';

// linkbild.config.json. JSON and not a script: a checked-out branch of a stranger is checked without running its code.

const CONFIG_FILE = 'linkbild.config.json';

export interface Config {
  targets?: string[];
  site?: boolean;
  baseUrl?: string;
  offline?: boolean;
  ignore?: string[];
  platforms?: string[];
  limit?: number;
  failUnder?: number;
  failOn?: string[];
  format?: (typeof formats)[number];
  output?: string;
  details?: boolean;
  language?: Language;
}

type Rule = { isRight: (value: unknown) => boolean; expected: Text };

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
const texts: Rule = { isRight: areTexts, expected: { en: 'a list of texts', de: 'eine Liste von Texten' } };
const yesOrNo: Rule = {
  isRight: (value) => typeof value === 'boolean',
  expected: { en: 'true or false', de: 'true oder false' },
};
const text: Rule = {
  isRight: (value) => typeof value === 'string' && value !== '',
  expected: { en: 'a text', de: 'einen Text' },
};
const anyOf = (words: readonly string[]): Text => ({
  en: `one of ${words.join(', ')}`,
  de: `eines von ${words.join(', ')}`,
});

export const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['$schema', text],
  ['targets', texts],
  ['site', yesOrNo],
  ['baseUrl', { isRight: isWebAddress, expected: { en: 'a URL with https://', de: 'eine Adresse mit https://' } }],
  ['offline', yesOrNo],
  ['ignore', texts],
  [
    'platforms',
    {
      isRight: (value) => areTexts(value) && value.length > 0 && value.every((name) => platformsNamed(name) !== null),
      expected: { en: 'a list of platforms, see linkbild help', de: 'eine Liste von Plattformen, siehe linkbild help' },
    },
  ],
  [
    'limit',
    {
      isRight: (value) => Number.isInteger(value) && Number(value) >= 1,
      expected: { en: 'a whole number, 1 or more', de: 'eine ganze Zahl ab 1' },
    },
  ],
  [
    'failUnder',
    {
      isRight: (value) => typeof value === 'number' && value >= 0 && value <= 100,
      expected: { en: 'a number from 0 to 100', de: 'eine Zahl von 0 bis 100' },
    },
  ],
  [
    'failOn',
    {
      isRight: (value) => areTexts(value) && value.every(isFailOn),
      expected: {
        en: 'a list of error, warning, info, unreadable or names of checks',
        de: 'eine Liste aus error, warning, info, unreadable oder Namen von Prüfungen',
      },
    },
  ],
  ['format', { isRight: isFormat, expected: anyOf(formats) }],
  ['output', text],
  ['details', yesOrNo],
  ['language', { isRight: isLanguage, expected: anyOf(languages) }],
]);

/** The file that was named, else the one in the folder, else nothing. A mistake is named with its key. */
export function readConfig(named: string | undefined, folder: string): { config: Config } | { message: Text } {
  const file = named ?? CONFIG_FILE;
  const path = resolve(folder, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return named === undefined ? { config: {} } : { message: problems.missing(file) };
  // Editors of Windows begin a file with a mark of its encoding.
  const read = parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  if (read === null) return { message: problems.noJson(file) };
  for (const [key, value] of Object.entries(read)) {
    const rule = rules.get(key);
    if (!rule) return { message: problems.unknown(file, key) };
    if (!rule.isRight(value)) return { message: problems.wrong(file, key, rule.expected) };
  }
  return { config: read };
}

function parse(json: string): Config | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const known = [...rules.keys()].join(', ');

const problems = {
  missing: (file: string): Text => ({ en: `There’s no file ${file}.`, de: `Die Datei ${file} gibt es nicht.` }),
  noJson: (file: string): Text => ({
    en: `${file} isn’t a JSON object.`,
    de: `${file} ist kein JSON-Objekt.`,
  }),
  unknown: (file: string, key: string): Text => ({
    en: `${file}: there’s no setting “${key}”. Settings are ${known}.`,
    de: `${file}: Die Einstellung „${key}“ gibt es nicht. Möglich sind ${known}.`,
  }),
  wrong: (file: string, key: string, expected: Text): Text => ({
    en: `${file}: “${key}” needs ${expected.en}.`,
    de: `${file}: „${key}“ braucht ${expected.de}.`,
  }),
};
