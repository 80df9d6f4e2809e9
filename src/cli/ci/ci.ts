import { auditOptions, explain, isRefused, refuse, refusedTarget, save } from '#cli/check.ts';
import { type CheckOptions, readOptions } from '#cli/check-options.ts';
import { type Found, findDiff } from '#cli/diff/diff.ts';
import { diffMarkdown } from '#cli/diff/diff-markdown.ts';
import { pictureName } from '#cli/diff/picture.ts';
import { outcomeOf, scoreOfChecked } from '#cli/outcome.ts';
import { renderReport } from '#cli/reports/render-report.ts';
import { COMMENT_CHARACTERS, reportMarkdown } from '#cli/reports/report-markdown.ts';
import { paintWith } from '#cli/reports/terminal.ts';
import { exits, type Shell } from '#cli/shell.ts';
import { checkTargets } from '#cli/targets/check-targets.ts';
import type { Checked } from '#cli/targets/checked.ts';
import { readTargets, type Target } from '#cli/targets/target.ts';
import { wrongOptions } from '#cli/usage.ts';
import { withFetch } from '#cli/with-fetch.ts';
import type { Text } from '#domain/language.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { COMMENT_MARKER, type Forge, refusedTexts } from './forge.ts';
import { github, pullRequestOf } from './github.ts';
import { gitlab } from './gitlab.ts';
import { annotations, SUMMARY_CHARACTERS, writeOutputs, writeSummary } from './runner-files.ts';

// linkbild ci: checks a build or deployment, compares it with what is live, and shows both in the pull or merge
// request. The GitHub Action and the GitLab template run this.

/** More images than these nobody looks at, and each is a file of the repository. */
const MAX_IMAGES = 30;

interface Result {
  checked: Checked;
  found: Found | null;
}

export async function runCi(args: string[], shell: Shell): Promise<number> {
  const options = readOptions(args, shell);
  if (isRefused(options)) return refuse(options, shell);
  const { language, base } = options;
  const read = readTargets(options, shell.folder);
  const bases = readTargets({ ...options, targets: base === null ? [] : [base], site: false }, shell.folder);
  if ('message' in read) return refuse(refusedTarget(read.message, options), shell);
  if ('message' in bases) return refuse(refusedTarget(bases.message, options), shell);
  const all = [...bases.targets, ...read.targets];
  return withFetch(all, { ...options, shell }, async (safeFetch) => {
    const result = await checkAndCompare(safeFetch, [bases.targets[0] ?? null, read.targets], options, shell);
    const [unread] = result.checked.unread;
    if (result.checked.pages.length === 0) {
      shell.printMessage(
        unread ? explain(unread, options) : wrongOptions.noPages(options.targets.join(', '))[language],
      );
      return exits.unusable;
    }
    return show(result, options, shell);
  });
}

async function checkAndCompare(
  safeFetch: SafeFetch,
  [base, targets]: readonly [base: Target | null, targets: readonly Target[]],
  options: CheckOptions,
  shell: Shell,
): Promise<Result> {
  const [target] = targets;
  if (base === null || target === undefined || targets.length > 1) {
    const checked = await checkTargets(safeFetch, targets, {
      ...auditOptions(options, shell),
      withReach: false,
      onPage: () => {},
    });
    return { checked, found: null };
  }
  const found = await findDiff(safeFetch, [base, target], options, shell);
  return { checked: found.sides.after, found };
}

async function show({ checked, found }: Result, options: CheckOptions, shell: Shell): Promise<number> {
  const { language, output, failOn, failOnChange } = options;
  const { env } = shell;
  const { score } = scoreOfChecked(checked);
  const changed =
    found === null ? 0 : found.diff.changes.length + found.diff.addedPaths.length + found.diff.removedPaths.length;
  const said = await comment({ checked, found }, options, env);
  const none = new Map<string, string>();
  const summary = textOf({ checked, found }, { links: said.links ?? none, limit: SUMMARY_CHARACTERS }, options);
  const remarks = said.remarks.map((text) => text[language]);
  writeSummary(env.GITHUB_STEP_SUMMARY, [summary, ...remarks.map((remark) => `\n> ${remark}`)].join('\n'));
  writeOutputs(env.GITHUB_OUTPUT, { score, changed });
  if (output !== null) await save(output, renderReport(checked, options, { paint: paintWith(false) }), options, shell);
  if (env.GITHUB_ACTIONS) for (const line of annotations(checked, failOn, language)) shell.print(line);
  else shell.print(summary);
  for (const remark of remarks) shell.printMessage(remark);
  const { code, why } = outcomeOf(checked, options);
  for (const one of why) shell.printMessage(one[language]);
  return failOnChange && changed > 0 ? exits.below : code;
}

