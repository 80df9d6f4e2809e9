import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The package is not published: by its name npm would run whatever somebody registers (docs/decisions/060).

/** What leaves the house: integrations, the package itself, pages and texts, answers of the API. */
const folders = ['integrations', 'packages/linkbild', 'src', 'public'];
const isText = /\.(?:[cm]?[jt]sx?|json|ya?ml|md|txt|html|php|liquid|toml|njk|astro|vue|svelte)$/;

const byName =
  /npx (?!--no )(?:-[-\w]+ )*["']?linkbild\b|npm (?:i|install|add|exec)(?: -[-\w]+)* ["']?linkbild(?![\w./-])|linkbild@[$\d^~l]|"linkbild": "[\d^~*l]/;

test('nothing that people run names the package on npm', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => isText.test(file) && !/node_modules|\/dist\//.test(file))
      .filter((file) => byName.test(readFileSync(file, 'utf8'))),
  );
  expect(found).toEqual([]);
});

test.each([
  'npx --yes "linkbild@$VERSION" ci',
  'npx linkbild check',
  'npm install linkbild\n',
  'npm i -D linkbild',
  'npx --yes linkbild@latest',
  '"linkbild": "^0.1.0"',
])('%s would', (line) => {
  expect(byName.test(line)).toBe(true);
});
