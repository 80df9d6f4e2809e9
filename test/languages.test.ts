import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A third language must not silently speak English: what depends on the language is a table with a row for each
// (`{ en: …, de: … }[language]`), which the compiler finds incomplete. A comparison with one language's name is not found.

const choosesByName = /[!=]==? ?['"](?:en|de)['"]|['"](?:en|de)['"] ?[!=]==/;

test('no code asks for one language by its name', () => {
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (choosesByName.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
