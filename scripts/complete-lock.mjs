// node scripts/complete-lock.mjs, after every change of package.json or runtime/package.json: adds to the lock files
// what the registry omitted: the URL of each package, and the builds for other platforms, without which `npm ci`
// rejects a lock file. Name and version come from the package that depends on them, the platform from the name; there
// is no checksum until somebody installs from a registry that has them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 's390x', 'ppc64', 'loong64', 'mips64el', 'wasm32'];

/** What a lock file lacks: [path, entry] of every optional package that another one depends on. */
export function missingEntries({ packages }) {
  const missing = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`.replace(/^\//, ''), `node_modules/${name}`];
      if (places.some((place) => place in packages) || !/^\d/.test(version)) continue;
      missing.push([`node_modules/${name}`, entryFor(name, version, dev)]);
    }
  }
  return missing;
}

function entryFor(name, version, dev) {
  const words = name.replace('windows', 'win32').split(/[^a-z0-9]+/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.some((word) => word === processor || word === `${processor}v7l`));
  const libc = words.some((word) => /musl/.test(word)) ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev: true } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** [path, entry] of packages that npm could not check. */
export const withoutChecksum = ({ packages }) =>
  Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !integrity && !link);

function askForChecksum(path, entry) {
  const name = `${nameOf(path, entry)}@${entry.version}`;
  const asked = spawnSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : '';
}

const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Where a package is in any registry. Without it npm asks for the list of all versions of each package first, which was
 * half of what it downloaded. The host stands for the configured registry (`replace-registry-host` in .npmrc).
 */
export function placeOf(path, entry) {
  const name = nameOf(path, entry);
  return `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
}

function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const all = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  for (const [path, entry] of process.argv.includes('--checksums') ? withoutChecksum(lock) : []) {
    const integrity = askForChecksum(path, entry);
    if (integrity) lock.packages[path] = { version: entry.version, integrity, ...entry };
  }
  for (const [path, { version, ...entry }] of Object.entries(lock.packages)) {
    if (path === '' || entry.link) continue;
    lock.packages[path] = { version, ...entry, resolved: placeOf(path, { version, ...entry }) };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${missing.length} added, ${withoutChecksum(lock).length} without a checksum`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  for (const folder of ['', 'runtime']) complete(join(root, folder, 'package-lock.json'));
}
