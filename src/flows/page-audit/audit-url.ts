import type { AuditedPage } from '#domain/audit/audit-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { oembedAddress } from '#domain/audit/emulation/oembed.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PageFetch } from '#domain/audit/emulation/page-fetch.ts';
import { linkedEmbed } from '#domain/audit/platforms/discord.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import { MAX_EMBED_BYTES } from '#domain/meta/extract-meta.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage, MANY_REDIRECTS, type PageResult } from '#io/fetch/pages/fetch-page.ts';
import { readImageTwice } from '#io/fetch/pages/probe-image.ts';
import { quotaOf, type ReadFailure } from '#io/page-reader/page-reader.ts';
import type { Judged, JudgeOptions, PageExtras, PageWants } from '#io/page-reader/task-types.ts';
import type { MayReach } from './counted-hosts.ts';
import { mayFollowOf, measuredOf, reachOf } from './crawler-reach.ts';

export interface AuditOptions extends Pick<JudgeOptions, 'audits' | 'scores'> {
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
  /** Other data read from the page's bytes. */
  wants?: PageWants;
  /** Whether these hosts may be requested as each crawler. Default: yes. */
  mayReach?: MayReach | undefined;
  /** Requests an image; crawls of whole sites cache the results. Null: not read, so its checks wait. */
  probe?: (address: string) => Promise<ImageProbe | null>;
}

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
  const wanted: AuditOptions = { suggests: true, audits: 'plain', ...options, withReach: options.withReach !== false };
  const read = await readEvidence(safeFetch, page, { ...wanted, audits: 'plain' });
  if (!read.ok) return unread(page, read);
  yield audited('meta', read.value);

  const seen = await withImages(safeFetch, read.value, wanted);
  if (!seen.ok) return unread(page, seen);
  let last = audited('images', seen.value);
  yield last;

  if (wanted.withReach && (await mayReach(seen.value, options))) {
    const reached = await withReach(safeFetch, seen.value, wanted);
    if (!reached.ok) return last;
    last = audited('reach', reached.value);
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
  const redirects = options.withReach === false ? undefined : MANY_REDIRECTS;
  const own = await fetchPage(safeFetch, url, { ...options, redirects });
  if (own.ok || options.withReach === false || !refusals.includes(own.reason)) return own;
  const hosts = [...own.redirects.map((hop) => hop.url), own.finalUrl ?? url].flatMap(
    (address) => URL.parse(address)?.host ?? [],
  );
  if (!((await options.mayReach?.(hosts)) ?? true)) return own;
  const mayFollow = mayFollowOf(options.mayReach);
  for (const id of knownCrawlers) {
    const asCrawler = { redirects, mayFollow, userAgent: platforms[id].userAgent };
    const page = await fetchPage(safeFetch, url, { ...options, ...asCrawler });
    if (page.ok) return page;
  }
  return own;
}

type ReadablePage = Extract<PageResult, { ok: true }>;

export type GatheredEvidence = { ok: true; judged: Judged; extras: PageExtras } | ReadFailure;

/** Audits a page that was already read: with its images and, if requested, as each crawler gets it. */
export async function gatherEvidence(
  safeFetch: SafeFetch,
  page: ReadablePage,
  options: AuditOptions,
): Promise<GatheredEvidence> {
  const { audits, scores, ...bare } = options;
  const read = await readEvidence(safeFetch, page, bare);
  if (!read.ok) return read;
  const { extras } = read.value;
  const seen = await withImages(safeFetch, read.value, options);
  if (!seen.ok) return seen;
  const isReached = options.withReach === true && (await mayReach(seen.value, options));
  const last = isReached ? await withReach(safeFetch, seen.value, options) : seen;
  return last.ok ? { ok: true, judged: last.value, extras } : last;
}

type ReadJudged = { ok: true; value: Judged } | ReadFailure;
type ReadPage = { ok: true; value: Judged & { extras: PageExtras } } | ReadFailure;

/** The evidence in the page's bytes, and the images that it lacks. */
async function readEvidence(safeFetch: SafeFetch, page: ReadablePage, options: AuditOptions): Promise<ReadPage> {
  const { html: body, contentType } = page;
  const { pageType, wants } = options;
  const fetches = options.withReach ? { fetches: [ownFetch(page, options.userAgent)] } : {};
  const basics = { ...basicsOf(page), ...(pageType === undefined ? {} : { pageType }) };
  const input = { body, contentType, basics, wants, ...judgeOptions(options), asksImages: true };
  const read = await safeFetch.reader.run('page', input, quotaOf(page.finalUrl));
  if (!read.ok) return read;
  const { meta, bulk, shopSystem, imageType, ...judgement } = read.value;
  const system = shopSystem ? { shopSystem } : {};
  const evidence = { ...basics, ...fetches, ...system, meta, images: {}, imageType, bulk };
  return { ok: true, value: { ...judgement, evidence } };
}

const judgeOptions = ({ audits, scores, platforms: ids, imagesUrls, suggests }: AuditOptions): JudgeOptions => ({
  audits,
  scores,
  platforms: ids,
  imagesUrls,
  suggests,
});

async function judge(safeFetch: SafeFetch, evidence: PageEvidence, options: JudgeOptions): Promise<ReadJudged> {
  const read = await safeFetch.reader.run('judge', { ...options, evidence }, quotaOf(evidence.finalUrl));
  if (!read.ok) return read;
  const { imageType, ...judgement } = read.value;
  return { ok: true, value: { ...judgement, evidence: { ...evidence, imageType } } };
}

