import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A third language must not silently speak English: what depends on the language is a table with a row for each
// (`{ en: …, de: … }[language]`), which the compiler finds incomplete. What it does not find is looked for here.

const refused = {
  'a comparison with the name of one language': /[!=]==? ?['"](?:en|de)['"]|['"](?:en|de)['"] ?[!=]==/,
  'a choice between two languages': /\? ?'(?:en|de)' ?: ?'(?:en|de)'/,
  'a list of two languages: `languages`': /\[ ?'en', ?'de' ?\]/,
  'the prefix of one language: `languagePrefix`': /['"`]\/de\b/,
  'a pattern for one prefix: `withoutLanguage`': /\\\/de\b/,
};
/** Where these are decided, and the addresses of the sample shop, which are not ours. */
const exempt = ['src/domain/language.ts', 'src/io/db/seeds/index.ts'];

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

const lines = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file) && !exempt.includes(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => ({ line, place: `${file}:${at + 1} ${line.trim()}` })),
  )
  .filter(({ line }) => !isComment(line));

test.each(Object.entries(refused))('no code has %s', (_, pattern) => {
  expect(lines.filter(({ line }) => pattern.test(line)).map(({ place }) => place)).toEqual([]);
});
