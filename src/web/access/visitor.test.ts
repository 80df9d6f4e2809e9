import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { type Api, CallFailed } from '#contract/client.ts';
import { apiContext } from '#web/context.ts';
import { action as leave } from '#web/routes/app/logout.tsx';
import { requireUser, userContext } from './visitor.server.ts';

const failing = (statusCode: number, code: string) => () =>
  Promise.reject(new CallFailed({ statusCode, code, message: 'in words' }));
const working = async () => ({ done: true as const });
const broken = failing(500, 'UNEXPECTED');

function visit(path: string, calls: { getUser?: () => Promise<unknown>; logout: () => Promise<unknown> }) {
  const context = new RouterContextProvider();
  const logout = vi.fn(calls.logout);
  context.set(apiContext, { ...calls, logout } as unknown as Api);
  const given = { url: new URL(path, 'https://linkbild.example'), context, params: {} };
  return { context, logout, given: given as unknown as LoaderFunctionArgs & ActionFunctionArgs };
}

/** Where a response redirects and which cookies it clears. */
const redirectOf = (answer: unknown) =>
  answer instanceof Response && {
    status: answer.status,
    to: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
  };
const forgotten = ['linkbild_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'];

describe('the app’s auth guard', () => {
  const enter = async ({ given }: ReturnType<typeof visit>) => {
    const next = () => Promise.reject(new Error('nobody asked for more'));
    return redirectOf(await Promise.resolve(requireUser(given, next)).catch((thrown: unknown) => thrown));
  };

  test('lets a signed-in user through', async () => {
    const person = { email: 'ada@example.com' };
    const visited = visit('/app/shop/dashboard', { getUser: async () => person, logout: working });
    expect(await enter(visited)).toBe(false);
    expect(visited.context.get(userContext)).toBe(person);
    expect(visited.logout).not.toHaveBeenCalled();
  });

  test('redirects visitors to the login, with a return path [4.12] [6.5]', async () => {
    const visited = visit('/app/shop/dashboard', { getUser: failing(401, 'NOT_LOGGED_IN'), logout: working });
    expect(await enter(visited)).toMatchObject({ status: 302, to: '/app/login?next=%2Fapp%2Fshop%2Fdashboard' });
    expect(visited.logout).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', 500, 'UNEXPECTED', 503, null],
    ['is away', 503, 'UNAVAILABLE', 503, null],
    ['is refused for now', 429, 'TOO_MANY_REQUESTS', 429, { message: 'in words' }],
  ])('a profile that %s logs nobody out [8.8]', async (_what, given, code, shown, data) => {
    const visited = visit('/app/shop/dashboard', { getUser: failing(given, code), logout: working });
    const next = () => Promise.reject(new Error('nobody asked for more'));
    await expect(Promise.resolve(requireUser(visited.given, next))).rejects.toMatchObject({
      init: { status: shown },
      data,
    });
    expect(visited.logout).not.toHaveBeenCalled();
  });
});

// The successful call sets its own cookie (api/auth.ts).
test.each([
  ['the call works', '/app/logout', '/app/login', working, []],
  ['the call fails', '/app/logout', '/app/login', broken, forgotten],
  ['the session is over already', '/de/app/logout', '/de/app/login', failing(401, 'NOT_LOGGED_IN'), forgotten],
])('logging out forgets the user: %s [4.13]', async (_, path, to, logout, cookies) => {
  const visited = visit(path, { logout });
  expect(redirectOf(await leave(visited.given))).toEqual({ status: 302, to, cookies });
  expect(visited.logout).toHaveBeenCalledOnce();
});
