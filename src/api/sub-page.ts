import { ApiError } from '#contract/errors.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { cancelCrawl } from '#flows/crawl/running-crawls.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import {
  addSubPage,
  deleteSubPage,
  readPageMeta,
  startFetch,
  startReading,
  startScreenshot,
  templateOfPage,
  templatesOfPage,
} from '#flows/sub-pages/sub-pages.ts';
import { chooseTemplateOfPage } from '#flows/templates/change-template.ts';
import { changeSubPage, findListedSubPage, type ListedSubPage, listSubPages } from '#io/db/queries/pages/sub-pages.ts';
import type { Io } from '#io/io.ts';
import { type Handlers, pageOf } from './handler.ts';
import { templateViews } from './template.ts';

export const subPageHandlers = {
  addSubPage: async ({ io, projectId, body }) => subPageOf(io, projectId, await addSubPage(io, projectId, body.url)),

  cancelCrawl: async ({ io, projectId }) => {
    await cancelCrawl(io, projectId);
    return { done: true };
  },

  crawlProject: async ({ io, projectId, user }) => ({
    job: await startReading(io, { projectId, userId: user.id }),
  }),

  deleteSubPage: async ({ io, projectId, entityId }) => {
    await deleteSubPage(io, projectId, entityId);
    return { done: true };
  },

  fetchSubPages: ({ io, projectId, user }) => startFetch(io, { projectId, userId: user.id }),

  getSubPageMetaData: async ({ io, projectId, entityId }) => ({
    ...(await readPageMeta(io, projectId, entityId)),
    ...(await templateOfPage(io, projectId, entityId)),
  }),

  getSubPage: ({ io, projectId, entityId }) => subPageOf(io, projectId, entityId),

  listSubPageRouteTemplates: async ({ io, projectId, entityId }) => {
    const { project, templates } = await templatesOfPage(io, projectId, entityId);
    return templateViews(io, project.uuid, templates);
  },

  listSubPages: async ({ io, projectId, query }) => {
    const { items, total } = await listSubPages(io.db, { ...query, ignored: query.ignored === 'true', projectId });
    return pageOf(query, { items: items.map((page) => shown(io, page)), total });
  },

  takeScreenshot: ({ io, projectId, entityId, user, body }) =>
    startScreenshot(io, { projectId, userId: user.id, subPageId: entityId, wait: body.wait }),

  updateMetaTagData: async ({ io, projectId, entityId }) => {
    const failure = await updateMetaTagData(io, projectId, entityId);
    if (failure) throw new ApiError('PAGE_NOT_READABLE', { fields: { url: [failure] } });
    return subPageOf(io, projectId, entityId);
  },

  updateSubPageRouteTemplate: async (input) => {
    const { io, projectId, entityId: subPageId, body } = input;
    await chooseTemplateOfPage(io, { projectId, subPageId, templateId: body.routeTemplateId });
    return subPageOf(io, projectId, subPageId);
  },

  updateSubPage: async ({ io, projectId, entityId, body }) => {
    await changeSubPage(io.db, projectId, entityId, { status: body.status });
    return subPageOf(io, projectId, entityId);
  },
} satisfies Partial<Handlers>;

async function subPageOf(io: Io, projectId: number, id: number) {
  const page = await findListedSubPage(io.db, projectId, id);
  if (!page) throw new ApiError('NOT_FOUND');
  return shown(io, page);
}

const shown = (io: Io, { screenshotKey, projectUuid, ...page }: ListedSubPage) => ({
  ...page,
  liveImageUrl: simpleImageUrl(io.settings.imagesUrl, projectUuid, page.url),
  screenshotUrl: screenshotKey && `${io.settings.screenshotsUrl}/${screenshotKey.replace(/^screenshots\//, '')}`,
});
