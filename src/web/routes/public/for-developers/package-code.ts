import connect from '../../../../../packages/linkbild/examples/connect.ts?raw';
import listPages from '../../../../../packages/linkbild/examples/list-pages.ts?raw';
import webhookEndpoint from '../../../../../packages/linkbild/examples/webhook-endpoint.ts?raw';
import readme from '../../../../../packages/linkbild/README.md?raw';
import type { CodeExample } from './code.ts';

// Code and times on /for-developers/package are those of the package's README; package-code.test.ts runs the code.

/** The first piece of code under a heading. */
function readmeCode(heading: string): string {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ', 1)[0] ?? '';
  const code = section.split('```', 2)[1]?.replace(/^\w+\n|\n$/g, '');
  if (code === undefined) throw new Error(`The package's README has no code under "${heading}".`);
  return code;
}

export const packageCode = {
  read: readmeCode('Read a page'),
  cards: readmeCode('Draw the cards'),
  audit: readmeCode('Check it'),
  command: readmeCode('The command'),
  shopApps: readmeCode('Apps of a shop'),
};

/** Files that test/package/client-examples.db.test.ts runs against the whole API. */
export const clientCode: CodeExample[] = [
  { title: 'connect.ts', code: connect.trim() },
  { title: 'list-pages.ts', code: listPages.trim() },
  { title: 'webhook-endpoint.ts', code: webhookEndpoint.trim(), isLong: true },
];

export const titled = (title: string, code: string): CodeExample[] => [{ title, code }];

/** The row of times in the README's table: how long each library takes for the same page. */
export function measuredTimes(): { name: string; milliseconds: number }[] {
  const cells = (row: string) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
  const lines = readme.split('\n').filter((line) => line.startsWith('|'));
  const names = cells(lines.find((line) => line.includes('| linkbild |')) ?? '').map(
    (cell) => /^\[(.+?)\]/.exec(cell)?.[1] ?? cell,
  );
  const times = cells(lines.find((line) => / ms \|/.test(line)) ?? '');
  return names.map((name, at) => ({ name, milliseconds: Number.parseFloat(times[at] ?? '') }));
}
