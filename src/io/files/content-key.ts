import { createHash } from 'node:crypto';

/** Names a file by its content: the same bytes are stored once, and a URL that names them never changes. */
export function contentKey(
  folder: 'images' | 'assets' | 'previews' | 'snapshots',
  projectUuid: string,
  bytes: Uint8Array,
  extension: string,
): string {
  return `${folder}/${projectUuid}/${contentHash(bytes)}.${extension}`;
}

export const contentHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
