import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './end-process.ts';

// A Debian with its own systemd as the first process (systemd-nspawn). It shares this machine's network and kernel;
// Linkbild's tree is mounted read-only at /opt/linkbild.

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Why it cannot be run here; null: it can. */
export function missingForSystemd(): string | null {
  const missing = ['systemd-nspawn', 'debootstrap', 'nsenter'].find((program) => !isThere(program));
  if (missing)
    return `${missing} is not installed (apt-get install --no-install-recommends systemd-container debootstrap)`;
  return process.getuid?.() === 0 ? null : 'it has to be root: it starts a system of its own';
}

const packages = 'systemd,systemd-sysv,dbus,ca-certificates';

export interface Machine {
  /** The version that says so itself. */
  version: string;
  /** Runs a command inside, and gives what it printed. Throws where it fails. */
  run(command: string): string;
  /** A property of a unit, as systemctl show names it. */
  property(unit: string, name: string): string;
  stop(): Promise<void>;
}

/** `debian`: a folder made by debootstrap with the same packages, to be copied instead of making one. */
export async function startMachine(folder: string, tree: string, debian?: string): Promise<Machine> {
  const system = join(folder, 'system');
  if (debian) run('cp', ['-a', debian, system]);
  else run('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', system]);
  cpSync(process.execPath, join(system, 'usr/local/bin/node'));
  // nginx runs on this machine or not at all; its packages make this folder.
  for (const path of ['opt/linkbild', 'var/cache/nginx']) mkdirSync(join(system, path), { recursive: true });
  const booted = spawn(
    'systemd-nspawn',
    ['-q', '-D', system, '--boot', '--register=no', '--keep-unit', `--bind-ro=${tree}:/opt/linkbild`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [booted.stdout, booted.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ask = (command: string) => {
    const leader = firstChild(booted);
    // --root: the directory of the process, not this machine's.
    return spawnSync('nsenter', ['-t', leader, '-m', '-u', '-i', '-p', '-r', '-w', 'sh', '-c', command], {
      encoding: 'utf8',
    });
  };
  for (let tries = 0; ask('systemctl is-active multi-user.target').stdout.trim() !== 'active'; tries++) {
    if (tries > 600 || booted.exitCode !== null) throw new Error(`systemd did not start:\n${output}`);
    await wait(200);
  }
  const inMachine = (command: string) => {
    const { status, stdout, stderr } = ask(command);
    if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
    return stdout.trim();
  };
  return {
    version: inMachine('systemctl --version').split('\n')[0] ?? '',
    run: inMachine,
    property: (unit, name) => inMachine(`systemctl show --value --property=${name} ${unit}`),
    async stop() {
      ask('systemctl poweroff --no-block');
      for (let tries = 0; tries < 150 && booted.exitCode === null; tries++) await wait(200);
      await endProcess(booted, 'SIGKILL');
    },
  };
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

/** The machine's first process: what nspawn started. */
const firstChild = ({ pid }: ChildProcess) =>
  spawnSync('pgrep', ['-P', String(pid), '-x', 'systemd'], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')[0] || '0';
