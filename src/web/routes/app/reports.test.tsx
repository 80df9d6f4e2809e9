import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type LoaderFunctionArgs, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { User } from '#contract/entities/user.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { apiContext, siteContext } from '#web/context.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import Reports, { loader } from './reports.tsx';

const project = { id: 7, uuid: 'u', slug: 'shop', full: 'https://shop.example', title: null };

async function load({ role, studies }: { role: User['role']; studies: number }) {
  const page = { page: 1, perPage: 20, total: 1 };
  const api = {
    listProjects: async () => ({ ...page, items: [project] }),
    listAudits: async () => ({ ...page, total: 0, items: [] }),
    listCaseStudies: async () => ({ ...page, total: studies, items: [] }),
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api as unknown as Api);
  context.set(siteContext, { hasBrowser: false } as never);
  context.set(userContext, { role } as User);
  return loader({ url: new URL('https://linkbild.example/app/reports'), context } as unknown as LoaderFunctionArgs);
}

async function draw(given: Parameters<typeof load>[0]): Promise<string> {
  const element = (
    <LanguageProvider language="en">
      <Reports />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: 'reports', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { reports: await load(given) } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('“Start audit” of a website without one is a button, and no way to another screen', async () => {
  const html = await draw({ role: 'user', studies: 0 });
  expect(html).toMatch(/<button [^>]*>(?:<[^>]+>)*Start audit/);
  expect(html).not.toMatch(/<a [^>]*>Start audit/);
});

test.each([
  ['user', 0, false],
  ['user', 1, true],
  ['superadmin', 0, true],
] as const)('case studies are linked: a %s with %i of them', async (role, studies, isLinked) => {
  expect((await draw({ role, studies })).includes('href="/app/case-study"')).toBe(isLinked);
});
