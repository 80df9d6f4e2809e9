import { ApiError } from '#contract/errors.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { findListedSubPage, type ListedSubPage } from '#io/db/queries/sub-pages.ts';
import type { Io } from '#io/io.ts';

export async function subPageOf(io: Io, projectId: number, id: number) {
  const page = await findListedSubPage(io.db, projectId, id);
  if (!page) throw new ApiError('NOT_FOUND');
  return shown(io, page);
}

export const shown = (io: Io, { screenshotKey, projectUuid, ...page }: ListedSubPage) => ({
  ...page,
  liveImageUrl: simpleImageUrl(io.settings.imagesUrl, projectUuid, page.url),
  screenshotUrl: screenshotKey && `${io.settings.screenshotsUrl}/${screenshotKey.replace(/^screenshots\//, '')}`,
});
