import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// docs/glossary.md, held in code: the words of its last table are in no name of src, and where it says so no comment.
// `lost` is looked for in names alone: that a mail, a connection, a phone or money is lost is said of nothing else.

interface Row {
  words: string[];
  where: string;
}

const rows: Row[] = (readFileSync('docs/glossary.md', 'utf8').split('\n## Words that code does not use\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, words = '', , where = ''] = line.split('|').map((cell) => cell.trim());
    return { words: words.split(', '), where };
  });

const pattern = (places: string[], flags: string) =>
  new RegExp(`\\b(?:${rows.flatMap(({ words, where }) => (places.includes(where) ? words : [])).join('|')})\\b`, flags);
const inNames = pattern(['names', 'names and comments'], 'gi');
const inComments = pattern(['names and comments'], 'gi');
const inConstants = pattern(['constants'], 'g');

/** `isWished` and `NAME_WISH` as separate words. */
const withSpaces = (names: string) => names.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, ' ');

const regularExpression = String.raw`(?<=(?:[=(,:!&|?{}[;\n]|=>|return)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const tokens = new RegExp(
  String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${regularExpression}|[\`{}]`,
  'g',
);
const inTemplate = /(?:\\[\s\S]|(?!\$\{)[^`\\])*(`|\$\{|$)/y;

/** Names and comments of a source, each still at its line; what is in quotes is in neither. */
function splitSource(source: string) {
  let [code, comments, at] = ['', '', 0];
  /** Whether each open brace belongs to a template's placeholder. */
  const braces: boolean[] = [];
  const blank = (text: string) => text.replace(/[^\n]+/g, ' ');
  const add = (text: string, isCode: boolean, isComment = false) => {
    code += isCode ? text : blank(text);
    comments += isComment ? text : blank(text);
    at += text.length;
  };
  const addTemplate = () => {
    inTemplate.lastIndex = at;
    const found = inTemplate.exec(source);
    add(found?.[0] ?? '', false);
    if (found?.[1] === '${') braces.push(true);
  };
  while (at < source.length) {
    tokens.lastIndex = at;
    const found = tokens.exec(source);
    add(source.slice(at, found?.index), true);
    const token = found?.[0] ?? '';
    add(token, false, /^\/[/*]/.test(token));
    if (token === '{') braces.push(false);
    if (token === '`' || (token === '}' && braces.pop())) addTemplate();
  }
  return { code: withSpaces(code), comments };
}

/** Style sheets have no line comments, and an apostrophe is only ever in a comment or a string. */
function splitStyles(source: string) {
  const comments = source.replace(/(^|\*\/)[\s\S]*?(\/\*|$)/g, (between) => between.replace(/[^\n]/g, ' '));
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return { code, comments };
}

const wordsIn = (text: string, words: RegExp, file: string) =>
  [...text.matchAll(words)].map(({ 0: word, index }) => `${file}:${text.slice(0, index).split('\n').length} ${word}`);

describe('the reader of names and comments', () => {
  const read = (source: string) => {
    const { code, comments } = splitSource(source);
    const names = [...wordsIn(code, inNames, 'x'), ...wordsIn(code, inConstants, 'x')];
    return { names, comments: wordsIn(comments, inComments, 'x') };
  };
  test.each([
    ['const isWished = 1;', ['x:1 Wished'], []],
    ["const a = 'wish';\n// a wish\nkept();", ['x:3 kept'], ['x:2 wish']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read
    ['`wish ${kept({ told: `lost ${asked}` })} hot`; /* calm */', ['x:1 kept', 'x:1 told', 'x:1 asked'], ['x:1 calm']],
    ['const a = /[`\'"]/g;\nconst KEPT_DAYS = 1; // told', ['x:2 KEPT'], ['x:2 told']],
    ['const screenshot = led_by;', ['x:1 led'], []],
    ['const MOST_PAGES = 1;\nconst most = atLeast;', ['x:1 MOST'], []],
  ])('%s', (source, names, comments) => {
    expect(read(source)).toEqual({ names, comments });
  });
});

test('no name in src uses a word of the table, and no comment a metaphor of it', () => {
  expect(rows.length).toBeGreaterThan(15);
  const files = globSync('src/**/*.{ts,tsx,css}').toSorted();
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const { code, comments } = file.endsWith('.css') ? splitStyles(source) : splitSource(source);
    const names = [
      ...wordsIn(file, inNames, file),
      ...wordsIn(code, inNames, file),
      ...wordsIn(code, inConstants, file),
    ];
    return [...names, ...wordsIn(comments, inComments, file)];
  });
  expect(found).toEqual([]);
});
