import type { Api } from '#contract/client.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';

export const loadTheme = (api: Api, projectId: number) =>
  answerOf(() => api.getShopTheme({ params: { id: String(projectId) } }));

/** The buttons of ThemePanel. */
export function actOnTheme(request: Request, api: Api, projectId: number) {
  const params = { id: String(projectId) };
  return runAction(request, {
    look: () => api.lookAtShopTheme({ params }),
    copy: () => api.copyShopTheme({ params }),
    publish: (_, changeId) => api.publishShopTheme({ params: { ...params, changeId } }),
    undo: (_, changeId) => api.undoShopTheme({ params: { ...params, changeId } }),
  });
}
