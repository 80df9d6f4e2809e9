// nginx from the machine; else Debian's package, unpacked beside the peers without installing anything.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const unpacked = join(import.meta.dirname, '..', 'node_modules', '.nginx');

/** Null where it is not to be had, with a line that says so. */
export function findNginx(): string | null {
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  const own = join(unpacked, 'usr', 'sbin', 'nginx');
  const found = [...places, own].find((path) => existsSync(path));
  if (found) return found;
  console.error('Fetching nginx …');
  mkdirSync(unpacked, { recursive: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: unpacked, stdio: ['ignore', 'ignore', 'pipe'] });
  run('apt-get', ['update']);
  run('apt-get', ['download', 'nginx', 'nginx-common']);
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb'))) run('dpkg', ['-x', file, '.']);
  const works = existsSync(own) && spawnSync(own, ['-v']).status === 0;
  if (!works) console.error('nginx is not to be had on this machine: install it to see ours beside it.');
  return works ? own : null;
}
