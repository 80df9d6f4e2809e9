import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { InstallSteps, type System } from './install-steps.tsx';

const files = [
  'tags.html',
  'linkbild.js',
  'linkbild.php',
  'src/Images.php',
  'snippets/linkbild.liquid',
  'theme.liquid',
];

function draw(system: System): string {
  const element = (
    <LanguageProvider language="en">
      <InstallSteps system={system} files={files.map((name) => ({ name, code: `code of ${name}` }))} projectId={null} />
    </LanguageProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('whoever builds in the code by hand sees the place in the page’s head, and code only on request', () => {
  const html = draw('custom');
  expect(html).toMatch(/<svg[^>]*>.*&lt;head&gt;.*og:image.*&lt;\/head&gt;.*<\/svg>/);
  expect(html.match(/<details><summary[^>]*>Show the code<\/summary><pre/g)).toHaveLength(1);
  expect(html.match(/<pre/g)).toHaveLength(1);
  expect(html).toMatch(/HTML tags, by hand.*Code in JavaScript.*Code in PHP/);
});

test('in Shopify the long snippet is folded, and the two lines of the layout are open', () => {
  const html = draw('shopify');
  expect(html).toMatch(/Show the code<\/summary><pre[^>]*><code>code of snippets\/linkbild.liquid/);
  expect(html).toMatch(/<\/figcaption><pre[^>]*><code>code of theme.liquid/);
});