/** Adds the page's images and, if a single page is audited, what it links to: oEmbed may name another image. */
async function withImages(safeFetch: SafeFetch, read: Judged, options: AuditOptions): Promise<ReadJudged> {
  const isSingle = options.withReach === true;
  const [images, oembed, embed] = await Promise.all([
    probeImages(safeFetch, read.toProbe, options),
    isSingle ? readOembed(safeFetch, read.evidence, options) : {},
    isSingle ? readLinkedEmbed(safeFetch, read.evidence, options) : {},
  ]);
  const evidence = { ...read.evidence, ...oembed, ...embed, images };
  // Imitating crawlers requires knowing which image each of them uses.
  const wanted = { ...judgeOptions(options), asksImages: options.withReach === true };
  if (!evidence.oembed) return judge(safeFetch, evidence, wanted);
  const { imagesUrls, suggests } = options;
  const named = await judge(safeFetch, evidence, { imagesUrls, suggests, asksImages: true });
  if (!named.ok) return named;
  const further = await probeImages(safeFetch, named.value.toProbe, options);
  return judge(safeFetch, { ...evidence, images: { ...images, ...further } }, wanted);
}

/** Adds what each platform's crawler gets. */
async function withReach(safeFetch: SafeFetch, seen: Judged, options: AuditOptions): Promise<ReadJudged> {
  const reach = await reachOf(safeFetch, seen, options);
  return judge(safeFetch, { ...seen.evidence, ...reach }, judgeOptions(options));
}

/** Checks every host that would be requested: those of the page, of its redirects, and of its images. */
async function mayReach({ evidence, images }: Judged, options: AuditOptions): Promise<boolean> {
  if (!options.mayReach) return true;
  const { url, redirects = [], finalUrl, images: probes } = evidence;
  const shown = Object.values(images).flatMap((image) => {
    const probe = Object.hasOwn(probes, image.url) ? probes[image.url] : undefined;
    return [image.url, ...(probe?.ok ? [probe.finalUrl] : [])];
  });
  const hosts = [url, ...redirects, finalUrl, ...shown].flatMap((address) => URL.parse(address)?.host ?? []);
  return options.mayReach([...new Set(hosts)]);
}

function audited(stage: AuditedPage['stage'], { evidence, audit }: Judged): AuditedPage {
  if (!audit) throw new Error('A page was read and not audited');
  return { ok: true, stage, evidence, audit };
}

const ownFetch = (page: ReadablePage, userAgent: string): PageFetch => ({
  userAgent,
  platforms: [],
  outcome: 'same',
  robots: 'ignored',
  ...measuredOf(page),
});

const basicsOf = ({ url, finalUrl, status, redirects, headers }: Extract<PageResult, { ok: true }>) => ({
  url,
  finalUrl,
  status,
  redirects: redirects.map((hop) => hop.url),
  ...(headers['x-robots-tag'] && { robotsHeader: headers['x-robots-tag'].slice(0, 500) }),
});

function unreadable(page: Extract<PageResult, { ok: false }>): UnreadablePage {
  const { reason, url, finalUrl = url, status = null, detail = null } = page;
  return { ok: false, reason, url, finalUrl, status, detail };
}

const unread = ({ url, finalUrl, status }: ReadablePage, { reason }: ReadFailure): UnreadablePage => ({
  ok: false,
  reason,
  url,
  finalUrl,
  status,
  detail: null,
});

async function probeImages(safeFetch: SafeFetch, addresses: readonly string[], options: AuditOptions) {
  const { userAgent, signal, probe } = options;
  const ask = probe ?? ((address: string) => readImageTwice(safeFetch, address, { userAgent, signal }));
  const probes = await Promise.all(addresses.map(ask));
  return Object.fromEntries(probes.flatMap((one): [string, ImageProbe][] => (one ? [[one.url, one]] : [])));
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
  const { body, finalUrl: answered } = result;
  const read = await safeFetch.reader.run('oembed', { body, url: answered }, quotaOf(answered));
  return { oembed: read.ok ? read.value : null };
}

/** How Discord asks for it (docs/platforms.md#discord-docs). */
const EMBED_USER_AGENT = 'Discordbot/2.0';

/** Discord's component embed from the linked file. Never throws: without it the standard card is shown. */
async function readLinkedEmbed(
  safeFetch: SafeFetch,
  { meta, finalUrl }: Pick<PageEvidence, 'meta' | 'finalUrl'>,
  { platforms: judged = platformIds, signal }: OembedOptions,
): Promise<Partial<Pick<PageEvidence, 'meta'>>> {
  const address = judged.includes('discord') ? linkedEmbed(meta, finalUrl) : null;
  if (address === null) return {};
  const limits = { maxBytes: MAX_EMBED_BYTES + 1, totalMs: TOTAL_MS };
  const result = await safeFetch.fetch(address, { userAgent: EMBED_USER_AGENT, ...limits, signal });
  if (!result.ok || result.status !== 200) return {};
  const { body } = result;
  const json = body.length > MAX_EMBED_BYTES ? null : new TextDecoder().decode(body);
  return { meta: { ...meta, componentEmbed: { json, bytes: body.length, isInHead: true, offset: 0 } } };
}
