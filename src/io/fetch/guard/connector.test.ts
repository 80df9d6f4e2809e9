import type { buildConnector } from 'undici';
import { describe, expect, test } from 'vitest';
import { FetchError } from '#io/fetch/failure.ts';
import { type Address, guardedConnector, type Lookup } from './connector.ts';
import { readAllowedPrivateHosts } from './url-policy.ts';

/** Runs one connection attempt with a dialler that only records the target. */
async function attempt(
  url: string,
  lookup: Lookup,
  pairs: string[] = [],
): Promise<{ dialled: Address[] } | { reason: string }> {
  const { protocol, hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<{ dialled: Address[] } | { reason: string }>();
  const answered: buildConnector.Callback = (...[error]) =>
    resolve({ reason: error instanceof FetchError ? error.reason : `${error}` });
  const connect = guardedConnector({
    allowed: readAllowedPrivateHosts(pairs),
    lookup,
    lookupMs: 20,
    dial: (_options, to) => resolve({ dialled: to }),
  });
  connect({ protocol, hostname, port }, answered);
  return await promise;
}

const answers = (...rounds: string[][]): Lookup & { requested: () => number } => {
  let requested = 0;
  const lookup = async () => {
    const round = rounds[Math.min(requested, rounds.length - 1)] ?? [];
    requested += 1;
    return round.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return Object.assign(lookup, { requested: () => requested });
};

describe('which addresses a name may be connected to', () => {
  test('rebinding: a name is resolved once, and the checked address is the one dialled', async () => {
    const lookup = answers(['8.8.8.8'], ['127.0.0.1']);
    expect(await attempt('http://rebind.example/', lookup)).toEqual({ dialled: [{ address: '8.8.8.8', family: 4 }] });
    expect(lookup.requested()).toBe(1);
    expect(await attempt('http://rebind.example/', lookup)).toEqual({ reason: 'blocked' });
  });

  test.each([
    ['private', ['10.0.0.1']],
    ['loopback', ['127.0.0.1', '::1']],
    ['mapped', ['::ffff:8.8.8.8']],
    ['metadata', ['169.254.169.254']],
    ['no address at all: text', ['example.com']],
  ])('%s answers are blocked', async (_kind, addresses) => {
    expect(await attempt('https://example.com/', answers(addresses))).toEqual({ reason: 'blocked' });
  });

  test('mixed answers keep their public part', async () => {
    const dialled = await attempt('https://example.com/', answers(['192.168.1.1', '1.1.1.1', 'fe80::1']));
    expect(dialled).toEqual({ dialled: [{ address: '1.1.1.1', family: 4 }] });
  });

  test('an empty or missing answer is a DNS failure', async () => {
    expect(await attempt('http://example.com/', answers([]))).toEqual({ reason: 'dns' });
    expect(await attempt('http://example.com/', () => new Promise(() => {}))).toEqual({ reason: 'dns' });
  });

  test('literals are checked without a lookup', async () => {
    const lookup = answers(['8.8.8.8']);
    expect(await attempt('http://127.0.0.1/', lookup)).toEqual({ reason: 'blocked' });
    expect(await attempt('http://[::1]/', lookup)).toEqual({ reason: 'blocked' });
    expect(await attempt('http://[2606:4700::1]/', lookup)).toEqual({
      dialled: [{ address: '2606:4700::1', family: 6 }],
    });
    expect(lookup.requested()).toBe(0);
  });

  test('an allowed pair opens its port and its private address, another name for it does not', async () => {
    const local = answers(['127.0.0.1']);
    expect(await attempt('http://localhost:3001/', local, ['localhost:3001'])).toHaveProperty('dialled');
    expect(await attempt('http://localhost:3002/', local, ['localhost:3001'])).toEqual({ reason: 'blocked' });
    expect(await attempt('http://rebind.example/', local, ['localhost:80'])).toEqual({ reason: 'blocked' });
  });
});
