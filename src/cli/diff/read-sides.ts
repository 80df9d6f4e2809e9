import { listBuild, pathOfFile } from '#cli/targets/build-files.ts';
import { checkAddresses } from '#cli/targets/check-site.ts';
import { type CheckTargetsOptions, checkTargets } from '#cli/targets/check-targets.ts';
import { type Checked, pathOfAddress, pathOfPage } from '#cli/targets/checked.ts';
import type { Target } from '#cli/targets/target.ts';
import { allowedHosts } from '#cli/with-fetch.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readSitemap } from '#io/fetch/site-files/fetch-sitemap.ts';

/** Live pages that are read to compare them with a build, unless --limit says otherwise. */
const LIVE_LIMIT = 500;
/** Addresses of the live sitemap that are looked at for pages the build no longer has. */
const SITEMAP_LIMIT = 20_000;

export interface Sides {
  before: Checked;
  after: Checked;
  /** Pages of the live sitemap that the build lacks, by path. They are not read. */
  onlyLive: string[];
  /** Whether a page of the build was looked for on the live site; those over the limit were not. */
  isCompared: (path: string) => boolean;
}

type Web = Extract<Target, { kind: 'page' | 'site' }>;
type Folder = Extract<Target, { kind: 'folder' | 'file' | 'sitemap-file' }> & { kind: 'folder' };

const isFolder = (target: Target): target is Folder => target.kind === 'folder';
const isWeb = (target: Target): target is Web => target.kind === 'page' || target.kind === 'site';

/** A build against a site is compared on the pages of the build; everything else on what each side has. */
export async function readSides(
  safeFetch: SafeFetch,
  [before, after]: readonly [Target, Target],
  options: CheckTargetsOptions,
): Promise<Sides> {
  if (isWeb(before) && isFolder(after)) {
    const { build, live, ...more } = await readBuildAndLive(safeFetch, after, before, options);
    return { before: live, after: build, ...more };
  }
  if (isFolder(before) && isWeb(after)) {
    const { build, live, ...more } = await readBuildAndLive(safeFetch, before, after, options);
    return { before: build, after: live, ...more };
  }
  return {
    before: await checkTargets(safeFetch, [before], options),
    after: await checkTargets(safeFetch, [after], options),
    onlyLive: [],
    isCompared: () => true,
  };
}

async function readBuildAndLive(safeFetch: SafeFetch, folder: Folder, web: Web, options: CheckTargetsOptions) {
  const baseUrl = options.baseUrl ?? web.url;
  const build = await checkTargets(safeFetch, [folder], { ...options, baseUrl });
  const limit = options.limit ?? LIVE_LIMIT;
  const addresses = build.pages.map(({ audit }) => new URL(pathAndSearch(audit.url), web.url).href);
  const isLocal = allowedHosts(web.url, '').length > 0;
  const live = await checkAddresses(safeFetch, addresses.slice(0, limit), { ...options, limit, isLocal });
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  const files = await listBuild(folder.path, []);
  const known = new Set([
    ...files.pages.map((file) => pathOfAddress(`${web.url.split('/', 3).join('/')}${base}${pathOfFile(file)}`)),
    ...live.pages.map(pathOfPage),
  ]);
  const onlyLive: string[] = [];
  await readSitemap(safeFetch, web.url, {
    userAgent: options.userAgent,
    limit: SITEMAP_LIMIT,
    onUrl: ({ loc }) => {
      const path = pathOfAddress(loc);
      if (!known.has(path) && path.startsWith(base)) onlyLive.push(path);
    },
  });
  const compared = new Set(addresses.slice(0, limit).map(pathOfAddress));
  // What was not read on the live site cannot be compared.
  const isCompared = (path: string) => compared.has(path);
  return { build: { ...build, left: build.left + addresses.length - compared.size }, live, onlyLive, isCompared };
}

function pathAndSearch(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
