import { fileURLToPath } from 'node:url';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';

/** STORAGE_URL → the store. The S3 library is loaded only if needed: it would slow every start. */
export async function createFiles(storageUrl: string): Promise<FileStore> {
  if (!storageUrl.startsWith('s3:')) return createDiskFiles(fileURLToPath(storageUrl));
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(storageUrl);
}
