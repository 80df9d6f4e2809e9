import { readFileSync, statSync } from 'node:fs';
import type { CheckedPage } from '#cli/targets/checked.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';

/** The images of a build are nowhere on the web yet, so a report carries them; beyond this it would not open well. */
const MAX_BYTES = 20_000_000;

/** Not SVG: inside of it could be anything. */
const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
]);

/** What a report shows for images of a build, by address: a class whose rule has the bytes once, or the file's name. */
export interface BuildImages {
  rules: string[];
  classes: ReadonlyMap<string, string>;
  /** In the build, but not in the report. */
  left: ReadonlySet<string>;
}

export function readBuildImages(pages: readonly CheckedPage[]): BuildImages {
  const rules: string[] = [];
  const classes = new Map<string, string>();
  const left = new Set<string>();
  let bytes = 0;
  for (const [url, path] of pages.flatMap(({ imageFiles }) => [...(imageFiles ?? [])])) {
    if (classes.has(url) || left.has(url)) continue;
    const { size } = statSync(path);
    const rule = bytes + size > MAX_BYTES ? null : ruleOf(`image-${rules.length + 1}`, readFileSync(path));
    if (rule === null) left.add(url);
    else {
      bytes += size;
      rules.push(rule);
      classes.set(url, `image-${rules.length}`);
    }
  }
  return { rules, classes, left };
}

function ruleOf(name: string, bytes: Buffer): string | null {
  const mime = mimeTypes.get(readImageHeader(bytes).type ?? '');
  return mime === undefined ? null : `.${name}{background-image:url(data:${mime};base64,${bytes.toString('base64')})}`;
}
