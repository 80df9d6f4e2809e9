import { readFileSync } from 'node:fs';

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
