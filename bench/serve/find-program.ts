// A program from the machine; otherwise Debian's packages, unpacked beside the peers without installing anything.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Program {
  path: string;
  /** How to start it: an unpacked one looks for its libraries beside itself. */
  env: NodeJS.ProcessEnv;
}

const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** nginx, the peer. */
export const findNginx = () => findProgram('nginx', ['nginx', 'nginx-common'], '-v');
/** wrk, a client in C that costs less than anything in Node. */
export const findWrk = () => findProgram('wrk', ['wrk', 'libluajit-5.1-2'], '-v');

/** Null if unavailable, with a line that says so. */
function findProgram(name: string, packages: string[], versionFlag: string): Program | null {
  const installed = places.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (installed) return { path: installed, env: process.env };
  const folder = join(import.meta.dirname, '..', 'node_modules', `.${name}`);
  const unpacked = () => {
    const path = globSync(`usr/{bin,sbin}/${name}`, { cwd: folder })[0];
    const libraries = globSync('usr/lib/*-linux-*', { cwd: folder }).map((lib) => join(folder, lib));
    return path
      ? { path: join(folder, path), env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } }
      : null;
  };
  if (!unpacked()) {
    console.error(`Fetching ${name} …`);
    mkdirSync(folder, { recursive: true });
    const run = (command: string, args: string[]) =>
      spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    run('apt-get', ['update']);
    run('apt-get', ['download', ...packages]);
    for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb'))) run('dpkg', ['-x', file, '.']);
  }
  const found = unpacked();
  // A missing exit code means a signal or a missing library; wrk prints its version with 1.
  const works = found && (spawnSync(found.path, [versionFlag], { env: found.env }).status ?? 127) < 2;
  if (!works) console.error(`${name} is not to be had on this machine: install it to measure with it.`);
  return works ? found : null;
}
