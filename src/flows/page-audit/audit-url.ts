import { type AuditedPage, auditPage, firstImage } from '#domain/audit/audit-page.ts';
import { emulateImage } from '#domain/audit/emulation/emulate-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { oembedAddress, oembedOf } from '#domain/audit/emulation/oembed.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { largeBlocksBeforeLateTags } from '#domain/audit/late-tags.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import { imageCandidates } from '#domain/audit/texts/suggest-tags.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage, type PageResult } from '#io/fetch/pages/fetch-page.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import { reachOf } from './crawler-reach.ts';

export interface AuditOptions {
  /** The user agent for the page and its images. */
  userAgent: string;
  platforms?: readonly PlatformId[];
  /** Base URLs of the images we serve; images below them count as dynamic. */
  imagesUrls?: readonly string[];
  /**
   * Request the page and its image again as each platform's crawler, and its oEmbed answer. In crawls of whole sites
   * only for one page: it is some forty requests.
   */
  withReach?: boolean;
  /** Also request images that the advice could name. Off by default in crawls of whole sites. */
  suggests?: boolean;
  /** How long crawlers are imitated; default: see crawler-reach.ts. */
  reachMs?: number;
  acceptLanguage?: string;
  signal?: AbortSignal;
  /** The site's system, if known: the advice then names the place of the setting. */
  pageType?: string;
  /** Requests an image; crawls of whole sites cache the results. Null: not requested, so its checks wait. */
  probe?: (address: string) => Promise<ImageProbe | null>;
}

/** Images of the page that are requested if no tag names one. */
const MAX_SUGGESTED = 3;

export type UnreadablePage = {
  ok: false;
  reason: PageFailure;
  url: string;
  finalUrl: string;
  status: number | null;
  detail: string | null;
};
export type AuditResult = AuditedPage | UnreadablePage;

/**
 * From a URL to what every platform would show. Yields after the page, after its images and after the crawlers' user
 * agents, so that a screen can fill progressively; returns the complete audit, or why there is nothing to audit.
 */
export async function* auditUrl(
  safeFetch: SafeFetch,
  url: string,
  options: AuditOptions,
): AsyncGenerator<AuditedPage, AuditResult> {
  const page = await readPage(safeFetch, url, options);
  if (!page.ok) return unreadable(page);

  const meta = extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType, details: true });
  const bulk = largeBlocksBeforeLateTags(meta, page.html);
  let evidence = withImageType({ ...basicsOf(page), meta, images: {}, imageType: 'none', bulk }, options.imagesUrls);
  yield audited('meta', evidence, options);

  evidence = await withImages(safeFetch, evidence, {
    suggests: true,
    ...options,
    withReach: options.withReach !== false,
  });
  let last = audited('images', evidence, options);
  yield last;

  if (options.withReach !== false) {
    evidence = { ...evidence, ...(await reachOf(safeFetch, evidence, options)) };
    last = audited('reach', evidence, options);
    yield last;
  }
  return last;
}

/** The same without intermediate stages. */
export const auditUrlWithoutStages = (safeFetch: SafeFetch, url: string, options: AuditOptions): Promise<AuditResult> =>
  resultOf(auditUrl(safeFetch, url, options));

export async function resultOf(stages: AsyncGenerator<AuditedPage, AuditResult>): Promise<AuditResult> {
  for (;;) {
    const next = await stages.next();
    if (next.done) return next.value;
  }
}

/** How firewalls refuse unknown visitors. */
const refusals: readonly PageFailure[] = ['forbidden', 'challenge'];
/** The crawlers that firewalls allow most often. */
const knownCrawlers: readonly PlatformId[] = ['facebook', 'twitter', 'slack'];

/** Many firewalls block us but allow the platforms' crawlers, and their cards are what counts. */
async function readPage(safeFetch: SafeFetch, url: string, options: AuditOptions): Promise<PageResult> {
  const own = await fetchPage(safeFetch, url, options);
  if (own.ok || options.withReach === false || !refusals.includes(own.reason)) return own;
  for (const id of knownCrawlers) {
    const page = await fetchPage(safeFetch, url, { ...options, userAgent: platforms[id].userAgent });
    if (page.ok) return page;
  }
  return own;
}

type ReadablePage = Extract<PageResult, { ok: true }>;

