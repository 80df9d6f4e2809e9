import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// Safe fetch is the only way to the network: no other file may open connections. Tested here, because an import rule
// cannot see the global fetch.

const src = fileURLToPath(new URL('../../', import.meta.url));

/** Ways to open a connection, and who may use them for which purpose. */
const ways: { name: string; pattern: RegExp; allowed: RegExp[] }[] = [
  {
    name: 'fetch(',
    pattern: /(?<![\w.#$])fetch\s*\(|\b(?:globalThis|window|self)\.fetch\b/,
    // The browser's calls to our own API. Server code (.server.ts) calls the API in-process. The npm package's client
    // runs on other people's machines, who choose the URL; nothing of ours imports it (below).
    allowed: [/^web\/(?!.*\.server\.tsx?$)/, /^library\/client\//],
  },
  { name: 'undici', pattern: /(?:from|import)\s*\(?['"]undici['"]/, allowed: [] },
  {
    name: 'node:http request functions',
    pattern:
      /import\s+(?!type\b)[^;]*?\b(?:request|get|Agent)\b[^;]*?from\s+['"](?:node:)?https?['"]|\bhttps?\.(?:request|get)\s*\(/,
    allowed: [],
  },
  { name: 'node:http2', pattern: /(?:from|import)\s*\(?['"](?:node:)?http2['"]/, allowed: [] },
  {
    name: 'sockets',
    pattern:
      /import\s+(?!type\b)[^;]*?\b(?:connect|createConnection|Socket)\b[^;]*?from\s+['"](?:node:)?(?:net|tls)['"]|\b(?:net|tls)\.(?:connect|createConnection)\s*\(/,
    // The database and its lock are on this machine.
    allowed: [/^io\/db\//],
  },
  {
    name: 'XMLHttpRequest, WebSocket, EventSource',
    pattern: /\bnew\s+(?:XMLHttpRequest|WebSocket|EventSource)\b/,
    allowed: [/^web\/(?!.*\.server\.tsx?$)/],
  },
  { name: 'mail', pattern: /(?:from|import)\s*\(?['"]nodemailer['"]/, allowed: [/^io\/mail\//] },
  { name: 'S3', pattern: /(?:from|import)\s*\(?['"]@aws-sdk\//, allowed: [/^io\/files\//] },
];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

function offences(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(test|e2e)\.tsx?$/.test(file) && !file.startsWith('io/fetch/'),
  );
  return files.flatMap((file) => {
    const text = withoutComments(readFileSync(`${src}${file}`, 'utf8'));
    return ways
      .filter(({ pattern, allowed }) => pattern.test(text) && !allowed.some((place) => place.test(file)))
      .map(({ name }) => `${file}: ${name}`);
  });
}

test('no file outside io/fetch opens outbound connections', () => expect(offences()).toEqual([]));

test('nothing of the service uses the client of the npm package', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !file.startsWith('library/client/') &&
      /library\/client|['"]\.\/client\//.test(readFileSync(`${src}${file}`, 'utf8')),
  );
  expect(users.filter((file) => !/\.test\.ts$/.test(file))).toEqual([]);
});

describe('the patterns match what they must', () => {
  const seen = (text: string) => ways.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  test.each([
    ["await fetch('https://x')", 'fetch('],
    ['globalThis.fetch(url)', 'fetch('],
    ["import { request } from 'undici'", 'undici'],
    ["const { Agent } = await import('undici')", 'undici'],
    ["import { createServer, request } from 'node:http'", 'node:http request functions'],
    ["import https from 'node:https';\nhttps.get(url)", 'node:http request functions'],
    ["import { connect } from 'node:tls'", 'sockets'],
    ['new WebSocket(url)', 'XMLHttpRequest, WebSocket, EventSource'],
  ])('%s', (text, name) => expect(seen(text)).toContain(name));
  test.each([
    'door.fetch(url)',
    'prefetch(url)',
    "import { createServer } from 'node:http'",
    "import type { Socket } from 'node:net'",
    'app.fetch(request)',
  ])('%s does not count', (text) => expect(seen(text)).toEqual([]));
});
