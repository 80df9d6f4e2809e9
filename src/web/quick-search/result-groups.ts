import type { FoundPage } from '#contract/calls/search.ts';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import type { Language } from '#domain/language.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import type { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import type { TextsOf } from '#web/i18n/texts.ts';
import { pathTo } from '#web/path-to.ts';
import { findScreens } from './find-screens.ts';

export interface Result {
  key: string;
  name: string;
  detail: string | null;
  href: string;
}
export interface ResultGroup {
  title: string;
  results: Result[];
  /** The place of its first result among all. */
  first: number;
}

/** With words typed, screens are few enough to stand above what the server finds. */
const SCREENS_SHOWN = 6;

interface SearchState {
  typed: string;
  language: Language;
  user: User;
  project: ProjectSummary | null;
  hasStripe: boolean;
  found: { projects: ProjectSummary[]; pages: FoundPage[] };
  texts: TextsOf<typeof quickSearchTexts>;
}

type Group = [title: string, results: Result[]];

/** Whether every typed word begins a word of one page's title. */
function isTitle(typed: string, pages: readonly FoundPage[]): boolean {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return false;
  return pages.some(({ title }) => {
    const words = wordsOf(title ?? '');
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function resultGroups({ typed, language, found, texts, project, ...person }: SearchState): ResultGroup[] {
  const screens = findScreens(typed, language, { ...person, project });
  const groups: Group[] = [
    [
      texts.screens,
      (typed.trim() ? screens.slice(0, SCREENS_SHOWN) : screens).map(({ name, section, href }) => ({
        key: `screen ${href}`,
        name,
        detail: section,
        href,
      })),
    ],
    [
      texts.websites,
      found.projects.map((one) => ({
        key: `project ${one.id}`,
        name: one.title ?? siteName(one.full),
        detail: siteName(one.full),
        href: pathTo('dashboard', language, { projectSlug: one.slug }),
      })),
    ],
    [
      texts.pages,
      found.pages.map((page) => ({
        key: `page ${page.id}`,
        name: page.title ?? page.path,
        detail: page.projectSlug === project?.slug ? page.path : `${siteName(page.projectFull)}${page.path}`,
        href: `${pathTo('subPages', language, { projectSlug: page.projectSlug })}?${new URLSearchParams({ search: page.path })}`,
      })),
    ],
  ];
  const [ofScreens, ...others] = groups;
  // Who types words of a page's title means that page, and not the screen that happens to have one of them.
  const ordered = ofScreens && isTitle(typed, found.pages) ? [...others.toReversed(), ofScreens] : groups;
  let first = 0;
  return ordered.flatMap(([title, results]) => {
    if (results.length === 0) return [];
    const group = { title, results, first };
    first += results.length;
    return [group];
  });
}
