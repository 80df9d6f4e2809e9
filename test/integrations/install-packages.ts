import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from '../../scripts/setup.mjs';

const cache = join(root, 'node_modules', '.cache', 'integrations');

/**
 * Installs packages from npm into a folder of their own, once per name and versions, and gives that folder. They are no
 * dependencies of this package: most people who run its tests do not need another system of half a gigabyte.
 */
export function installPackages(name: string, dependencies: Record<string, string>): string {
  const folder = join(cache, name);
  const wanted = JSON.stringify({ name, private: true, type: 'module', dependencies });
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const started = Date.now();
  // No scripts: the packages are other people's, and none of ours needs one.
  const { status } = npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (status !== 0) throw new Error(`npm could not install ${Object.keys(dependencies).join(', ')}`);
  writeFileSync(stamp, wanted);
  process.stderr.write(`installed ${name} in ${Math.round((Date.now() - started) / 1000)} s\n`);
  return folder;
}
