import { startThemeCopy } from '#flows/shopify/theme/decide-theme.ts';
import type { Handler } from '../handler.ts';

export const copyShopTheme: Handler<'copyShopTheme'> = async ({ io, projectId, user }) => {
  await startThemeCopy(io, { projectId, user });
  return { done: true };
};
