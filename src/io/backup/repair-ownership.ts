import { lchown, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * After work as root in a folder of somebody else's: everything below belongs to the folder's owner again, the database's files
 * too, which that account then runs. A folder of root's own stays as it is.
 */
export async function repairOwnership(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid === 0) return;
  for await (const entry of await opendir(folder, { recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
}
