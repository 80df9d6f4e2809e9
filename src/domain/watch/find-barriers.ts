import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { knownPlatforms, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { BarrierReason, Fault } from './find-faults.ts';

type Barrier = Extract<Fault, { kind: 'barrier' }>;

/** Answers that keep a crawler out; a slow or broken server is the business of the looks themselves. */
const refusals = new Set<string>(['forbidden', 'challenge', 'password', 'blocked']);

/** Crawlers that do not get a page or its image although we do: one fault for each reason and host. */
export function findBarriers(evidence: PageEvidence): Barrier[] {
  const found = new Map<string, Barrier>();
  const add = (reason: BarrierReason, host: string, platform: PlatformId) => {
    const key = `${reason} ${host}`;
    const known = found.get(key) ?? { kind: 'barrier', reason, platforms: [], host };
    known.platforms.push(platform);
    found.set(key, known);
  };
  const pageHost = hostOf(evidence.finalUrl);
  const imageHost = hostOf(evidence.meta.og.images[0]?.url ?? evidence.finalUrl);
  for (const id of knownPlatforms) {
    const page = evidence.pageReach?.[id];
    if (page?.outcome === 'robots') add('robots', pageHost, id);
    else if (page?.outcome === 'failed' && refusals.has(page.reason)) add('page-refused', pageHost, id);
    else if (evidence.imageReach?.[id] === 'robots') add('robots', imageHost, id);
    else if (refusals.has(evidence.imageReach?.[id] ?? 'ok')) add('image-refused', imageHost, id);
  }
  return [...found.values()];
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? url;
