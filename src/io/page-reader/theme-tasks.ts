import { patchTheme } from '#domain/shopify-theme/patch-theme.ts';
import { tagStateOf } from '#domain/shopify-theme/tag-state.ts';
import { filesRenderedBy, type ThemeFiles } from '#domain/shopify-theme/theme-files.ts';

interface ThemeInput {
  files: ThemeFiles;
  /** The text of snippets/linkbild.liquid for this project. */
  snippet: string;
  projectUuid: string;
  appHandle: string | undefined;
}

/** What merchants write. Apart from the other tasks, which the npm package has too (tasks.ts). */
export const themeTasks = {
  /** Where a theme prints its tags, whether ours is there, and which change would add it. */
  theme: ({ files, snippet, projectUuid, appHandle }: ThemeInput) => ({
    patch: patchTheme(files, { snippet }),
    tag: tagStateOf(files, { projectUuid, appHandle }),
  }),
  themeCalls: (files: ThemeFiles): string[] => [
    ...new Set([...files].flatMap(([file, text]) => filesRenderedBy(file, text))),
  ],
};
