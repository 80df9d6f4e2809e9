import { showTheme } from '#flows/shopify/theme/show-theme.ts';
import type { Handler } from '../handler.ts';

export const getShopTheme: Handler<'getShopTheme'> = ({ io, projectId }) => showTheme(io, projectId);
