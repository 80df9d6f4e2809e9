import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, languages, type Text } from '#domain/language.ts';
import { isSectionName, type SectionName, sections } from './gallery.tsx';

// Public pages are rendered on the server and only parts of them are hydrated, so every component must render there,
// and always the same.

async function draw(name: SectionName, language: Language): Promise<string> {
  const Section = await sections[name].load();
  return renderToString(<Section language={language} say={(text: Text) => text[language]} />);
}

const headings = (page: string) => new Set(page.match(/(?<=<h[1-4][^>]*>)[^<]+/g));

/** Words that are the same in both languages. */
const shared = ['Text', 'Code', 'Editor, HTML'];

describe.each(Object.keys(sections).filter(isSectionName))('%s', (name) => {
  test.each(languages)('renders on the server, twice alike (%s) [2.29]', async (language) => {
    const page = await draw(name, language);
    expect(await draw(name, language)).toBe(page);
    expect(page).toContain(`<section id="${name}"`);
  });

  test('has its own texts in both languages', async () => {
    const english = headings(await draw(name, 'en'));
    const same = [...headings(await draw(name, 'de'))].filter((heading) => english.has(heading));
    expect(same.filter((heading) => !shared.includes(heading))).toEqual([]);
  });
});
