import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { CallFailed } from '#contract/client.ts';
import type { User } from '#contract/entities/user.ts';
import { forgottenSession } from '#contract/session-cookie.ts';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { pathTo } from '#web/path-to.ts';
import { loginPath } from '#web/paths.ts';

/** The logged-in person, set by `requireUser` for every loader and action below the app layout. */
export const userContext = createContext<User>();

export async function currentUser(context: Readonly<RouterContextProvider>): Promise<User | null> {
  try {
    return await context.get(apiContext).getUser();
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null;
    throw error;
  }
}

/** For public pages, which are nearly the same for everybody: a visitor without cookies costs no call. */
export async function visitorOf(request: Request, context: Readonly<RouterContextProvider>): Promise<User | null> {
  if (!request.headers.has('cookie')) return null;
  try {
    return await currentUser(context);
  } catch {
    return null; // a public page must not fail because the API does
  }
}

/**
 * docs/specification.md#s4.12: without a user, to the login. A profile that cannot be loaded for another reason does
 * not end a session: the page says so and retries.
 */
export const requireUser: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { ok: user, refusal } = await attempt(() => currentUser(context));
  if (refusal && refusal.status >= 500) throw data(null, { status: 503 });
  if (refusal) throw data({ message: refusal.message }, { status: refusal.status });
  if (!user) throw redirect(loginPath(url));
  // A super admin of a public site must set up a second factor first; the calls behind the pages enforce it too.
  if (user.secondFactor === 'required') {
    const language = languageOfPath(url.pathname);
    const account = pathTo('account', language);
    if (![account, pathTo('logout', language)].includes(url.pathname.replace(/\.data$/, ''))) throw redirect(account);
  }
  context.set(userContext, user);
};

/**
 * In a loader, not as middleware, so that its error is shown inside the app. The calls behind the pages enforce it too.
 */
export function requireSuperadmin(context: Readonly<RouterContextProvider>): void {
  if (context.get(userContext).role !== 'superadmin') throw data(null, { status: 403 });
}

/** The content of the frame around public pages: the button, a campaign's banner, and who acts as whom. */
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

/**
 * Logs out and redirects. A logged-out person must not stay in the app (docs/specification.md#s4.13): if the call fails
 * the session survives in the database, but this browser no longer has it.
 */
export async function signOut(context: Readonly<RouterContextProvider>, to: string): Promise<Response> {
  const { refusal } = await attempt(() => context.get(apiContext).logout());
  return redirect(to, refusal ? { headers: { 'set-cookie': forgottenSession } } : {});
}
