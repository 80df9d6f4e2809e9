import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';

/** One request for the page as somebody made it: we ourselves, or we under the name of a platform's crawler. */
export interface PageFetch {
  userAgent: string;
  /** The platforms of this crawler; empty: our own name. */
  platforms: PlatformId[];
  /** The third: robots.txt forbids it, so nothing was requested. */
  outcome: 'same' | 'other' | 'not-asked' | PageFailure;
  redirects: { url: string; status: number }[];
  finalUrl: string | null;
  status: number | null;
  /** Those that decide what a crawler does with the page. */
  headers: Record<string, string>;
  /** Of the page, after decompression, and whether it goes on. */
  bytes: number | null;
  isCut: boolean;
  /** From the first request to the last byte. */
  ms: number | null;
  robots: 'allowed' | 'forbidden' | 'ignored';
}

const shownHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary', 'x-robots-tag', 'server'] as const;
/** Longer headers are policies and tokens. */
const MAX_VALUE = 200;

export const headersToShow = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    shownHeaders.flatMap((name) => {
      const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
      return value ? [[name, value.slice(0, MAX_VALUE)]] : [];
    }),
  );

const MAX_ADDRESS = 500;

export const hopsToShow = (hops: readonly { url: string; status: number }[]): PageFetch['redirects'] =>
  hops.map(({ url, status }) => ({ url: url.slice(0, MAX_ADDRESS), status }));
