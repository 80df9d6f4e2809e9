import { switchLive } from '#flows/shopify/live/switch-live.ts';
import type { Handler } from '../handler.ts';

export const switchShopLive: Handler<'switchShopLive'> = async ({ io, projectId, user, body }) => ({
  live: await switchLive(io, { projectId, user, kinds: body.live }),
});
