import type { Text } from '#domain/language.ts';

/** A page of a case study or demo while it is edited. The key stays with it wherever it is moved. */
export interface EditedPage {
  key: number;
  url: string;
  type: string;
  /** Only case studies say what is wrong with the image; '' means nothing. */
  imageType: string;
  comments: Text[];
}

export const nextKey = (pages: readonly EditedPage[]) => Math.max(0, ...pages.map(({ key }) => key)) + 1;

export function movedPage(pages: readonly EditedPage[], from: number, to: number): EditedPage[] {
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length || from === to) return [...pages];
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** For the call: without keys and empty comments. */
export const writtenPages = (pages: readonly EditedPage[]) =>
  pages.map(({ url, type, comments }) => ({
    url,
    type,
    comments: comments.filter(({ en, de }) => en.trim() !== '' || de.trim() !== ''),
  }));
