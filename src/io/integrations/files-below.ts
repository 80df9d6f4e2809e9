import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFile } from '#io/package-files.ts';

/** The files of one of our folders, by their paths in the ZIP. */
export async function filesBelow(folder: string, as: string): Promise<Map<string, Buffer>> {
  const root = packageFile(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map((path) => [`${as}${path.slice(root.length).replaceAll('\\', '/')}`, path] as const);
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(await Promise.all(sorted.map(async ([name, path]) => [name, await readFile(path)] as const)));
}
