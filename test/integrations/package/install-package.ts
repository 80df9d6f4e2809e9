import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../packages/linkbild/package.json' with { type: 'json' };
import { buildPackage, pack } from '../../../scripts/package.mjs';
import { node, npm } from '../../../scripts/setup.mjs';
import { installPackages } from '../install-packages.ts';

/** The packed package in an empty project, as somebody gets it from a registry. */
export function installPackage(folder: string) {
  buildPackage();
  const tarball = pack(folder).path;
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const { status } = npm(['install', tarball, '--no-audit', '--no-fund', '--loglevel=error'], project);
  if (status !== 0) throw new Error('npm could not install the tarball');
  return { project, tarball };
}

/** The oldest Node versions that the package promises to run on, and the product's own. */
export function nodes(): Record<'20' | '22' | '24', string> {
  const [oldest20, oldest22] = manifest.engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = installPackages('nodes', {
    'node-20': `npm:${name}@${oldest20}`,
    'node-22': `npm:${name}@${oldest22}`,
  });
  const binary = (version: string) => join(folder, 'node_modules', `node-${version}`, 'bin', 'node');
  return { 20: binary('20'), 22: binary('22'), 24: node };
}

export function run(command: string, args: string[], cwd: string, input?: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', input, maxBuffer: 100_000_000 });
  return { status, stdout, stderr };
}
