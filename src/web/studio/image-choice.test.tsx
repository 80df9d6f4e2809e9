import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { ImageChoice } from './image-choice.tsx';

test('images to choose from stand on a plate on which dark and light logos show; the choice of none does not', () => {
  const options = [
    { value: null, label: 'Photo of the page', src: null },
    { value: '/dark.svg', label: 'dark.svg', src: '/dark.svg' },
  ];
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ImageChoice
        legend="Logo"
        projectId={1}
        value={null}
        onChange={() => {}}
        onUploaded={() => {}}
        {...{ options }}
      />
    </LanguageProvider>,
  );
  const labelOf = (title: string) => html.match(new RegExp(`<label title="${title}" class="([^"]*)"`))?.[1];
  expect(labelOf('dark.svg')).toContain('picture-plate');
  expect(labelOf('Photo of the page')).toContain('bg-surface');
});
