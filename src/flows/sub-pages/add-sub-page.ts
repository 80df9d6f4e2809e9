import { ApiError } from '#contract/errors.ts';
import { limitTexts } from '#domain/billing/limit-texts.ts';
import { pageAddress, pathOf } from '#domain/crawl/page-address.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import { matchRoute } from '#domain/routing/match-route.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { limitReached } from '#flows/billing/limit-reached.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { currentPlan } from '#io/db/queries/billing/current-plan.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { changeSubPage, findSubPageByUrl } from '#io/db/queries/pages/sub-pages.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

/** A page of the project's own site, while the plan has room; an existing one is returned. */
export async function addSubPage(io: Io, projectId: number, wanted: string): Promise<number> {
  const added = await io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const url = pageAddress(wanted, project.full);
    if (url === null || !belongsToSite(url, project.full, Object.values(project.locales)))
      throw new ApiError('PAGE_NOT_OF_SITE');
    const routeId = matchRoute(await listRouteRows(db, projectId), url)?.id ?? null;
    const known = await findSubPageByUrl(db, projectId, url);
    if (known?.status === subPageStatus.Ignored)
      await changeSubPage(db, projectId, known.id, { status: subPageStatus.Default });
    if (!known) {
      const { subPagesIncluded } = await currentPlan(db, projectId);
      const type = pageKindOfPath(new URL(url).pathname);
      const page = { url, path: pathOf(url), routeId, type, status: subPageStatus.Default, lastModifiedAt: null };
      if ((await upsertFoundPages(db, projectId, [page], subPagesIncluded)) === 0)
        throw limitReached('subPages', limitTexts.subPages(subPagesIncluded));
    }
    return findSubPageByUrl(db, projectId, url);
  });
  if (!added) throw new ApiError('CONFLICT');
  // The page is read at once; if that fails it is added all the same.
  await updateMetaTagData(io, projectId, added.id);
  return added.id;
}
