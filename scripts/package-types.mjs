// The types of the npm package: what tsc writes for its entries, with addresses that others can follow. A bundler of
// types that understands TypeScript 7 and can be installed everywhere does not exist yet.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const reference = /(from |import\()(['"])((?:#|\.{1,2}\/)[^'"]+)\2/g;

/** `folder` is what tsc wrote; only what the entries lead to stays. */
export function linkTypes(folder, entries) {
  const unions = longUnions.map((long) => unionOf(folder, long));
  const kept = new Set();
  const queue = entries.map((entry) => join(folder, entry));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (kept.has(file)) continue;
    kept.add(file);
    const whole = unions.reduce((before, [union, name]) => before.replaceAll(union, name), readFileSync(file, 'utf8'));
    const text = narrow(whole).replace(reference, (_, before, quote, written) => {
      const target = targetOf(folder, file, written);
      queue.push(target);
      return `${before}${quote}${addressOf(file, target)}${quote}`;
    });
    writeFileSync(file, text);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(path)) rmSync(path);
  }
  return kept.size;
}

/** tsc indents by four spaces and repeats the words of constants, which nobody needs as types. */
const narrow = (text) =>
  text
    .replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
    .replace(
      /\{\s*readonly en: (['"]).*\1;\s*readonly de: (['"]).*\2;\s*\}/g,
      '{ readonly en: string; readonly de: string }',
    );

/** tsc writes these out wherever a function returns them; by name they are 3 kB less, and editors show it. */
const longUnions = [
  { module: 'domain/audit/checks/check-id', list: 'checkIds', type: 'CheckId' },
  { module: 'domain/audit/platforms/platform-id', list: 'platformIds', type: 'PlatformId' },
];

/** The union as tsc writes it, in order of the alphabet, and what stands in its place. */
function unionOf(folder, { module, list, type }) {
  const text = readFileSync(join(folder, `${module}.d.ts`), 'utf8');
  const [, names = ''] = new RegExp(`${list}: readonly \\[([^\\]]+)\\]`).exec(text) ?? [];
  if (!names) throw new Error(`${module} has no list ${list}`);
  const union = names.split(',').map((name) => name.trim().replaceAll("'", '"'));
  return [union.sort().join(' | '), `import("#${module}.ts").${type}`];
}

/** `#domain/x.ts` is relative to src, everything else to the file. */
function targetOf(folder, file, written) {
  const source = written.startsWith('#') ? join(folder, written.slice(1)) : join(dirname(file), written);
  return source.replace(/\.tsx?$/, '.d.ts');
}

function addressOf(file, target) {
  const path = relative(dirname(file), target)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