/** Audits a page that was already read: with its images and, if requested, as each crawler gets it. */
export async function gatherEvidence(
  safeFetch: SafeFetch,
  page: ReadablePage,
  options: AuditOptions,
): Promise<PageEvidence> {
  const meta = extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType, details: true });
  const bulk = largeBlocksBeforeLateTags(meta, page.html);
  const { pageType } = options;
  const bare: PageEvidence = { ...basicsOf(page), meta, images: {}, imageType: 'none', bulk, pageType };
  const evidence = await withImages(safeFetch, bare, options);
  return options.withReach === true ? { ...evidence, ...(await reachOf(safeFetch, evidence, options)) } : evidence;
}

/** Adds the page's images and, if a single page is audited, its oEmbed response, which may name another image. */
async function withImages(safeFetch: SafeFetch, read: PageEvidence, options: AuditOptions): Promise<PageEvidence> {
  const oembedRequest = options.withReach === true ? readOembed(safeFetch, read, options) : {};
  const [images, oembed] = await Promise.all([probeImages(safeFetch, read, options), oembedRequest]);
  const evidence = { ...read, ...oembed, images };
  if (!evidence.oembed) return withImageType(evidence, options.imagesUrls);
  const further = await probeImages(safeFetch, evidence, options);
  return withImageType({ ...evidence, images: { ...images, ...further } }, options.imagesUrls);
}

const audited = (stage: AuditedPage['stage'], evidence: PageEvidence, options: AuditOptions): AuditedPage => ({
  ok: true,
  stage,
  evidence,
  audit: auditPage(evidence, options.platforms),
});

const basicsOf = ({ url, finalUrl, status, redirects }: Extract<PageResult, { ok: true }>) => ({
  url,
  finalUrl,
  status,
  redirects: redirects.map((hop) => hop.url),
});

function unreadable(page: Extract<PageResult, { ok: false }>): UnreadablePage {
  const { reason, url, finalUrl = url, status = null, detail = null } = page;
  return { ok: false, reason, url, finalUrl, status, detail };
}

/**
 * Images that the advice may recommend, requested to make sure they work: the first few likely ones if no tag names
 * one.
 */
function addressesToSuggest({ meta }: PageEvidence): string[] {
  const first = meta.og.images[0] ?? meta.twitter.images[0];
  if (first === undefined) return imageCandidates({ meta }).slice(0, MAX_SUGGESTED);
  return first.url.startsWith('http:') ? [first.url.replace('http:', 'https:')] : [];
}

/** Every image that some platform would use, each requested once. */
async function probeImages(safeFetch: SafeFetch, evidence: PageEvidence, options: AuditOptions) {
  const { userAgent, signal, probe, suggests } = options;
  const ask = probe ?? ((address: string) => probeImage(safeFetch, address, { userAgent, signal }));
  const addresses = new Set<string>();
  for (const id of platformIds) {
    const image = emulateImage(evidence, platforms[id]);
    if (image.state === 'pending') addresses.add(image.tag.url);
  }
  const first = firstImage(evidence);
  if (first) addresses.add(first.url);
  if (suggests) for (const address of addressesToSuggest(evidence)) addresses.add(address);
  for (const address of addresses) if (probeOf(evidence, address) !== undefined) addresses.delete(address);
  const probes = await Promise.all([...addresses].map(ask));
  return Object.fromEntries(probes.flatMap((probe): [string, ImageProbe][] => (probe ? [[probe.url, probe]] : [])));
}

/** Real responses have about a kilobyte; Mastodon reads up to 1 MB. */
const MAX_BYTES = 64_000;
const TOTAL_MS = 5_000;

interface OembedOptions {
  userAgent: string;
  platforms?: readonly PlatformId[];
  signal?: AbortSignal;
}

/**
 * The page's oEmbed response, if an audited platform reads one; only for audits of single pages
 * (docs/decisions/038-rules-and-evidence.md). Never throws: on any error, platforms continue without it.
 */
async function readOembed(
  safeFetch: SafeFetch,
  { meta, finalUrl }: Pick<PageEvidence, 'meta' | 'finalUrl'>,
  { userAgent, platforms: judged = platformIds, signal }: OembedOptions,
): Promise<Pick<PageEvidence, 'oembed'>> {
  if (!judged.some((id) => platforms[id].readsOembed)) return {};
  const address = oembedAddress(meta, finalUrl);
  if (address === null) return {};
  const accept = 'application/json,*/*;q=0.5';
  const result = await safeFetch.fetch(address, { userAgent, accept, maxBytes: MAX_BYTES, totalMs: TOTAL_MS, signal });
  if (!result.ok || result.status !== 200) return { oembed: null };
  try {
    return { oembed: oembedOf(JSON.parse(new TextDecoder().decode(result.body)), result.finalUrl) };
  } catch {
    return { oembed: null };
  }
}
