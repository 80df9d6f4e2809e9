import { readdirSync, readFileSync } from 'node:fs';

/** The files of a theme in this folder, by their name below the theme. */
export function readTheme(name: string): Map<string, string> {
  const folder = new URL(`${name}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.pathname.length).replace(/^\/+/, ''))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

export const themeNames: string[] = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
