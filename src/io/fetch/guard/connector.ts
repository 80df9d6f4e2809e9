// The critical step: a name becomes a socket.
//
// Threat: DNS rebinding. A name resolves to a public address while it is checked and to 127.0.0.1 when it is dialled.
// Layers: the name is resolved once, here; the answers are filtered by the guard; the dialling socket gets a
// `lookup` that knows only these answers; the peer of the open socket is compared with them; HTTP/2 and TLS session
// sharing are off, so that no connection serves a name it was not checked for.
// Left open: the machine's resolver and routes decide what a public address is.
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { FetchError } from '#io/fetch/failure.ts';
import type { InsideSite } from '#io/fetch/fetch-types.ts';
import { sameAddress } from './public-address.ts';
import { type AllowedPrivateHosts, bareHost, checkUrl, dialable } from './url-policy.ts';

export type Address = { address: string; family: number };
export type Lookup = (hostname: string) => Promise<Address[]>;
export type Dial = (options: buildConnector.Options, to: Address[], callback: buildConnector.Callback) => void;

// IPv4 first: many servers have no IPv6 route, and a failed attempt costs a quarter of a second each time.
export const lookupBySystem: Lookup = (hostname) => systemLookup(hostname, { all: true, order: 'ipv4first' });

type Parts = {
  allowed: AllowedPrivateHosts;
  lookup: Lookup;
  lookupMs: number;
  dial: Dial;
  inside?: InsideSite | undefined;
};

export function guardedConnector(parts: Parts): buildConnector.connector {
  return (options, callback) => {
    const { inside } = parts;
    // Not dialled at all, so there is no address to check. HTTP needs only a stream, but not before this returns.
    if (inside && options.hostname === inside.host)
      return queueMicrotask(() => callback(null, inside.connect() as Socket));
    checkedAddresses(options, parts).then(
      (addresses) => parts.dial(options, addresses, callback),
      (error: Error) => callback(error, null),
    );
  };
}

async function checkedAddresses(options: buildConnector.Options, parts: Parts): Promise<Address[]> {
  const hostname = bareHost(options.hostname);
  const family = isIP(hostname);
  const written = family === 6 ? `[${hostname}]` : hostname;
  const verdict = checkUrl(`${options.protocol}//${written}${options.port ? `:${options.port}` : ''}/`, parts.allowed);
  if (!verdict.ok) throw new FetchError(verdict.reason, verdict.detail);
  const found = family ? [{ address: hostname, family }] : await within(parts.lookupMs, parts.lookup(hostname));
  if (found.length === 0) throw new FetchError('dns', `${hostname} has no address`);
  const addresses = dialable(found, verdict.allowedPrivate);
  if (addresses.length === 0) throw new FetchError('blocked', `${hostname} has no public address`);
  return addresses;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FetchError('dns', `no answer from DNS within ${ms} ms`)), ms);
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Dials only the given addresses, whatever name the options have (TLS still verifies the name). */
export function connectPinned(connectMs: number): Dial {
  return (options, to, callback) => {
    const pinned: LookupFunction = (_hostname, wanted, done) => {
      const first = to.find(({ family }) => !wanted.family || family === wanted.family) ?? to[0];
      if (wanted.all || !first) done(null, to);
      else done(null, first.address, first.family);
    };
    const connect = buildConnector({ allowH2: false, maxCachedSessions: 0, timeout: connectMs, lookup: pinned });
    connect(options, (error, socket) => {
      if (error) return callback(error, null);
      if (reached(socket, to)) return callback(null, socket);
      socket.destroy();
      callback(new FetchError('blocked', 'connected to another address than the one checked'), null);
    });
  };
}

const reached = (socket: Socket, to: Address[]): boolean =>
  to.some(({ address }) => socket.remoteAddress !== undefined && sameAddress(address, socket.remoteAddress));
