import { oembedAddress, oembedOf } from '#domain/audit/emulation/oembed.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';

/** Real answers have about a kilobyte; Mastodon reads up to 1 MB. */
const MAX_BYTES = 64_000;
const TOTAL_MS = 5_000;

interface OembedOptions {
  userAgent: string;
  platforms?: readonly PlatformId[];
  signal?: AbortSignal;
}

/**
 * The page's oEmbed answer, if a judged platform reads one. Asked for only where a page is looked at by itself
 * (docs/decisions/038-rules-and-evidence.md). Never throws: whatever goes wrong, platforms go on without it.
 */
export async function readOembed(
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
