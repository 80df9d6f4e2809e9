import { type RouterContextProvider, redirect } from 'react-router';
import { forgottenSession } from '#contract/session-cookie.ts';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';

/**
 * Logs out and redirects. A logged-out person must not stay in the app (docs/specification.md#s4.13): if the call fails
 * the session survives in the database, but this browser no longer has it.
 */
export async function signOut(context: Readonly<RouterContextProvider>, to: string): Promise<Response> {
  const { refusal } = await attempt(() => context.get(apiContext).logout());
  return redirect(to, refusal ? { headers: { 'set-cookie': forgottenSession } } : {});
}
