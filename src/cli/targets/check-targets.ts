import { basename, dirname, relative, sep } from 'node:path';
import { allowedHosts } from '#cli/with-fetch.ts';
import { classifyImages } from '#domain/audit/emulation/classify-images.ts';
import { withOrigins } from '#domain/audit/emulation/origins.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import {
  type AuditOptions,
  type AuditResult,
  auditUrlWithoutStages,
  type UnreadablePage,
} from '#flows/page-audit/audit-url.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { listBuild } from './build-files.ts';
import { checkFile, checkFolder, type FolderOptions, imagesOfBuild } from './check-folder.ts';
import { checkAddresses, checkSitePages } from './check-site.ts';
import { type Checked, nothingChecked } from './checked.ts';
import { addressesOfSitemap, addressesOfSitemapFile } from './sitemap-addresses.ts';
import type { Target } from './target.ts';

/** Pages of a site that are read unless --limit says otherwise. A folder is read whole. */
const WEB_LIMIT = 500;

export interface CheckTargetsOptions extends FolderOptions {
  /** Files are named as seen from where the command was typed. */
  typedIn: string;
}

/** Everything that was named, judged together: an image on a third of the pages is generic. */
export async function checkTargets(
  safeFetch: SafeFetch,
  targets: readonly Target[],
  options: CheckTargetsOptions,
): Promise<Checked> {
  let all = nothingChecked;
  for (const target of targets) {
    const one = await checkTarget(safeFetch, target, options);
    all = {
      pages: [...all.pages, ...one.pages],
      unread: [...all.unread, ...one.unread],
      left: all.left + one.left,
      forbidden: all.forbidden + one.forbidden,
    };
  }
  return all.pages.length > 1 ? typedTogether(all, options) : all;
}

function typedTogether(all: Checked, { imagesUrls = [] }: AuditOptions): Checked {
  const typed = classifyImages(
    all.pages.map(({ audit }) => audit),
    imagesUrls,
  );
  return { ...all, pages: all.pages.map((page, at) => ({ ...page, audit: typed[at] ?? page.audit })) };
}

async function checkTarget(safeFetch: SafeFetch, target: Target, options: CheckTargetsOptions): Promise<Checked> {
  const limit = options.limit ?? WEB_LIMIT;
  switch (target.kind) {
    case 'page':
      return checkPage(await auditEitherScheme(safeFetch, target, options));
    case 'site':
      return checkSitePages(safeFetch, target.url, { ...options, limit, isLocal: isLocal(target.url) });
    case 'sitemap': {
      const { addresses, left } = await addressesOfSitemap(safeFetch, target.url, { ...options, limit });
      return checkList(safeFetch, addresses, left, options);
    }
    case 'sitemap-file': {
      const { addresses, left } = await addressesOfSitemapFile(target.path, limit);
      return checkList(safeFetch, addresses, left, options);
    }
    case 'folder':
      return checkFolder(safeFetch, { folder: target.path, shown: shownFolder(target.path, options) }, options);
    case 'file':
      return checkOneFile(safeFetch, target.path, options);
  }
}

function checkPage(result: AuditResult): Checked {
  if (!result.ok) return { ...nothingChecked, unread: [{ ...result, file: null }] };
  return {
    ...nothingChecked,
    pages: [{ audit: withOrigins(withFixes(result.audit, result.evidence), result.evidence), file: null }],
  };
}

async function checkList(safeFetch: SafeFetch, listed: string[], left: number, options: CheckTargetsOptions) {
  // A sitemap names the pages as they will be online; --base-url says where they are now.
  const addresses = listed.map((address) => movedTo(options.baseUrl, address));
  const areLocal = addresses.every(isLocal);
  const read = await checkAddresses(safeFetch, addresses, { ...options, limit: addresses.length, isLocal: areLocal });
  return { ...read, left };
}

function movedTo(baseUrl: string | null, address: string): string {
  if (baseUrl === null) return address;
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, baseUrl).href;
}

/** A page of a build that was named by itself. Its images are looked for beside it. */
async function checkOneFile(safeFetch: SafeFetch, path: string, options: CheckTargetsOptions): Promise<Checked> {
  const folder = dirname(path);
  const { all } = await listBuild(folder, []);
  const images = imagesOfBuild(safeFetch, folder, all, options);
  const build = { folder, shown: shownFolder(folder, options) };
  const page = await checkFile({ build, file: basename(path), images, safeFetch, triesFixes: true }, options);
  if (page) return { ...nothingChecked, pages: [page] };
  const file = build.shown + basename(path);
  const unread = {
    ok: false,
    reason: 'not-html',
    url: file,
    finalUrl: file,
    status: null,
    detail: null,
    file,
  } as const;
  return { ...nothingChecked, unread: [unread] };
}

/** With `/` on every system. */
function shownFolder(path: string, { typedIn }: Pick<CheckTargetsOptions, 'typedIn'>): string {
  const shown = relative(typedIn, path).split(sep).join('/');
  return shown === '' ? '' : `${shown}/`;
}

/** Pages on this machine need no pauses between requests. */
const isLocal = (url: string): boolean => allowedHosts(url, '').length > 0;

/** Failures that another scheme may mend; a page that is missing is missing under both. */
const ofScheme: readonly UnreadablePage['reason'][] = ['tls', 'refused', 'timeout', 'bad-response'];

async function auditEitherScheme(
  safeFetch: SafeFetch,
  { url, isSchemeGuessed }: Extract<Target, { kind: 'page' }>,
  options: AuditOptions,
): Promise<AuditResult> {
  const result = await auditUrlWithoutStages(safeFetch, url, options);
  if (result.ok || !isSchemeGuessed || !ofScheme.includes(result.reason)) return result;
  const second = await auditUrlWithoutStages(safeFetch, url.replace(/^https:/, 'http:'), options);
  return second.ok ? second : result;
}