interface Said {
  remarks: Text[];
  links: ReadonlyMap<string, string> | null;
}

async function comment(result: Result, options: CheckOptions, env: Shell['env']): Promise<Said> {
  const forge = findForge(env);
  if ('without' in forge) return { remarks: [forge.without], links: null };
  // The runner names the address, so it may be on a private network, as with GitHub Enterprise.
  const { hostname, port, protocol } = new URL(forge.apiUrl);
  const apiFetch = createSafeFetch({
    allowedPrivateHosts: [`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`],
  });
  try {
    const { storeImages, comment: write } = forge.open(apiFetch);
    const remarks: Text[] = [];
    const images = imagesOf(result.found);
    const stored = images.size === 0 ? { links: new Map<string, string>() } : await storeImages(images);
    if ('refused' in stored) remarks.push(refusedTexts.images(stored.refused));
    const links = 'links' in stored ? byPath(result.found, stored.links) : new Map<string, string>();
    const room = COMMENT_CHARACTERS - COMMENT_MARKER.length - 1;
    const written = await write(`${COMMENT_MARKER}\n${textOf(result, { links, limit: room }, options)}`);
    if ('refused' in written) return { remarks: [refusedTexts.comment(written.refused)], links };
    return { remarks, links };
  } finally {
    await apiFetch.close();
  }
}

function imagesOf(found: Found | null): Map<string, string> {
  const first = [...(found?.pictures ?? [])].slice(0, MAX_IMAGES);
  return new Map(first.map(([path, svg]) => [pictureName(path), svg]));
}

function byPath(found: Found | null, links: ReadonlyMap<string, string>): Map<string, string> {
  const paths = [...(found?.pictures.keys() ?? [])];
  return new Map(
    paths.flatMap((path): [string, string][] => {
      const link = links.get(pictureName(path));
      return link === undefined ? [] : [[path, link]];
    }),
  );
}

/** What changes first, then what to fix. */
function textOf(
  { checked, found }: Result,
  { links, limit }: { links: ReadonlyMap<string, string>; limit: number },
  options: CheckOptions,
): string {
  if (found === null) return reportMarkdown(checked, options, limit);
  const changes = diffMarkdown(found.diff, { language: options.language, links, limit: Math.floor(limit * 0.6) });
  return `${changes}\n${reportMarkdown(checked, options, limit - changes.length - 1)}`;
}

type Environment = Record<string, string | undefined>;

/** Where a job's results can be shown, or why they cannot. */
type FoundForge = { apiUrl: string; open: (safeFetch: SafeFetch) => Forge } | { without: Text };

function findForge(env: Environment): FoundForge {
  if (env.GITLAB_CI) return findGitlab(env);
  const pull = pullRequestOf(env.GITHUB_EVENT_PATH);
  if (pull === null || !env.GITHUB_REPOSITORY) return { without: refusedTexts.noRequest };
  const token = env.GITHUB_TOKEN;
  if (!token) return { without: refusedTexts.noToken('GITHUB_TOKEN') };
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const repository = env.GITHUB_REPOSITORY;
  return { apiUrl, open: (safeFetch) => github(safeFetch, { apiUrl, serverUrl, repository, token, ...pull }) };
}

function findGitlab(env: Environment): FoundForge {
  const mergeRequest = env.CI_MERGE_REQUEST_IID;
  const projectId = env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID;
  const apiUrl = env.CI_API_V4_URL;
  if (!mergeRequest || !projectId || !apiUrl) return { without: refusedTexts.noRequest };
  const token = env.LINKBILD_GITLAB_TOKEN;
  if (!token) return { without: refusedTexts.noToken('LINKBILD_GITLAB_TOKEN') };
  return { apiUrl, open: (safeFetch) => gitlab(safeFetch, { apiUrl, projectId, mergeRequest, token }) };
}
