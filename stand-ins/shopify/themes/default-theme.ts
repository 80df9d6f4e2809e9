import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ThemeFiles } from './theme.ts';

const folder = join(import.meta.dirname, 'dawn-like');
let read: ThemeFiles | null = null;

/** A theme with Dawn's structure: layout, snippets/meta-tags.liquid, JSON templates, sections. */
export function defaultThemeFiles(): ThemeFiles {
  read ??= readTheme(folder);
  return read;
}

/** A folder of theme files, e.g. one of a test's own. */
const readTheme = (from: string): ThemeFiles =>
  Object.fromEntries(
    globSync('*/**/*.*', { cwd: from })
      .map((file) => join(from, file))
      .map((file) => [relative(from, file).split(sep).join('/'), readFileSync(file)]),
  );
