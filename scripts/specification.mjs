// The table of docs/specification.md and the tests that show its rows. A test has the number of a row in brackets in
// its title: 'rejects an expired link [7.3]'. The column "shown by" is made from the test files, and a whole `npm test`
// checks it against what was run and passed.
//   node scripts/specification.mjs   rewrites the column
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const tableFile = join(root, 'docs', 'specification.md');

const rowLine = /^\| <a id="s(\d+\.\d+)"><\/a>\1 \| (.+?) \| (.+?) \| (.+?) \|$/;
const mark = /\[(\d+\.\d+)\]/g;

/** `done in` is a file or `open`, `shown by` a list of test files or `–`. */
export function rowsOf(table) {
  return table.split('\n').flatMap((line) => {
    const [, number, sentence, doneIn, shownBy] = rowLine.exec(line) ?? [];
    return number ? [{ number, sentence, doneIn, shownBy }] : [];
  });
}

const marksIn = (text) => [...text.matchAll(mark)].map(([, number]) => number);

function testFilesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFilesBelow(path);
    return /\.(test\.tsx?|e2e\.ts)$/.test(entry.name) ? [path] : [];
  });
}

/** Which test files name a row in a title. The number is at the end of a title or the first word of a case. */
export function filesByRow() {
  const files = new Map();
  for (const file of ['src', 'e2e', 'test', 'sample-shop'].flatMap(testFilesBelow).sort()) {
    for (const number of new Set(marksIn(readFileSync(join(root, file), 'utf8')))) {
      files.set(number, [...(files.get(number) ?? []), file]);
    }
  }
  return files;
}

export const shownByOf = (files = []) => files.map((file) => `\`${file}\``).join(', ') || '–';

/**
 * What a run shows: rows with their passed tests, and rows whose files were not run, skipped or failed. `waiting` are
 * files that this run leaves to another one.
 */
export function judgeRun(rows, reports, { folder = root, waiting = [] } = {}) {
  const passed = new Map();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const file = relative(folder, name).split(sep).join('/');
    for (const { fullName, status } of assertionResults) {
      if (status !== 'passed') continue;
      for (const number of marksIn(fullName)) {
        passed.set(number, [...(passed.get(number) ?? []), { file, name: fullName }]);
      }
    }
  }
  const missing = rows.flatMap(({ number, shownBy }) =>
    [...shownBy.matchAll(/`([^`]+)`/g)].flatMap(([, file]) =>
      waiting.includes(file) || passed.get(number)?.some((one) => one.file === file)
        ? []
        : [`${number}: no passed test in ${file}`],
    ),
  );
  const shown = rows.filter(({ number }) => passed.has(number)).map(({ number }) => number);
  return { shown, missing, passed };
}

/** The table with its column rewritten. */
export function withShownBy(table, files = filesByRow()) {
  return table
    .split('\n')
    .map((line) => {
      const [, number, sentence, doneIn] = rowLine.exec(line) ?? [];
      return number
        ? `| <a id="s${number}"></a>${number} | ${sentence} | ${doneIn} | ${shownByOf(files.get(number))} |`
        : line;
    })
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(tableFile, withShownBy(readFileSync(tableFile, 'utf8')));
}
