import { publishThemeChange } from '#flows/shopify/theme/decide-theme.ts';
import type { Handler } from '../handler.ts';

export const publishShopTheme: Handler<'publishShopTheme'> = async ({ io, projectId, user, params }) => {
  await publishThemeChange(io, { projectId, user, changeId: params.changeId });
  return { done: true };
};
