// linkbild diff: which previews change between two builds, a build and the live site, or two addresses.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { auditOptions, explain, isRefused, refuse, refusedTarget, save } from '#cli/check.ts';
import { type CheckOptions, readOptions } from '#cli/check-options.ts';
import { outcomeOf } from '#cli/outcome.ts';
import { paintWith, progressBar, wantsColour } from '#cli/reports/terminal.ts';
import type { Format } from '#cli/settings.ts';
import { exits, type Shell } from '#cli/shell.ts';
import { readTargets, type Target } from '#cli/targets/target.ts';
import { wrongOptions } from '#cli/usage.ts';
import { withFetch } from '#cli/with-fetch.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { diffMarkdown } from './diff-markdown.ts';
import { type DiffResult, diffResult } from './diff-result.ts';
import { drawPicture, loadImages, pictureName } from './picture.ts';
import { readSides, type Sides } from './read-sides.ts';
import { diffHtml, diffJson, diffText } from './report-diff.ts';

/** JUnit and SARIF list findings of one state; what changes between two is none. */
const diffFormats: ReadonlySet<Format> = new Set<Format>(['text', 'json', 'markdown', 'html']);

export async function runDiff(args: string[], shell: Shell): Promise<number> {
  const options = readOptions(args, shell);
  if (isRefused(options)) return refuse(options, shell);
  const { language } = options;
  const read = readTargets(options, shell.folder);
  if ('message' in read) return refuse(refusedTarget(read.message, options), shell);
  const [before, after, ...others] = read.targets;
  if (before === undefined || after === undefined || others.length > 0)
    return refuse({ message: wrongOptions.twoSides[language], language, isTyped: true }, shell);
  if (!diffFormats.has(options.format))
    return refuse(
      { message: wrongOptions.format([...diffFormats].join(', '))[language], language, isTyped: true },
      shell,
    );
  return withFetch(read.targets, { ...options, shell }, async (safeFetch) => {
    const found = await findDiff(safeFetch, [before, after], options, shell);
    const empty = [found.sides.before, found.sides.after].find(
      ({ pages, unread }) => pages.length === 0 && unread.length > 0,
    );
    const [first] = empty?.unread ?? [];
    if (found.diff.changes.length === 0 && first) {
      shell.printMessage(explain(first, options));
      return exits.unusable;
    }
    return report(found, options, shell);
  });
}

export interface Found {
  sides: Sides;
  diff: DiffResult;
  /** SVG by path. */
  pictures: ReadonlyMap<string, string>;
}

export async function findDiff(
  safeFetch: SafeFetch,
  targets: readonly [before: Target, after: Target],
  options: CheckOptions,
  shell: Shell,
): Promise<Found> {
  const bar = progressBar(shell.progress, shell.env);
  const sideOptions = { ...auditOptions(options, shell), withReach: false, onPage: bar.draw };
  const sides = await readSides(safeFetch, targets, sideOptions);
  bar.clear();
  const [isBuildBefore, isBuildAfter] = targets.map(({ kind }) => kind === 'folder');
  const liveIs = isBuildAfter && !isBuildBefore ? 'before' : isBuildBefore && !isBuildAfter ? 'after' : null;
  const diff = diffResult(sides, liveIs);
  const images = await loadImages(safeFetch, diff.changes, sideOptions);
  const pictures = new Map(diff.changes.map((change) => [change.path, drawPicture(change, images, options.language)]));
  return { sides, diff, pictures };
}

async function report({ sides, diff, pictures }: Found, options: CheckOptions, shell: Shell): Promise<number> {
  const { language, output, failOnChange } = options;
  const links =
    options.pictures === null ? new Map<string, string>() : await savePictures(options.pictures, pictures, shell);
  const text = render(diff, { pictures, links }, options, shell);
  if (options.html !== null) await save(options.html, diffHtml(diff, pictures, language), options, shell);
  if (output === null) shell.print(text);
  else await save(output, text, options, shell);
  const { code, why } = outcomeOf(sides.after, options);
  for (const one of why) shell.printMessage(one[language]);
  const hasChanged = diff.removedPaths.length > 0 || diff.changes.some(({ state }) => state !== 'added');
  return failOnChange && hasChanged ? exits.below : code;
}

interface Drawn {
  pictures: ReadonlyMap<string, string>;
  links: ReadonlyMap<string, string>;
}

function render(diff: DiffResult, { pictures, links }: Drawn, options: CheckOptions, shell: Shell): string {
  const { language, targets, siteUrl } = options;
  const [before = '', after = ''] = targets;
  if (options.format === 'json') return diffJson(diff, { before, after, siteUrl }, links);
  if (options.format === 'markdown') return diffMarkdown(diff, { language, links });
  if (options.format === 'html') return diffHtml(diff, pictures, language);
  const paint = paintWith(options.output === null && wantsColour(shell.env, shell.isTerminal));
  return diffText(diff, { language, paint }).join('\n');
}

/** The files by path, named so that they can be linked from where the command was typed. */
async function savePictures(folder: string, pictures: ReadonlyMap<string, string>, { folder: typedIn }: Shell) {
  const path = resolve(typedIn, folder);
  await mkdir(path, { recursive: true });
  const files = new Map<string, string>();
  for (const [page, svg] of pictures) {
    const name = pictureName(page);
    await writeFile(join(path, name), svg);
    files.set(page, `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/${name}`);
  }
  return files;
}
