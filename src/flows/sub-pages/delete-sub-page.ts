import { deleteSubPageRow } from '#io/db/queries/pages/sub-pages.ts';
import type { Io } from '#io/io.ts';

export async function deleteSubPage(io: Pick<Io, 'db' | 'files'>, projectId: number, subPageId: number): Promise<void> {
  const gone = await deleteSubPageRow(io.db, projectId, subPageId);
  if (gone?.screenshotKey) await io.files.delete(gone.screenshotKey);
}
