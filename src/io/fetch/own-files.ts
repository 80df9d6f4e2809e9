import type { SafeFetch } from './fetch-types.ts';

interface Moved {
  /** The beginning of URLs as people see them. */
  publicPrefix: string;
  /** Their beginning on the local server. */
  localPrefix: string;
}

/**
 * Fetches files that this site serves itself from its local address, because a machine cannot always reach its own
 * public address. Results name the requested URL.
 */
export function withOwnFiles(safeFetch: SafeFetch, { publicPrefix, localPrefix }: Moved): SafeFetch {
  const there = (url: string) => (url.startsWith(publicPrefix) ? localPrefix + url.slice(publicPrefix.length) : url);
  const here = (url: string) => (url.startsWith(localPrefix) ? publicPrefix + url.slice(localPrefix.length) : url);
  const named = <Result extends { url: string; finalUrl?: string }>(result: Result, url: string): Result => ({
    ...result,
    url,
    ...(result.finalUrl === undefined ? {} : { finalUrl: here(result.finalUrl) }),
  });
  return {
    fetch: async (url, options) => {
      const wanted = there(url);
      const result = await safeFetch.fetch(wanted, options);
      return wanted === url ? result : named(result, url);
    },
    stream: async (url, options) => {
      const wanted = there(url);
      const result = await safeFetch.stream(wanted, options);
      return wanted === url ? result : named(result, url);
    },
    reader: safeFetch.reader,
    close: () => safeFetch.close(),
  };
}
