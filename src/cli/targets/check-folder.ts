import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { type AuditOptions, gatherEvidence } from '#flows/page-audit/audit-url.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { PAGE_WINDOW_BYTES, sniffHtml } from '#io/fetch/pages/fetch-page.ts';
import { judgeImage, probeImage } from '#io/fetch/pages/probe-image.ts';
import { listBuild, pathOfFile } from './build-files.ts';
import type { Checked, CheckedPage } from './checked.ts';

export interface FolderOptions extends AuditOptions {
  /** Where the build will be online; null: as its pages say (canonical, og:url), else nowhere. */
  baseUrl: string | null;
  /** Nothing is requested: images that are not in the build stay unknown. */
  offline: boolean;
  ignore: readonly string[];
  limit: number | null;
  onPage: (done: number, all: number) => void;
}

/** The address of pages that say nothing of theirs. Nothing can be requested from a build without a host. */
const NOWHERE = 'https://localhost/';
/** Files are read this many at a time: more only fills memory. */
const AT_ONCE = 16;
/** Trying fixes takes longer than the audit itself. Sites repeat their mistakes, so the first pages show them all. */
const PAGES_WITH_FIXES = 50;

export interface Build {
  folder: string;
  /** In front of the names of files in reports. */
  shown: string;
}

export async function checkFolder(safeFetch: SafeFetch, build: Build, options: FolderOptions): Promise<Checked> {
  const files = await listBuild(build.folder, options.ignore);
  const taken = files.pages.slice(0, options.limit ?? files.pages.length);
  const images = imagesOfBuild(safeFetch, build.folder, files.all, options);
  const queue = taken.entries();
  const pages: (CheckedPage | null)[] = Array.from(taken, () => null);
  let done = 0;
  const work = async () => {
    for (const [at, file] of queue) {
      pages[at] = await checkFile({ build, file, images, safeFetch, triesFixes: at < PAGES_WITH_FIXES }, options);
      done += 1;
      options.onPage(done, taken.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    pages: pages.filter((page) => page !== null),
    unread: [],
    left: files.pages.length - taken.length,
    forbidden: 0,
  };
}

interface OneFile {
  build: Build;
  file: string;
  images: ReturnType<typeof imagesOfBuild>;
  safeFetch: SafeFetch;
  triesFixes: boolean;
}

/** Null: a file that is no page of its own, such as a fragment, a proof of ownership or a redirect. */
export async function checkFile(
  { build, file, images, safeFetch, triesFixes }: OneFile,
  options: FolderOptions,
): Promise<CheckedPage | null> {
  const whole = await readFile(join(build.folder, file));
  const html = whole.subarray(0, PAGE_WINDOW_BYTES);
  if (!sniffHtml(html, 'maybe')) return null;
  const url = options.baseUrl === null ? ownAddress(html, file) : addressAt(options.baseUrl, file);
  const page = {
    ok: true,
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    html,
    contentType: null,
    redirects: [],
  } as const;
  const unknown = { etag: null, lastModified: null, ttfbMs: 0, totalMs: 0, truncated: whole.length > html.length };
  const found = new Map<string, string>();
  const read = await gatherEvidence(
    safeFetch,
    { ...page, redirects: [], ...unknown },
    {
      ...options,
      audits: triesFixes ? 'with-fixes' : 'plain',
      probe: (address) => images.probe(address, url, found),
    },
  );
  if (!read.ok) throw new Error(`${file} was not read: ${read.reason}`);
  const { evidence, audit } = read.judged;
  if (evidence.meta.tags.some(({ key, attribute }) => key === 'refresh' && attribute === 'http-equiv')) return null;
  if (!audit) throw new Error(`${file} was not audited`);
  const path = options.baseUrl === null ? pathOfFile(file) : new URL(url).pathname;
  return { audit, file: `${build.shown}${file}`, path, imageFiles: found };
}

function addressAt(baseUrl: string, file: string): string {
  const base = new URL(baseUrl);
  return new URL(`${base.pathname.replace(/\/$/, '')}${pathOfFile(file)}`, base).href;
}

function ownAddress(html: Uint8Array, file: string): string {
  const { canonical, og } = extractMeta({ body: html, url: addressAt(NOWHERE, file) });
  const own = canonical ?? og.url;
  return own !== null && /^https?:\/\//.test(own) && URL.canParse(own) ? own : addressAt(NOWHERE, file);
}

/** Every image once, however many pages show it: from the build if it is there, else from the web. */
export function imagesOfBuild(
  safeFetch: SafeFetch,
  folder: string,
  files: ReadonlySet<string>,
  { offline, userAgent, signal, baseUrl }: Pick<FolderOptions, 'offline' | 'userAgent' | 'signal' | 'baseUrl'>,
) {
  const known = new Map<string, Promise<ImageProbe | null>>();
  const fileOf = (address: string, pageUrl: string): string | null => {
    const [image, page] = [new URL(address), new URL(pageUrl)];
    if (image.origin !== page.origin) return null;
    const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
    const path = decoded(image.pathname).slice(image.pathname.startsWith(`${prefix}/`) ? prefix.length + 1 : 1);
    return files.has(path) ? join(folder, path) : null;
  };
  const ask = async (address: string): Promise<ImageProbe | null> => {
    if (address.startsWith(NOWHERE)) return { ok: false, url: address, reason: 'not-found' };
    return offline ? null : probeImage(safeFetch, address, { userAgent, signal });
  };
  const probe = (address: string, pageUrl: string, found: Map<string, string>): Promise<ImageProbe | null> => {
    const path = URL.canParse(address) ? fileOf(address, pageUrl) : null;
    if (path !== null) found.set(address, path);
    const image = known.get(address) ?? (path === null ? ask(address) : probeFile(address, path));
    known.set(address, image);
    return image;
  };
  return { probe };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray % is a name like any other
  }
}

/** As over the network: most headers end long before, JPEGs with large profiles after a megabyte at most. */
const PARTS = [64 * 1024, 1024 * 1024];

/** What the image at `url` will be once the build is online, read from its file. */
async function probeFile(url: string, path: string): Promise<ImageProbe> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (const part of PARTS) {
      const buffer = Buffer.alloc(Math.min(part, size));
      await file.read(buffer, 0, buffer.length, 0);
      const header = readImageHeader(buffer);
      if (header.kind !== 'more' || buffer.length === size)
        return judgeImage(url, { header, bytes: size, finalUrl: url, contentType: null });
    }
    return { ok: false, url, reason: 'broken-image' };
  } finally {
    await file.close();
  }
}
