import { shopOfProject } from '#flows/shopify/theme/decide-theme.ts';
import { startThemeLook } from '#flows/shopify/theme/look-at-theme.ts';
import type { Handler } from '../handler.ts';

export const lookAtShopTheme: Handler<'lookAtShopTheme'> = async ({ io, projectId }) => {
  const { shop } = await shopOfProject(io, projectId);
  await startThemeLook(io, io.db, shop);
  return { done: true };
};
