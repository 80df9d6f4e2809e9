import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ProjectSelector } from './project-selector.tsx';

const halm = { id: 1, slug: 'halm', full: 'https://www.halm.example/', title: 'Halm & Ton', logoUrl: '/logo.svg' };

function draw(given: Partial<ProjectSummary> | null): string {
  const project = given && ({ ...halm, ...given } as ProjectSummary);
  const element = (
    <LanguageProvider language="en">
      <ProjectSelector projects={project ? [project] : []} total={project ? 1 : 0} project={project} />
    </LanguageProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('the selector shows the website’s name and icon, and not its host', () => {
  const html = draw({});
  expect(html).toContain('>Halm &amp; Ton</span>');
  expect(html).toContain('<img src="/logo.svg" alt=""');
  expect(html).not.toContain('halm.example');
});

test('without a logo it has the first letter, without a name the host', () => {
  expect(draw({ logoUrl: null })).toContain('data-letter="H"');
  expect(draw({ logoUrl: null })).not.toContain('<img');
  expect(draw({ title: null })).toContain('>halm.example</span>');
});
