// The software bill of materials: every runtime package of the lock file, as CycloneDX 1.5. Made from the lock file
// alone, so it needs no network and no npm, and the same lock file gives the same bytes.
import { createHash } from 'node:crypto';

const MARK = 'node_modules/';

export function sbomOf(lockText) {
  const lock = JSON.parse(lockText);
  const paths = runtimePaths(lock);
  const entryOf = (path) => {
    const entry = lock.packages[path];
    const name = entry.name ?? path.slice(path.lastIndexOf(MARK) + MARK.length);
    return { ...entry, name, ref: `${name}@${entry.version}` };
  };
  // The same package may be in several folders.
  const entries = new Map(paths.map(entryOf).map((entry) => [entry.ref, entry]));
  const graph = new Map();
  const link = (ref, from, names) =>
    graph.set(ref, [
      ...new Set([
        ...(graph.get(ref) ?? []),
        ...names.flatMap((name) => find(lock, from, name) ?? []).map((path) => entryOf(path).ref),
      ]),
    ]);
  const rootRef = `${lock.name}@${lock.version}`;
  link(rootRef, '', namesOf(lock.packages[''] ?? {}));
  for (const path of paths) link(entryOf(path).ref, path, namesOf(lock.packages[path]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: { component: { 'bom-ref': rootRef, type: 'application', name: lock.name, version: lock.version } },
    components: [...entries.values()].sort(byRef).map(componentOf),
    dependencies: [...graph].map(([ref, dependsOn]) => ({ ref, dependsOn: dependsOn.sort() })).sort(byRef),
  };
}

/** Everything that `dependencies` lead to. What builds, tests or is installed only beside others does not run. */
function runtimePaths(lock) {
  const found = new Set(['']);
  for (const path of found) {
    for (const name of namesOf(lock.packages[path] ?? {})) {
      const at = find(lock, path, name);
      if (at) found.add(at);
    }
  }
  found.delete('');
  return Object.keys(lock.packages).filter((path) => found.has(path));
}

const byRef = (a, b) => (a.ref < b.ref ? -1 : 1);
const namesOf = ({ dependencies = {}, optionalDependencies = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies });

/** As Node resolves a package: beside, then further up. */
function find(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${MARK}`)))) {
    const path = `${folder ? `${folder}/` : ''}${MARK}${name}`;
    if (lock.packages[path]) return path;
    if (!folder) return null;
  }
}

function componentOf({ ref, name, version, license, integrity, optional }) {
  const [, algorithm, sum] = /^sha(\d+)-(\S+)$/.exec(integrity ?? '') ?? [];
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(sum ? { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(sum, 'base64').toString('hex') }] } : {}),
    ...(license
      ? { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { name: license } }] }
      : {}),
  };
}

/** Derived from the lock file's content, in the form of a random one. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16], 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
