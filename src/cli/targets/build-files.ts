import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Nobody shares these, and generators write them beside the pages. */
const noPages = /(^|\/)(404|500)(\.html?|\/index\.html?)$/i;
const isHtml = /\.html?$/i;

export interface BuildFiles {
  /** Paths below the folder with `/`, in order. */
  pages: string[];
  /** Every file, to find images. */
  all: ReadonlySet<string>;
}

/** The files of a static build. Hidden folders and node_modules are no part of a site, `.well-known` has no pages. */
export async function listBuild(folder: string, ignore: readonly string[]): Promise<BuildFiles> {
  const all = new Set<string>();
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true });
    await Promise.all(
      entries.map((entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
          return entry.name.startsWith('.') || entry.name === 'node_modules' ? undefined : walk(path);
        if (entry.isFile()) all.add(path);
        return undefined;
      }),
    );
  };
  await walk('');
  const pages = [...all]
    .filter((path) => isHtml.test(path) && !noPages.test(path))
    .filter((path) => !ignore.some((pattern) => matchesPattern(path, pattern)));
  return { pages: pages.sort(), all };
}

/** `about/index.html` is served at `/about/`, `about.html` at `/about` by most hosts. */
export function pathOfFile(file: string): string {
  const path = file.replace(/(^|\/)index\.html?$/i, '$1').replace(/\.html?$/i, '');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

const special = /[.+^${}()|[\]\\]/g;

/** `drafts/**`, `*.old.html`: `*` stays within a folder, `**` goes through folders, a pattern without `/` fits anywhere. */
export function matchesPattern(path: string, pattern: string): boolean {
  const whole = pattern.includes('/') ? pattern.replace(/^\.?\//, '') : `**/${pattern}`;
  const source = whole
    .replace(special, '\\$&')
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '\u0002')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll('\u0002', '.*');
  return new RegExp(`^${source}$`).test(path);
}
