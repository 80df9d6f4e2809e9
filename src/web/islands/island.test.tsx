import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { Island } from './island.tsx';
import type { PublicFormActionData } from './public-form.tsx';
import PublicForm from './public-form.tsx';

const hostile = `"><script>alert(1)</script>'&</div>`;
const answer: PublicFormActionData = {
  kind: 'check',
  message: hostile,
  errors: { website: [hostile] },
  isDone: false,
  values: { email: hostile, website: hostile },
};
const props = { action: '#try-out', privacyHref: '/privacy-policy', answer };

test('user input travels in the attribute and comes back unchanged', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="de">
      <Island name="public-form" of={PublicForm} props={props} when="idle" />
    </LanguageProvider>,
  );
  expect(html).not.toContain('<script>');
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? '';
  const read = written
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(read)).toEqual(props);
  expect(html).toContain('data-language="de"');
  expect(html).toContain('data-when="idle"');
});
