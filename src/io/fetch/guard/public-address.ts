// Which IP addresses are public unicast: the only ones safe fetch may connect to.
//
// An allow rule, not a list of bad addresses: IPv4 is public if no row of IANA's special-purpose registry covers it
// (the registry is complete for IPv4), IPv6 only inside 2000::/3, the one block IANA allocates for global unicast, and
// there only if no row covers it. Everything IANA has not allocated is refused without a row. Forms that contain an
// IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP) are refused altogether: a public site reached that way
// has a plain address too, and a private one must not be reached at all.
//
// Left open: a network may run NAT64 with a prefix of its own inside 2000::/3 (RFC 6052); no rule can know it. A public
// address of this very machine is public by this rule.
import { isIPv4, isIPv6 } from 'node:net';

type Row = readonly [block: string, why: string];

/** IANA IPv4 special-purpose registry (RFC 6890 and later), plus one address reserved by a cloud. */
const ipv4Rows: readonly Row[] = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'carrier-grade NAT'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'Azure host service'],
  ['169.254.0.0/16', 'link-local, cloud metadata'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'AS112'],
  ['192.52.193.0/24', 'AMT'],
  ['192.88.99.0/24', '6to4 relay'],
  ['192.168.0.0/16', 'private'],
  ['192.175.48.0/24', 'AS112'],
  ['198.18.0.0/15', 'benchmark'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved, broadcast'],
];

/** Rows outside 2000::/3 only give the refusal a better name. */
const ipv6Rows: readonly Row[] = [
  ['::/128', 'unspecified'],
  ['::1/128', 'loopback'],
  ['::ffff:0:0/96', 'IPv4-mapped'],
  ['::ffff:0:0:0/96', 'IPv4-translated'],
  ['::/96', 'IPv4-compatible'],
  ['64:ff9b::/96', 'NAT64'],
  ['64:ff9b:1::/48', 'local NAT64'],
  ['100::/64', 'discard'],
  ['100:0:0:1::/64', 'dummy prefix'],
  ['2001::/32', 'Teredo'],
  ['2001:2::/48', 'benchmark'],
  ['2001:10::/28', 'ORCHID'],
  ['2001:20::/28', 'ORCHIDv2'],
  ['2001::/23', 'protocol assignments'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['2620:4f:8000::/48', 'AS112'],
  ['3ffe::/16', 'given back (6bone)'],
  ['3fff::/20', 'documentation'],
  ['5f00::/16', 'SRv6'],
  ['fc00::/7', 'unique-local'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'site-local'],
  ['ff00::/8', 'multicast'],
];

/** Null if a connection is allowed, otherwise what the address is. Accepts the spellings a resolver returns. */
export function privateAddressReason(address: string): string | null {
  if (isIPv4(address)) return nameOf(ipv4Value(address), 32n, ipv4Blocks);
  // A zone (`fe80::1%eth0`) only makes sense on a link; isIPv6 accepts it, the rule does not.
  if (!isIPv6(address) || address.includes('%')) return 'not an address';
  const value = ipv6Value(address);
  const special = nameOf(value, 128n, ipv6Blocks);
  if (special !== null) return special;
  if (value >> 125n !== 1n) return 'not global unicast';
  // RFC 5214: an interface identifier 0000:5efe or 0200:5efe carries an IPv4 address to tunnel to.
  const identifier = (value >> 32n) & 0xffff_ffffn;
  return identifier === 0x0000_5efen || identifier === 0x0200_5efen ? 'ISATAP' : null;
}

export const isPublicAddress = (address: string): boolean => privateAddressReason(address) === null;

/** The same address in any spelling gives the same number; the family distinguishes 1.2.3.4 from ::102:304. */
export const sameAddress = (a: string, b: string): boolean =>
  (isIPv4(a) && isIPv4(b) && ipv4Value(a) === ipv4Value(b)) ||
  (isIPv6(a) && isIPv6(b) && ipv6Value(a) === ipv6Value(b));

type Block = { value: bigint; bits: bigint; why: string };

const ipv4Blocks = ipv4Rows.map((row) => toBlock(row, ipv4Value));
const ipv6Blocks = ipv6Rows.map((row) => toBlock(row, ipv6Value));

function toBlock([block, why]: Row, numberOf: (address: string) => bigint): Block {
  const [address = '', bits = ''] = block.split('/');
  return { value: numberOf(address), bits: BigInt(bits), why };
}

function nameOf(value: bigint, width: bigint, blocks: readonly Block[]): string | null {
  const found = blocks.find((block) => value >> (width - block.bits) === block.value >> (width - block.bits));
  return found?.why ?? null;
}

function ipv4Value(address: string): bigint {
  return address.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function ipv6Value(address: string): bigint {
  const withoutZone = address.split('%')[0] ?? '';
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(withoutZone);
  const tail = dotted ? ipv4Value(dotted[2] ?? '') : 0n;
  const hex = dotted ? `${dotted[1]}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}` : withoutZone;
  const [left = '', right] = hex.split('::');
  const head = left === '' ? [] : left.split(':');
  const rest = right === undefined || right === '' ? [] : right.split(':');
  const groups = [...head, ...Array<string>(8 - head.length - rest.length).fill('0'), ...rest];
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}
