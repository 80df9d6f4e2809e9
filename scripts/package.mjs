// npm run package: builds the npm package `linkbild` into packages/linkbild/dist and packs it
// (docs/decisions/047-npm-package.md). With --to FOLDER the tarball is written there, otherwise into packages/linkbild.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkTypes } from './package-types.mjs';
import { install, node, root } from './setup.mjs';

const folder = join(root, 'packages', 'linkbild');
const types = join(folder, 'dist', 'types');
const callTypes = 'library/client/call-types.ts';

/** JavaScript and types; throws with what the tools said if one of them fails. */
export function buildPackage() {
  run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'vite.package.config.ts'], root);
  run(node, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/linkbild/tsconfig.json'], root);
  // Types alone are their own declaration; tsc would write them twice as large.
  copyFileSync(join(root, 'src', callTypes), join(types, callTypes.replace(/\.ts$/, '.d.ts')));
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.values(exports).flatMap((entry) => entry.types?.replace('./dist/types/', '') ?? []);
  linkTypes(types, entries);
  // The pages of the lab as data, for tools in other languages (docs/decisions/070-a-suite-for-everybody.md).
  const cases = run(node, [join(root, 'scripts/lab-cases.ts')], root);
  writeFileSync(join(folder, 'dist', 'lab-cases.json'), cases);
  chmodSync(join(folder, 'dist', 'linkbild.js'), 0o755);
  thinMaps();
}

/** A stack trace names the file and line of the repository; the sources themselves are not part of the package. */
function thinMaps() {
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true })) {
    if (!name.endsWith('.js.map')) continue;
    const file = join(dist, name);
    const { version, names, mappings, sources } = JSON.parse(readFileSync(file, 'utf8'));
    const paths = sources.map((source) =>
      relative(root, join(dirname(file), source))
        .split(sep)
        .join('/'),
    );
    writeFileSync(file, JSON.stringify({ version, sources: paths, names, mappings }));
  }
}

/** What npm says about the tarball: name, sizes, files. */
export function pack(to) {
  const [packed] = JSON.parse(run(npm, ['pack', '--json', '--pack-destination', to], folder));
  return { ...packed, path: join(to, packed.filename) };
}

/**
 * For `npm run build`: the tarball and its checksum beside the pages, where people and their pipelines get it from
 * (docs/decisions/060-the-package-from-the-instance.md).
 */
export function buildDownload() {
  const downloads = join(root, 'build', 'client', 'downloads');
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  buildPackage();
  const { path, filename } = pack(downloads);
  const checksum = createHash('sha256').update(readFileSync(path)).digest('hex');
  writeFileSync(`${path}.sha256`, `${checksum}  ${filename}\n`);
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e7 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install();
  buildPackage();
  const at = process.argv.indexOf('--to');
  const { path, size, unpackedSize, entryCount } = pack(at === -1 ? folder : resolve(process.argv[at + 1]));
  const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
  console.log(`${path}\n${entryCount} files, ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}`);
}
