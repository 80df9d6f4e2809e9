import ipaddr from 'ipaddr.js';

// Threat: anyone who can choose the address that limits are counted for can escape every limit, or use up somebody
// else's. Layers: X-Forwarded-For is trusted from the right, only as far as trusted proxies wrote it; IPv6 counts by
// the /64 that one household or server gets. Left open: attackers with many addresses; limits per account and per
// project cover those.

export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, prefixLength: number];

export const LOOPBACK = '127.0.0.0/8, ::1';

/** More hops than any real chain of proxies. */
const MAX_HOPS = 32;

/** `10.0.0.0/8, 192.0.2.7, fd00::/8`; null if an entry is neither an address nor a network. */
export function parseNetworks(list: string): Network[] | null {
  const networks: Network[] = [];
  for (const text of list.split(',').map((part) => part.trim())) {
    if (text === '') continue;
    const network = parseNetwork(text);
    if (!network) return null;
    networks.push(network);
  }
  return networks;
}

function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) {
    const [address, length] = ipaddr.parseCIDR(text);
    const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && length >= 96;
    return isMapped ? [address.toIPv4Address(), length - 96] : [address, length];
  }
  const address = parseAddress(text);
  return address && [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** As proxies write it: with a port, in brackets, IPv4 inside IPv6. Short forms such as `127.1` are not accepted. */
function parseAddress(text: string): Network[0] | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(text) ?? [];
  const bare = bracketed ?? plain ?? text;
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  return ipaddr.process(bare);
}

const isIn = (address: Network[0], networks: readonly Network[]) =>
  networks.some(([network, length]) => network.kind() === address.kind() && address.match(network, length));

export function isTrustedProxy(connection: string, trusted: readonly Network[]): boolean {
  const address = parseAddress(connection);
  return address !== null && isIn(address, trusted);
}

/**
 * The right-most address that does not belong to a trusted proxy, starting with the connection itself. An entry that is
 * not an address ends the search: the proxy that forwarded it then counts as the client.
 */
export function clientAddress(connection: string, forwardedFor: string, trusted: readonly Network[]): string {
  const address = parseAddress(connection);
  if (!address) return 'unknown';
  let client = address;
  const hops = forwardedFor.split(',').slice(-MAX_HOPS).reverse();
  for (const hop of hops) {
    if (!isIn(client, trusted)) break;
    const next = parseAddress(hop.trim());
    if (!next) break;
    client = next;
  }
  return client instanceof ipaddr.IPv6 ? sixtyFour(client) : client.toString();
}

function sixtyFour(address: ipaddr.IPv6): string {
  const parts = [...address.parts.slice(0, 4), 0, 0, 0, 0];
  return `${new ipaddr.IPv6(parts).toString()}/64`;
}

/** The network that an address as `clientAddress` gives it belongs to: /24, or /48. Never the address itself. */
export function addressBlock(client: string): string {
  const [bare = ''] = client.split('/');
  const address = parseAddress(bare);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
}
