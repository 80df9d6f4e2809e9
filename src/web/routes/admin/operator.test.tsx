import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { labelOf, missingFields, noOperator, operatorFieldNames } from '#domain/operator/operator.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import AdminOperator from './operator.tsx';

test.each(languages)('every detail of the operator has its field, and what is missing is named, in %s', (language) => {
  const element = (
    <LanguageProvider language={language}>
      <AdminOperator />
    </LanguageProvider>
  );
  const missing = missingFields(noOperator);
  const router = createMemoryRouter([{ id: 'operator', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { operator: { operator: noOperator, missing, fixed: [] } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  // Saving sends all of them: one without a field would be emptied.
  expect(operatorFieldNames.filter((name) => !html.includes(`name="${name}"`))).toEqual([]);
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toEqual(missing.map((name) => labelOf(name)[language]));
});
