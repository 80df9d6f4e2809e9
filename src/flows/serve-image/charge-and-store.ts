import { chargeCredit } from '#io/db/queries/credits.ts';
import { type NewOgImage, type OgImageRow, upsertOgImage } from '#io/db/queries/og-images.ts';
import type { Io } from '#io/io.ts';

/** Somebody else has spent the last credit while this image was drawn. */
export class NoCreditLeft extends Error {}

/** The row and its payment come together or not at all: of two images drawn for one credit only one is kept. */
export function chargeAndStoreImage({ db }: Pick<Io, 'db'>, row: NewOgImage): Promise<OgImageRow> {
  return db.transaction(async (inner) => {
    const image = await upsertOgImage(inner, row);
    const isFirst = image.createdAt.getTime() === image.updatedAt.getTime();
    // Another format of an image that was paid is the same image.
    const isIncluded = isFirst && row.contentType !== 'image/jpeg';
    if (!isIncluded && !(await chargeCredit(inner, row.projectId, isFirst ? image.id : null))) throw new NoCreditLeft();
    return image;
  });
}
