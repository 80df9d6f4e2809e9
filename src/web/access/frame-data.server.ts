import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { visitorOf } from './visitor.server.ts';

/** What the frame around public pages shows: which button, a campaign's banner, and who acts as whom. */
export async function frameData({ request, context }: LoaderFunctionArgs) {
  const [user, { ok }] = await Promise.all([
    visitorOf(request, context),
    attempt(() => context.get(apiContext).getCampaignBanner()),
  ]);
  return {
    signedIn: user !== null,
    banner: ok?.banner ?? null,
    acting: user?.acting ? { ...user.acting, email: user.email } : null,
  };
}
