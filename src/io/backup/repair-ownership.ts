import { lchown, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * After running as root in somebody else's folder: everything in it belongs to the folder's owner again, including the
 * database files, which that account then uses. Folders owned by root are left alone.
 */
export async function repairOwnership(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid === 0) return;
  for await (const entry of await opendir(folder, { recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
}
