// The guard: may this URL be requested, may this resolved address be connected to?
//
// Threat: anyone who types a URL into Linkbild makes the server send a request. Without a guard that reaches cloud
// metadata (169.254.169.254), the database beside us, routers and admin pages in the operator's network (SSRF).
//
// Layers, each enough against a simple attack, together against a clever one:
// 1. The URL (here): http and https, ports 80 and 443, no credentials, no reserved names. The runtime's WHATWG parser
//    first turns every spelling of an IPv4 address (decimal, hex, octal, short, full-width) into four numbers.
// 2. The address (here and public-address.ts): decided on the resolved IP, an allow rule for public unicast.
// 3. The connection (connector.ts): the name is resolved once, and only the addresses that passed are dialled, so there
//    is no second DNS query (rebinding); the peer of the open socket is compared once more.
// 4. Every hop (safe-fetch.ts): redirects are followed by hand and go through 1 to 3 again.
// 5. Limits (limits.ts): time, bytes and header size bound what a hostile server can cost.
//
// `allowedPrivateHosts` is the operator's exception: an exact host:port pair opens that private address and that port,
// nothing else. Anyone who can enter URLs can then request everything on that pair: list only harmless servers.
// `OwnImages` is ours, on installations that are private altogether: the images of this installation, which anybody who
// reaches it may request, and no other path of that host. A public site has no such exception.
//
// Left open: services on public addresses that trust our address; GET requests with side effects on other people's
// sites; names in the operator's own public DNS zone that point at public addresses of internal machines.
import { isIP } from 'node:net';
import { privateAddressReason } from './public-address.ts';

export type UrlCheck =
  | { ok: true; url: URL; allowedPrivate: boolean }
  | { ok: false; reason: 'bad-url' | 'blocked'; detail: string };

/** Common servers reject longer URLs as well (nginx and Apache stop at 8 kB). */
const MAX_URL_CHARACTERS = 8_000;

const openPorts = new Set(['80', '443']);

/** Names that are never public (RFC 6761, 6762, 8375, ICANN's reservation of .internal): not even resolved. */
const reservedEndings = ['localhost', 'local', 'internal', 'home.arpa', 'test', 'onion'];

export type AllowedPrivateHosts = ReadonlySet<string>;

/** `localhost:3001`, `127.0.0.1:3001`, `[::1]:3001`. An entry that is not host:port is a configuration error. */
export function readAllowedPrivateHosts(pairs: readonly string[]): AllowedPrivateHosts {
  return new Set(
    pairs.map((pair) => {
      const [, host, port] = /^([^/@\s]+):(\d{1,5})$/.exec(pair.trim()) ?? [];
      const url = host && port ? URL.parse(`http://${host}:${port}/`) : null;
      if (!url || !port) throw new Error(`"${pair}" is not a host:port pair such as localhost:3001`);
      return `${url.hostname}:${Number(port)}`;
    }),
  );
}

/** Where this installation serves its own images. */
export interface OwnImages {
  host: string;
  /** Every URL below it is an image. */
  prefix: string;
}

/** Null unless both addresses are private by their name alone: names are not resolved. */
export function readOwnImages({ siteUrl, imagesUrl }: { siteUrl: string; imagesUrl: string }): OwnImages | null {
  const [site, images] = [new URL(siteUrl), new URL(`${imagesUrl.replace(/(?<!\/)\/+$/, '')}/`)];
  if (whyPrivate(site) === null || whyPrivate(images) === null) return null;
  // Then the prefix would be the whole site.
  if (images.pathname === '/' && images.host === site.host) return null;
  return { host: `${images.hostname}:${portOf(images)}`, prefix: images.href };
}

export function checkUrl(input: string, allowed: AllowedPrivateHosts, ownImages: OwnImages | null = null): UrlCheck {
  if (input.length > MAX_URL_CHARACTERS) return bad('longer than 8,000 characters');
  const url = URL.parse(input);
  if (!url) return bad('not a URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return bad(`${url.protocol} is not http or https`);
  if (url.username !== '' || url.password !== '') return bad('credentials in the address');
  const port = portOf(url);
  if (allowed.has(`${url.hostname}:${port}`)) return { ok: true, url, allowedPrivate: true };
  if (ownImages && url.href.startsWith(ownImages.prefix)) return { ok: true, url, allowedPrivate: true };
  if (!openPorts.has(port)) return blocked(`port ${port}`);
  const why = whyPrivate(url);
  return why === null ? { ok: true, url, allowedPrivate: false } : blocked(why);
}

/** The addresses of a name that may be dialled. A name with public and private addresses keeps its public ones. */
export function dialable<A extends { address: string }>(addresses: readonly A[], allowedPrivate: boolean): A[] {
  return addresses.filter(({ address }) => allowedPrivate || privateAddressReason(address) === null);
}

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function whyPrivate({ hostname }: URL): string | null {
  const host = bareHost(hostname);
  return isIP(host) ? privateAddressReason(host) : whyReservedName(host);
}

function whyReservedName(hostname: string): string | null {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('.') || name.includes('..')) return 'an empty part in the name';
  // ICANN forbids addresses on bare top-level domains: a name without a dot belongs to the local network.
  if (!name.includes('.')) return 'a name of the local network';
  const ending = reservedEndings.find((reserved) => name.endsWith(`.${reserved}`));
  return ending === undefined ? null : `.${ending} is reserved for local networks`;
}

const bad = (detail: string): UrlCheck => ({ ok: false, reason: 'bad-url', detail });
const blocked = (detail: string): UrlCheck => ({ ok: false, reason: 'blocked', detail });
