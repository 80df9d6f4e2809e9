import { findPictureOf } from '#io/db/queries/accounts/users.ts';
import { fileKeysOf, isAudit, isDemoPage, listFileOwners } from '#io/db/queries/projects/deletions.ts';
import type { Io } from '#io/io.ts';

// Files without a row and rows without a file. Files are written before their rows, so a young file is normal; a row
// whose file is missing is drawn again on request, or reported here for a person (an upload).

type CollectIo = Pick<Io, 'db' | 'files' | 'now'>;

export interface FoundFiles {
  files: number;
  /** Older than a day and named by no row. */
  filesWithoutRow: number;
  rowsWithoutFile: number;
  deleted: number;
}

interface Options {
  /** Also deletes the files without a row. */
  deletes: boolean;
  report(kind: 'file without row' | 'row without file', key: string): void;
}

const DAY_MS = 86_400_000;
const projectFolders = ['images', 'assets', 'previews', 'screenshots', 'snapshots'] as const;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function collectFiles(io: CollectIo, options: Options): Promise<FoundFiles> {
  const found = nothingFound();
  for (const folder of projectFolders) await lookThroughProjects(io, folder, found, options);
  for await (const { owner, keys } of byOwner(io.files.list('reports'))) {
    const isKnown = async () => uuidForm.test(owner) && (await isAudit(io.db, owner));
    await lookAt(io, keys, { isNamed: isKnown, found, options });
  }
  for await (const { owner, keys } of byOwner(io.files.list('demo-pages'))) {
    const id = Number(/^(\d{1,9})(?:-[a-z]{2})?\.jpg$/.exec(owner)?.[1] ?? Number.NaN);
    await lookAt(io, keys, { isNamed: async () => id > 0 && (await isDemoPage(io.db, id)), found, options });
  }
  await collectPictures(io, found, options);
  // Left behind by processes that were killed during a storage check.
  for await (const { keys } of byOwner(io.files.list('health'))) {
    await lookAt(io, keys, { isNamed: async () => false, found, options });
  }
  return found;
}

/** Profile pictures that were replaced or removed, or whose owner has left. */
export async function collectPictures(io: CollectIo, found = nothingFound(), options = silently): Promise<void> {
  for await (const { owner, keys } of byOwner(io.files.list('people'))) {
    const id = Number(/^\d{1,9}$/.exec(owner)?.[0] ?? Number.NaN);
    const isNamed = async (key: string) => {
      const url = id > 0 ? await findPictureOf(io.db, id) : null;
      return url !== null && key.endsWith(url.slice('/people'.length));
    };
    await lookAt(io, keys, { isNamed, found, options });
  }
}

const silently: Options = { deletes: true, report: () => undefined };
const nothingFound = (): FoundFiles => ({ files: 0, filesWithoutRow: 0, rowsWithoutFile: 0, deleted: 0 });

/** Deletes files of one project's folder that no row references. */
export async function collectProjectFiles(io: CollectIo, folder: string, uuid: string): Promise<number> {
  const found = nothingFound();
  const named = await fileKeysOf(io.db, folder, uuid);
  for await (const { keys } of byOwner(io.files.list(`${folder}/${uuid}`))) {
    const isNamed = async (key: string, isSure: boolean) =>
      isSure ? (await fileKeysOf(io.db, folder, uuid)).has(key) : named.has(key);
    await lookAt(io, keys, { isNamed, found, options: silently });
  }
  return found.deleted;
}

async function lookThroughProjects(io: CollectIo, folder: string, found: FoundFiles, options: Options) {
  const seen = new Set<string>();
  const keysOf = (uuid: string) => (uuidForm.test(uuid) ? fileKeysOf(io.db, folder, uuid) : new Set<string>());
  for await (const { owner, keys } of byOwner(io.files.list(folder))) {
    seen.add(owner);
    const named = await keysOf(owner);
    await lookAt(io, keys, {
      isNamed: async (key, isSure) => (isSure ? (await keysOf(owner)).has(key) : named.has(key)),
      found,
      options,
    });
    for (const key of keys) named.delete(key);
    await reportMissing(io, named, found, options);
  }
  for (const uuid of await listFileOwners(io.db)) {
    if (!seen.has(uuid)) await reportMissing(io, await keysOf(uuid), found, options);
  }
}

interface Look {
  /** `isSure`: checked again just before a deletion. */
  isNamed(key: string, isSure: boolean): Promise<boolean>;
  found: FoundFiles;
  options: Options;
}

async function lookAt({ files, now }: CollectIo, keys: string[], { isNamed, found, options }: Look) {
  for (const key of keys) {
    found.files += 1;
    if (await isNamed(key, false)) continue;
    const changedAt = await files.changedAt(key);
    if (!changedAt || now().getTime() - changedAt.getTime() < DAY_MS) continue;
    found.filesWithoutRow += 1;
    options.report('file without row', key);
    if (!options.deletes || (await isNamed(key, true))) continue;
    await files.delete(key);
    found.deleted += 1;
  }
}

/** Checked again: it may have been written after its folder was listed. */
async function reportMissing({ files }: CollectIo, named: Set<string>, found: FoundFiles, { report }: Options) {
  for (const key of named) {
    if ((await files.changedAt(key)) !== null) continue;
    found.rowsWithoutFile += 1;
    report('row without file', key);
  }
}

/** Files of one owner (the name below the folder) are consecutive, on a disk and in a bucket. */
async function* byOwner(list: AsyncIterable<string>): AsyncGenerator<{ owner: string; keys: string[] }> {
  let group: { owner: string; keys: string[] } | null = null;
  for await (const key of list) {
    const owner = key.split('/')[1] ?? '';
    if (group && group.owner !== owner) {
      yield group;
      group = null;
    }
    group ??= { owner, keys: [] };
    group.keys.push(key);
  }
  if (group) yield group;
}
