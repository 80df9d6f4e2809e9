import { describe, expect, test } from 'vitest';
import { clientAddress, LOOPBACK, parseNetworks } from './client-address.ts';

const loopback = parseNetworks(LOOPBACK) ?? [];
const cluster = parseNetworks('10.0.0.0/8, fd00::/8, 192.0.2.7') ?? [];

describe('the client address behind trusted proxies', () => {
  test.each([
    ['no proxy', '198.51.100.4', '', '198.51.100.4'],
    ['a stranger who claims to be a proxy', '198.51.100.4', '203.0.113.9', '198.51.100.4'],
    ['a proxy on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a proxy on this machine, by IPv6', '::1', '203.0.113.9', '203.0.113.9'],
    ['a proxy on this machine, IPv4 inside IPv6', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['entries further left are the visitor’s own', '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['a visitor who names a trusted proxy', '127.0.0.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['a proxy elsewhere is not trusted by default', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['nothing forwarded', '127.0.0.1', '', '127.0.0.1'],
    ['only the machine itself', '127.0.0.1', '127.0.0.1, 127.0.0.1', '127.0.0.1'],
    ['an entry that is not an address', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['letters of a script', '127.0.0.1', '203.0.113.9, <script>', '127.0.0.1'],
    ['an address with a port', '127.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['IPv6 with a port', '127.0.0.1', '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['a short form that other parsers read as another address', '127.0.0.1', '1.1', '127.0.0.1'],
    ['octal digits', '127.0.0.1', '0177.0.0.1', '127.0.0.1'],
    ['empty entries', '127.0.0.1', ', ,', '127.0.0.1'],
    ['a thousand entries', '127.0.0.1', `${'127.0.0.1, '.repeat(1000)}203.0.113.9`, '203.0.113.9'],
    ['no connection', '', '203.0.113.9', 'unknown'],
  ])('%s', (_, connection, forwarded, client) => {
    expect(clientAddress(connection, forwarded, loopback)).toBe(client);
  });

  test.each([
    ['one proxy of the network', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['two proxies of the network', '10.1.2.3', '203.0.113.9, 10.4.5.6', '203.0.113.9'],
    ['two kinds of proxy', 'fd00::1', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['the neighbour of a trusted address', '192.0.2.8', '203.0.113.9', '192.0.2.8'],
    ['loopback, which is not in the list', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ])('with networks: %s', (_, connection, forwarded, client) => {
    expect(clientAddress(connection, forwarded, cluster)).toBe(client);
  });

  test.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:198.51.100.4', '198.51.100.4'],
    ['::ffff:c633:6404', '198.51.100.4'],
  ])('%s counts as %s', (connection, client) => {
    expect(clientAddress(connection, '', loopback)).toBe(client);
  });
});

test.each([['10.0.0.0/33'], ['localhost'], ['10.0.0.1/8/8'], ['*'], ['10.0.0.1, proxy'], ['127.1']])(
  '%s is not a list of networks',
  (list) => {
    expect(parseNetworks(list)).toBeNull();
  },
);

test('a network written as IPv4-mapped IPv6 is the IPv4 network', () => {
  const mapped = parseNetworks('::ffff:10.0.0.0/104') ?? [];
  expect(clientAddress('10.200.0.1', '203.0.113.9', mapped)).toBe('203.0.113.9');
  expect(clientAddress('11.0.0.1', '203.0.113.9', mapped)).toBe('11.0.0.1');
});
