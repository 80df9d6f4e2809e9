import { ApiError } from '#contract/errors.ts';
import { listAssetRows } from '#io/db/queries/templates/og-images.ts';
import type { Io } from '#io/io.ts';

/**
 * An uploaded font as a file. Only for members, because a licence to render with a font may not allow redistributing
 * it.
 */
export async function readFontFile(io: Io, projectId: number, assetId: number) {
  const asset = (await listAssetRows(io.db, projectId)).find(({ id, type }) => id === assetId && type === 'font');
  const file = asset?.fileKey ? await io.files.get(asset.fileKey) : null;
  if (!file) throw new ApiError('NOT_FOUND');
  return { bytes: file.bytes, contentType: asset?.contentType ?? 'font/woff2' };
}
