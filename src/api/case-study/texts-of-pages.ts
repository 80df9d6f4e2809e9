import type { Text } from '#domain/language.ts';

/** The comments of pages under the names of their form fields: `pages.0.comments.1.de`. */
export function textsOfPages(name: string, pages: readonly { comments: readonly Text[] }[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ comments }, at) =>
      comments.flatMap(({ en, de }, number) => [
        [`${name}.${at}.comments.${number}.en`, en],
        [`${name}.${at}.comments.${number}.de`, de],
      ]),
    ),
  );
}
