import { execFileSync, type SpawnOptions } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

// PostgreSQL refuses to run as root. Under root its programs run as `postgres` if that user exists, otherwise as
// `nobody`; no user is ever added. They cannot reach a clone below a closed folder (such as root's home): there they
// keep the one capability to read and search files (CAP_DAC_READ_SEARCH), through util-linux' setpriv. initdb checks by
// access(2) whether it may run postgres, and the kernel ignores capabilities there unless configured otherwise
// (SECBIT_NO_SETUID_FIXUP).

interface Account {
  uid: number;
  gid: number;
}

export interface RunAs {
  /** Owner of the database's files; null if we already run as an ordinary user. */
  account: Account | null;
  command(program: string, args: string[]): { file: string; args: string[]; options: SpawnOptions };
}

export function runAs(programFolder: string, dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return { account: null, command: (file, args) => ({ file, args, options: {} }) };
  const account = ownerOf(join(dataFolder, 'postgres')) ?? unprivilegedAccount();
  if (isReachable(programFolder) && isReachable(dataFolder)) {
    return { account, command: (file, args) => ({ file, args, options: account }) };
  }
  const setpriv = findSetpriv();
  if (!setpriv) {
    throw new Error(
      `As root, the embedded database needs a folder that other users may enter, and ${dataFolder} is not one. Move the project (for example to /srv) or set DATABASE_URL.`,
    );
  }
  const keep = [
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--securebits=+no_setuid_fixup',
    '--clear-groups',
  ];
  return {
    account,
    command: (file, args) => ({
      file: setpriv,
      args: [`--reuid=${account.uid}`, `--regid=${account.gid}`, ...keep, '--', file, ...args],
      options: {},
    }),
  };
}

/** The owner of the data: a user `postgres` added to the machine later cannot read what `nobody` has written. */
function ownerOf(folder: string): Account | null {
  if (!existsSync(folder)) return null;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? null : { uid, gid };
}

function unprivilegedAccount(): Account {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find(([user]) => user === name)).find(Boolean);
  const [uid, gid] = [Number(row?.[2]), Number(row?.[3])];
  if (!row || !uid || !gid) {
    throw new Error(
      'As root, the embedded database needs a user postgres or nobody on this machine, or set DATABASE_URL.',
    );
  }
  return { uid, gid };
}

/** Whether every folder on the path is searchable by everyone. */
function isReachable(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path) && !(statSync(path).mode & 0o001)) return false;
    if (path === dirname(path)) return true;
  }
}

function findSetpriv(): string | null {
  for (const path of ['/usr/bin/setpriv', '/bin/setpriv']) {
    try {
      accessSync(path, constants.X_OK);
      execFileSync(path, ['--ambient-caps=+dac_read_search', '--inh-caps=+dac_read_search', 'true'], {
        stdio: 'ignore',
      });
      return path;
    } catch {
      // Missing, or the machine does not let root pass the capability on.
    }
  }
  return null;
}
