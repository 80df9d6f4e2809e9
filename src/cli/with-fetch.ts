import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import type { Settings } from './settings.ts';
import { exits, type Shell } from './shell.ts';
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
    shell.printMessage(`ALLOWED_PRIVATE_HOSTS: ${error instanceof Error ? error.message : error}`);
    return exits.unusable;
  }
  try {
    return await work(safeFetch);
  } finally {
    await safeFetch.close();
  }
}

// Which private addresses the terminal may request.
//
// Threat: a page from outside that redirects to, or names an image on, this machine or its network. Rule: addresses of
// this machine open only if the person at the terminal gave one on the command line, who could just as well have used
// curl. Then the given port opens, and those of Linkbild and its sample shop, because a local page names images there.
// A page from outside opens nothing. Other private networks (LAN, cloud metadata) stay blocked unless
// ALLOWED_PRIVATE_HOSTS names them, exactly, as host:port.
// Left open: a local page may make us send plain GET requests, without cookies, to those three local ports.

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const localNames = ['localhost', '127.0.0.1', '[::1]'];
/** The default ports of Linkbild and the sample shop. */
const usualPorts = ['3000', '3001'];

export function allowedHosts(address: string, fromEnvironment: string | undefined): string[] {
  const named = (fromEnvironment ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  const url = new URL(address);
  if (!loopback.test(url.hostname)) return named;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const ports = new Set([port, ...usualPorts]);
  const hosts = new Set([url.hostname, ...localNames]);
  return [...named, ...[...hosts].flatMap((host) => [...ports].map((open) => `${host}:${open}`))];
}
