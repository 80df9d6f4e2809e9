import type { OgImageType } from '#domain/enumerations.ts';
import { extensionOf, formatOfType } from '#domain/images/image-address.ts';
import { type NewOgImage, type OgImageRow, upsertOgImage } from '#io/db/queries/templates/og-images.ts';
import { contentHash, contentKey } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import type { EncodedImage } from '#io/render/processes/render-job.ts';

export interface ImageToStore {
  project: { id: number; uuid: string };
  type: OgImageType;
  encoded: EncodedImage;
  routeTemplateId: number | null;
  subPageId: number | null;
  /** As in the URL; drafts and demos are identified by uuid and use a hash of what they show. */
  version?: string;
  drawnFrom?: string;
  isIncomplete?: boolean;
}

/** Bytes into storage under their own hash, then the row: a row never points to missing bytes. */
export async function storeImage(
  io: Pick<Io, 'db' | 'files'>,
  image: ImageToStore,
  putRow: (row: NewOgImage) => Promise<OgImageRow> = (row) => upsertOgImage(io.db, row),
): Promise<OgImageRow> {
  const { project, encoded, type, routeTemplateId, subPageId, drawnFrom = '', isIncomplete = false } = image;
  const { bytes, contentType, width, height } = encoded;
  const storageKey = contentKey('images', project.uuid, bytes, extensionOf[formatOfType(contentType)]);
  await io.files.put(storageKey, bytes);
  return putRow({
    projectId: project.id,
    type,
    routeTemplateId,
    subPageId,
    version: image.version ?? contentHash(bytes).slice(0, 10),
    storageKey,
    drawnFrom,
    isIncomplete,
    contentType,
    width,
    height,
    bytes: bytes.length,
  });
}
