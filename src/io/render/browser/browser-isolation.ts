import { readFileSync } from 'node:fs';
import type { Log } from '#io/log/log.ts';

// Threat: a page that is photographed exploits Chromium. Without the browser's sandbox its code has the rights of the
// account the browser runs under; if that is the server's, it has the database, the keys and every customer's files.
// Layers: Chromium's sandbox wherever the kernel allows it; under root additionally an account of the browser's own,
// with which it may run without the sandbox; otherwise no page is opened, unless the operator declares the container to
// be the boundary. The browser has no environment and a profile that is removed with it. It is configured to use only
// the filtering proxy. Left open: code that escapes the renderer can open connections past the proxy; keep private
// services off networks that this machine reaches without a password.

export type Isolation = 'sandbox' | 'account' | 'unprotected' | 'none';
export interface BrowserRights {
  account: Account | null;
  hasSandbox: boolean;
}
export type Probe = (
  rights: BrowserRights,
) => Promise<{ ok: true } | { ok: false; lacksSandbox: boolean; detail: string }>;

export interface FoundIsolation {
  isolation: Isolation;
  rights: BrowserRights | null;
  detail?: string;
}

interface Options {
  account: Account | null;
  /** CHROMIUM_SANDBOX=off. */
  mayBeUnprotected: boolean;
  /** Starts the browser with these rights, once. */
  probe: Probe;
}

/**
 * The best protection this machine offers, found by trying. A browser that fails for another reason is not retried with
 * less.
 */
export async function findIsolation({ account, mayBeUnprotected, probe }: Options): Promise<FoundIsolation> {
  const sandboxed = { account, hasSandbox: true };
  const first = await probe(sandboxed);
  if (first.ok) return { isolation: 'sandbox', rights: sandboxed };
  if (!first.lacksSandbox) return { isolation: 'none', rights: null, detail: first.detail };
  const isolation = account ? 'account' : mayBeUnprotected ? 'unprotected' : null;
  if (isolation === null) return { isolation: 'none', rights: null, detail: 'this system allows no sandbox' };
  const open = { account, hasSandbox: false };
  const second = await probe(open);
  return second.ok ? { isolation, rights: open } : { isolation: 'none', rights: null, detail: second.detail };
}

export function logIsolation(log: Log, { isolation, rights, detail }: FoundIsolation): void {
  const uid = rights?.account?.uid;
  if (isolation === 'sandbox') log.info({ isolation, uid }, 'the browser runs in its sandbox');
  else if (isolation === 'account')
    log.warn({ isolation, uid }, 'the browser runs without its sandbox, under an account of its own');
  else if (isolation === 'unprotected')
    log.warn({ isolation }, 'the browser runs without its sandbox and with the rights of this program');
  else
    log.warn(
      { isolation, detail },
      'no screenshots and no PDFs: the browser cannot be started safely (see CHROMIUM_SANDBOX in README.md)',
    );
}

export interface Account {
  uid: number;
  gid: number;
}

/** In systemd's range for accounts without a name. */
const FIRST_UID = 62_300;

/**
 * Under root the browser runs under a uid that no account of this machine has, so that it owns no file and may signal
 * no process, including the database. No account is added. Null if we have no rights to give up.
 */
export function browserAccount(passwd = readPasswd()): Account | null {
  if (process.getuid?.() !== 0) return null;
  const taken = new Set(passwd.split('\n').flatMap((row) => row.split(':').slice(2, 4).map(Number)));
  let uid = FIRST_UID;
  while (taken.has(uid)) uid += 1;
  return { uid, gid: uid };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
