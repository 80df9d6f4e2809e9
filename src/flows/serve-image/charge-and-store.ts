import { chargeCredit } from '#io/db/queries/billing/credits.ts';
import { type NewOgImage, type OgImageRow, upsertOgImage } from '#io/db/queries/templates/og-images.ts';
import type { Io } from '#io/io.ts';

/** Another image used the last credit while this one was drawn. */
export class NoCreditLeft extends Error {}

/**
 * The row and its payment are written together or not at all: of two images drawn for one credit only one is stored.
 */
export function chargeAndStoreImage({ db }: Pick<Io, 'db'>, row: NewOgImage): Promise<OgImageRow> {
  return db.transaction(async (inner) => {
    const image = await upsertOgImage(inner, row);
    const isFirst = image.createdAt.getTime() === image.updatedAt.getTime();
    // Another format of a paid image is the same image.
    const isIncluded = isFirst && row.contentType !== 'image/jpeg';
    if (!isIncluded && !(await chargeCredit(inner, row.projectId, isFirst ? image.id : null))) throw new NoCreditLeft();
    return image;
  });
}
