import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SourceText, textsInSource } from './texts-in-source.ts';

// docs/voice.md, held: one word for one thing, in both languages. The forbidden words are read from its tables.

/** Words of others, and sentences that the specification quotes. */
const allowed: { text: RegExp; file?: string; why: string }[] = [
  { text: /^The page is password protected\. Unfortunately, we can't access/, why: 'specification, section 8' },
  { text: /^Great! We'll send you an email with the result/, why: 'specification, section 8' },
  { text: /^[\p{Ll} -]+$/u, file: 'src/web/i18n/app/quick-search.ts', why: 'what people may type' },
  { text: /^JSON|JSON-Objekt|JSON object/, why: 'code to copy' },
];

const { texts, incomplete } = textsInSource();

const placeOf = ({ file, line, text }: SourceText) => `${file}:${line} ${text.slice(0, 120)}`;
const isAllowed = ({ text, file }: SourceText) =>
  allowed.some((row) => row.text.test(text) && (row.file ?? file) === file);

/** Code inside a text keeps its own quotes: tags, attributes, Liquid, variables, what is in backticks, addresses. */
const withoutCode = (text: string) =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(/\{\{.*?\}\}|\{%.*?%\}/g, '')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/[\w:-]+="[^"]*"/g, '')
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, '')
    .replace(/\bhttps?:\/\/\S+/g, '');

const voice = readFileSync('docs/voice.md', 'utf8');

function forbiddenWords(heading: string): { word: string; pattern: RegExp }[] {
  const section = voice.split(`\n### ${heading}\n`)[1]?.split('\n#', 1)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const body = word.replace(/\*$/, '');
      const end = word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])';
      return { word, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${body}${end}`, 'iu') };
    });
}

const tables = { en: forbiddenWords('English'), de: forbiddenWords('Deutsch') };

test('the term list has forbidden words for both languages', () => {
  expect(tables.en.length).toBeGreaterThan(20);
  expect(tables.de.length).toBeGreaterThan(20);
  expect(texts.filter(({ language }) => language === 'de').length).toBeGreaterThan(2000);
});

test.each(['en', 'de'] as const)('no %s text uses a word that the term list forbids', (language) => {
  const found = texts
    .filter((text) => text.language === language && !isAllowed(text))
    .flatMap((text) =>
      tables[language]
        .filter(({ pattern }) => pattern.test(withoutCode(text.text)))
        .map(({ word }) => `${word}: ${placeOf(text)}`),
    );
  expect(found).toEqual([]);
});

test('every text has both languages', () => {
  expect(incomplete).toEqual([]);
});

const rules: { name: string; breaks: (text: SourceText) => boolean }[] = [
  { name: 'straight quotes', breaks: ({ text }) => /["']/.test(withoutCode(text)) },
  { name: 'three dots instead of an ellipsis', breaks: ({ text }) => /\.\.\./.test(text) },
  {
    name: 'leftover placeholders',
    breaks: ({ text }) => /\b(TODO|FIXME|TBD|lorem|ipsum|undefined|xxx+)\b|\[object|\{\{/i.test(withoutCode(text)),
  },
  { name: 'doubled spaces within a line', breaks: ({ text }) => /\S {2,}\S/.test(text) && !text.includes('\n') },
  { name: 'kB instead of KB', breaks: ({ text }) => /\d\s?kB\b/.test(text) },
  {
    name: 'English quotes in German',
    breaks: ({ text, language }) =>
      language === 'de' && (text.match(/“/g)?.length ?? 0) > (text.match(/„/g)?.length ?? 0),
  },
  { name: 'German quotes in English', breaks: ({ text, language }) => language === 'en' && text.includes('„') },
  {
    name: 'an informal address in German',
    breaks: ({ text, language }) => language === 'de' && /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu.test(text),
  },
];

test.each(rules)('no text has $name', ({ breaks }) => {
  expect(texts.filter((text) => !isAllowed(text) && breaks(text)).map(placeOf)).toEqual([]);
});

/** Words that every longer sentence has, and that the other language does not have. */
const telltales = {
  en: /(?<![\p{L}\p{N}-])(?:the|and|is|are|of|your|you|this|with|that|for|can|it)(?![\p{L}\p{N}-])/giu,
  de: /(?<![\p{L}\p{N}-])(?:der|die|das|und|ist|sind|ein|eine|einen|Ihr|Ihre|Sie|mit|nicht|für|auf|den|dem|im)(?![\p{L}\p{N}-])/giu,
};

test.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('no %s text is a sentence of the other language', (language, other) => {
  const count = (text: string, of: 'en' | 'de') => [...withoutCode(text).matchAll(telltales[of])].length;
  const foreign = texts.filter(
    (one) => one.language === language && count(one.text, other) >= 2 && count(one.text, language) === 0,
  );
  expect(foreign.map(placeOf)).toEqual([]);
});
