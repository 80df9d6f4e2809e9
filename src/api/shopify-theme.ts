import {
  publishThemeChange,
  shopOfProject,
  startThemeCopy,
  undoThemeChange,
} from '#flows/shopify/theme/decide-theme.ts';
import { startThemeLook } from '#flows/shopify/theme/look-at-theme.ts';
import { showTheme } from '#flows/shopify/theme/show-theme.ts';
import type { Handlers } from './handler.ts';

export const shopifyThemeHandlers = {
  copyShopTheme: async ({ io, projectId, user }) => {
    await startThemeCopy(io, { projectId, user });
    return { done: true };
  },

  getShopTheme: ({ io, projectId }) => showTheme(io, projectId),

  lookAtShopTheme: async ({ io, projectId }) => {
    const { shop } = await shopOfProject(io, projectId);
    await startThemeLook(io, io.db, shop);
    return { done: true };
  },

  publishShopTheme: async ({ io, projectId, user, params }) => {
    await publishThemeChange(io, { projectId, user, changeId: params.changeId });
    return { done: true };
  },

  undoShopTheme: async ({ io, projectId, user, params }) => {
    await undoThemeChange(io, { projectId, user, changeId: params.changeId });
    return { done: true };
  },
} satisfies Partial<Handlers>;
