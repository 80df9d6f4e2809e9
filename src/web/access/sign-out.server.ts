import { type RouterContextProvider, redirect } from 'react-router';
import { forgottenSession } from '#contract/session-cookie.ts';
import { apiContext } from '../context.ts';
import { attempt } from '../forms/call-api.server.ts';

/**
 * Out, and on to another page. Whoever signs out must not stand in the app (docs/specification.md#s4.13): where the call fails the session
 * lives on in the database, but this browser no longer has it.
 */
export async function signOut(context: Readonly<RouterContextProvider>, to: string): Promise<Response> {
  const { refusal } = await attempt(() => context.get(apiContext).logout());
  return redirect(to, refusal ? { headers: { 'set-cookie': forgottenSession } } : {});
}
