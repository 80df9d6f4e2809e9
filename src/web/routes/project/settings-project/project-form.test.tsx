import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Project } from '#contract/entities/project.ts';
import { type PageType, pageTypes } from '#domain/enumerations.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ProjectForm } from './project-form.tsx';
import { textFields } from './use-seen.ts';

const projectOn = (pageType: PageType): Project => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
  slug: 'shop',
  full: 'https://shop.example',
  title: null,
  description: null,
  logoUrl: null,
  demoUrl: null,
  notes: null,
  pageType,
  state: 'active',
  primaryColor: null,
  shopifyUrl: null,
  baseRouteTemplateDataParams: {},
  baseTemplates: [],
  locales: {},
  fonts: [],
  problems: [],
  subPagesFound: null,
  subPagesFetchedAt: null,
  overLimitAt: null,
  verifiedAt: null,
  reportVisibility: 'public',
  reportKey: '',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});

/** Sent besides: what the form is, what the person saw, and a choice, which has a way of its own. */
const otherFields = ['intent', 'seen', 'pageType'];

function namesIn(pageType: PageType): string[] {
  const element = (
    <LanguageProvider language="en">
      <ProjectForm
        project={projectOn(pageType)}
        colours={[]}
        unreadable={null}
        mayChange
        answer={undefined}
        unsaved={{ forms: [], mark: () => {} }}
      />
    </LanguageProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const names = [...html.matchAll(/<(?:input|textarea|select|button)\b[^>]*? name="(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].filter((name) => !otherFields.includes(name)).sort();
}

// A field without a row in textFields is not saved; a row without a field clears the stored value at every save.
test.each(pageTypes)('the form for %s has the text fields that are saved, and no others', (pageType) => {
  expect(namesIn(pageType)).toEqual(Object.keys(textFields).sort());
});
