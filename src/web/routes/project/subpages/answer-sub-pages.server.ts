import type { Api } from '#contract/client.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import { runAction } from '#web/components/actions/run-action.server.ts';
import { textOf } from '#web/forms/call-api.server.ts';

export function subPagesAction(api: Api, projectId: number, request: Request) {
  const params = { id: String(projectId) };
  return runAction(request, {
    add: (form) => api.addSubPage({ params, body: { url: textOf(form, 'url') } }),
    fetch: async () => ({ job: await api.fetchSubPages({ params }) }),
    'read-all': () => api.crawlProject({ params }),
    stop: () => api.cancelCrawl({ params }),
    refresh: (_, id) => api.updateMetaTagData({ params: { id } }),
    ignore: (_, id) => api.updateSubPage({ params: { id }, body: { status: subPageStatus.Ignored } }),
    restore: (_, id) => api.updateSubPage({ params: { id }, body: { status: subPageStatus.Default } }),
    delete: (_, id) => api.deleteSubPage({ params: { id } }),
    screenshot: async (form, id) => ({
      job: await api.takeScreenshot({ params: { id }, body: { wait: Math.trunc(Number(textOf(form, 'wait'))) || 0 } }),
    }),
  });
}
