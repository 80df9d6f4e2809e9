// Three lists derive from the contract and the handlers' files instead of being maintained by hand:
// src/contract/addresses.ts, because the browser's client needs method and path but must not ship zod, and
// src/api/handlers.ts, because bundler and types need to see every import; and what the npm package's client knows of
// the calls (generate-client.ts). `npm run calls` writes them;
// src/api/handlers.test.ts fails while they differ, and says so.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { calls } from '../src/contract/index.ts';
import { clientFiles } from './generate-client.ts';

const root = new URL('../', import.meta.url);
const note = '// Written by `npm run calls` from the contract and the files of the handlers: do not edit.\n';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function addresses(): string {
  const rows = Object.entries(calls).map(([name, { method, path }]) => `  ${name}: '${method} ${path}',\n`);
  return `import type { Method } from './call.ts';
import type { CallName } from './index.ts';

${note}// Method and path of every call without their schemas, so that pages do not ship zod.
export const addresses = {
${rows.join('')}} as const satisfies Record<CallName, \`\${Method} /\${string}\`>;
`;
}

/** Call → file below src/api. Each call has one handler, alone in the file of its name. */
function handlerFiles(): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync('src/api/*/*.ts', { cwd: root }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  for (const file of files) {
    const text = readFileSync(new URL(file, root), 'utf8');
    const handlers = [...text.matchAll(/^export const (\w+): Handler<'(\w+)'>/gm)];
    for (const [, name = '', call = ''] of handlers) {
      if (handlers.length > 1) throw new Error(`${file}: one handler a file`);
      if (name !== call || !file.endsWith(`/${kebab(call)}.ts`))
        throw new Error(`${file}: the handler of ${call} is \`${call}\` in ${kebab(call)}.ts`);
      if (found.has(call)) throw new Error(`${file}: ${call} has a handler in ${found.get(call)} already`);
      found.set(call, file.slice('src/api/'.length));
    }
  }
  const missing = Object.keys(calls).filter((call) => !found.has(call));
  if (missing.length > 0) throw new Error(`no handler in src/api/<area>/: ${missing.map(kebab).join('.ts, ')}.ts`);
  return found;
}

function handlers(): string {
  const rows = [...handlerFiles()].map(([call, file]) => ({
    path: file.slice(0, -'.ts'.length).replace('/', '\0'),
    row: `export { ${call} } from './${file}';\n`,
  }));
  // As the linter sorts: `login` before `login-options`, the folder `shopify` before `shopify-theme`.
  const sorted = rows.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return `${note}
${sorted.map(({ row }) => row).join('')}`;
}

/** Path → text, as it should be. */
export function callLists(): Record<string, string> {
  const { types, table } = clientFiles();
  return {
    'src/contract/addresses.ts': addresses(),
    'src/api/handlers.ts': handlers(),
    'src/library/client/call-types.ts': types,
    'src/library/client/calls.ts': table,
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(callLists())) writeFileSync(new URL(path, root), text);
}
