import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#io/fetch/hostile-server.fixture.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';

// Made for this test, for the name shop.example, self-signed: not a secret, and trusted only by this file.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgam0JeMZGP/nen91Q
4BMxrDjRFoC4ynhMrexZdhlMrLihRANCAAQQvhAj7rymNa2AlFsmTkGc9n72pjTR
xNAKS/pfO7YzwYo4+KAfprZCHpIGskq1L8zn2d3QB/im60qrM7xSuRdH
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUODM08k7MsB1VIzQYlv7j9S/UZcMwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMc2hvcC5leGFtcGxlMCAXDTI2MTExNTAzNTYyMFoYDzIxMjYx
MDIyMDM1NjIwWjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAQQvhAj7rymNa2AlFsmTkGc9n72pjTRxNAKS/pfO7YzwYo4
+KAfprZCHpIGskq1L8zn2d3QB/im60qrM7xSuRdHo2wwajAdBgNVHQ4EFgQUDhuN
pkLT39dyoPeaH0gYWwBnkEMwHwYDVR0jBBgwFoAUDhuNpkLT39dyoPeaH0gYWwBn
kEMwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxzaG9wLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSQAwRgIhAMfdD8aebGSmrbx6IdI1GGys+QHuW4nz0lF49kTBbkDk
AiEA1hhZH9KDkN/abHVOkB+cNepZA4TMSw5IRck/NHeHYx0=
-----END CERTIFICATE-----`;

const server = createServer({ key, cert }, (_request, response) => response.end('secret'));
let port = 0;
let plain: TestServer;
let safeFetch: SafeFetch;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  plain = await startServer();
  safeFetch = createSafeFetch({
    allowedPrivateHosts: [
      `127.0.0.1:${port}`,
      `127.0.0.1:${plain.port}`,
      `shop.example:${port}`,
      `other.example:${port}`,
    ],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
});
afterAll(async () => {
  await safeFetch.close();
  await plain.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const userAgent = 'LinkbildBot/1.0';
const failed = (reason: string) => ({ ok: false, reason });

test('rejects a self-signed certificate', async () => {
  expect(await safeFetch.fetch(`https://shop.example:${port}/`, { userAgent })).toMatchObject(failed('tls'));
});

test('rejects plain HTTP on an https URL', async () => {
  expect(await safeFetch.fetch(`https://127.0.0.1:${plain.port}/`, { userAgent })).toMatchObject(failed('tls'));
});

test('a trusted certificate is valid only for its name, whatever address was dialled', async () => {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  try {
    expect(await safeFetch.fetch(`https://shop.example:${port}/`, { userAgent })).toMatchObject({
      ok: true,
      status: 200,
    });
    expect(await safeFetch.fetch(`https://other.example:${port}/`, { userAgent })).toMatchObject(failed('tls'));
    expect(await safeFetch.fetch(`https://127.0.0.1:${port}/`, { userAgent })).toMatchObject(failed('tls'));
  } finally {
    setDefaultCACertificates(before);
  }
});
