// Lists that derive from the contract: src/contract/addresses.ts, because the browser's client needs method and path but
// must not ship zod, and what the npm package's client knows of the calls (generate-client.ts). They are in the
// repository (docs/decisions/029-thin-entries.md): `npm run calls` writes them, src/contract/addresses.test.ts compares them.
import { writeFileSync } from 'node:fs';
import { calls } from '../src/contract/index.ts';
import { clientFiles } from './generate-client.ts';

const root = new URL('../', import.meta.url);
const note = '// Written by `npm run calls` from the contract: do not edit.\n';

function addresses(): string {
  const rows = Object.entries(calls).map(([name, { method, path }]) => `  ${name}: '${method} ${path}',\n`);
  return `import type { Method } from './call.ts';
import type { CallName } from './index.ts';

${note}// Method and path of every call without their schemas, so that pages do not ship zod.
export const addresses = {
${rows.join('')}} as const satisfies Record<CallName, \`\${Method} /\${string}\`>;
`;
}

/** Path → text, as it should be. */
export function callLists(): Record<string, string> {
  const { types, table } = clientFiles();
  return {
    'src/contract/addresses.ts': addresses(),
    'src/library/client/call-types.ts': types,
    'src/library/client/calls.ts': table,
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(callLists())) writeFileSync(new URL(path, root), text);
}
