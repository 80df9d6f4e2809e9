import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../context.ts';
import { attempt } from '../forms/call-api.server.ts';
import { isSignedIn } from './visitor.server.ts';

/** What the frame around public pages shows: which button, and a campaign's banner. */
export async function frameData({ request, context }: LoaderFunctionArgs) {
  const [signedIn, { ok }] = await Promise.all([
    isSignedIn(request, context),
    attempt(() => context.get(apiContext).getCampaignBanner()),
  ]);
  return { signedIn, banner: ok?.banner ?? null };
}
