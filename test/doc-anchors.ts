import { readdirSync, readFileSync } from 'node:fs';

// Which positions of our documents can be linked to: headings as Git hosts write their anchors, and manual anchors.

export const repository = new URL('../', import.meta.url);

export const readText = (path: string): string => readFileSync(new URL(path, repository), 'utf8');

export function anchorsOf(markdown: string): Set<string> {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => slugOf(text));
  const set = [...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...set]);
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Every file below a folder with this ending; packages and built files are excluded. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  return readdirSync(new URL(folder, repository), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(`${path}/`, endings);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
  });
}
