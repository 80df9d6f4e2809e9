import { undoThemeChange } from '#flows/shopify/theme/decide-theme.ts';
import type { Handler } from '../handler.ts';

export const undoShopTheme: Handler<'undoShopTheme'> = async ({ io, projectId, user, params }) => {
  await undoThemeChange(io, { projectId, user, changeId: params.changeId });
  return { done: true };
};
