import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { exits } from './exits.ts';
import type { Settings } from './settings.ts';
import type { Shell } from './shell.ts';
import { allowedHosts } from './targets/allowed-hosts.ts';
import type { Target } from './targets/target.ts';

/** Hands on a fetch that may reach what the person named, and closes it. */
export async function withFetch(
  targets: readonly Target[],
  { baseUrl, shell }: Pick<Settings, 'baseUrl'> & { shell: Shell },
  work: (safeFetch: SafeFetch) => Promise<number>,
): Promise<number> {
  const addresses = [
    ...targets.flatMap((target) => ('url' in target ? target.url : [])),
    ...(baseUrl ? [baseUrl] : []),
  ];
  const fromEnvironment = shell.env.ALLOWED_PRIVATE_HOSTS;
  const allowed = new Set(['https://example.com', ...addresses].flatMap((url) => allowedHosts(url, fromEnvironment)));
  let safeFetch: SafeFetch;
  try {
    safeFetch = createSafeFetch({ allowedPrivateHosts: [...allowed] });
  } catch (error) {
    shell.tell(`ALLOWED_PRIVATE_HOSTS: ${error instanceof Error ? error.message : error}`);
    return exits.unusable;
  }
  try {
    return await work(safeFetch);
  } finally {
    await safeFetch.close();
  }
}
