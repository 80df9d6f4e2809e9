import type { SafeFetch } from './fetch-types.ts';

interface Moved {
  /** What addresses begin with as people see them. */
  shown: string;
  /** What they begin with where they can be had. */
  held: string;
}

/**
 * Files that this site serves itself are read where they are: a request to one's own public address may not come back
 * to the machine that made it. Results name the address that was asked for.
 */
export function withOwnFiles(safeFetch: SafeFetch, { shown, held }: Moved): SafeFetch {
  const there = (url: string) => (url.startsWith(shown) ? held + url.slice(shown.length) : url);
  const here = (url: string) => (url.startsWith(held) ? shown + url.slice(held.length) : url);
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
