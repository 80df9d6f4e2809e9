import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The image of the Dockerfile, built and run by podman, with the options that compose.yaml gives its services. Where no
// registry is to be had, the image below it is made of Debian's packages and this machine's Node.

const root = join(import.meta.dirname, '..', '..');
const IMAGE = 'linkbild-deploy-test';
/** Lower than what podman asks for, which takes a privilege that not every root has. */
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

export interface Image {
  /** Megabytes of its own, without the image below it. */
  ownMegabytes: number;
  /** What it holds, as a folder to read. */
  tree: string;
  /** To run a service in it: program and arguments, its settings as for a process. */
  command(name: string, env: Record<string, string>): string[];
  kill(name: string): void;
  remove(): void;
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Why containers cannot be run here; null: they can. */
export function missingForContainers(): string | null {
  if (!isThere('podman')) return 'podman is not installed (apt-get install --no-install-recommends podman runc)';
  return process.getuid?.() === 0 ? null : 'it has to be root: the containers share its network and folders';
}

function podman(args: readonly string[], input?: Parameters<typeof spawnSync>[2]): string {
  const done = spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 64_000_000, ...input });
  if (done.status !== 0) throw new Error(`podman ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return String(done.stdout).trim();
}

export function buildImage(folder: string, say: (line: string) => void): Image {
  const below = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  provide(`docker.io/library/${below}`, folder, say);
  // Health checks are Docker's, not OCI's. `chroot` needs no cgroups of its own.
  const how = [
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--build-arg',
    'BUILD_COMMIT=deploytest',
  ];
  podman(['build', '--no-cache', ...how, '-t', IMAGE, root]);
  const bytes = (name: string) => Number(podman(['image', 'inspect', '--format', '{{.Size}}', name]));
  const runtime = isThere('runc') ? ['--runtime', 'runc'] : [];
  return {
    ownMegabytes: Math.round((bytes(IMAGE) - bytes(below)) / 1e6),
    tree: join(podman(['image', 'mount', IMAGE]), 'app'),
    command(name, { DATA_DIR = '', HIT_LOG_DIR, ...env }) {
      mkdirSync(DATA_DIR, { recursive: true, mode: 0o777 });
      spawnSync('chown', ['-R', accountOf(), DATA_DIR]);
      const settings = { ...env, DATA_DIR: '/data', ...(HIT_LOG_DIR ? { HIT_LOG_DIR: '/hits' } : {}) };
      return [
        'podman',
        ...runtime,
        'run',
        '--rm',
        '--name',
        containerOf(name),
        '--network=host',
        ...limits,
        ...composeOptions(),
        ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        '--volume',
        `${DATA_DIR}:/data`,
        ...(HIT_LOG_DIR ? ['--volume', `${HIT_LOG_DIR}:/hits`] : []),
        IMAGE,
      ];
    },
    kill: (name) => void podman(['kill', '--signal', 'KILL', containerOf(name)]),
    remove() {
      podman(['image', 'unmount', IMAGE]);
      podman(['rmi', '--force', IMAGE]);
    },
  };
}

const containerOf = (name: string) => `${IMAGE}-${name.replaceAll(' ', '-')}`;

/** User and group of the image. */
const accountOf = () => /^USER (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';

/** What compose.yaml sets for every process of ours. */
function composeOptions(): string[] {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const shared = text.slice(text.indexOf('x-linkbild:'), text.indexOf('x-settings:'));
  const list = (key: string) =>
    (new RegExp(`^  ${key}: \\[(.*)\\]$`, 'm').exec(shared)?.[1] ?? '')
      .split(',')
      .map((item) => item.replaceAll(/[" ]/g, ''));
  const options = {
    tmpfs: list('tmpfs'),
    'cap-drop': list('cap_drop'),
    'security-opt': list('security_opt').map((option) => option.replace(':true', '')),
  };
  if (!/^ {2}read_only: true$/m.test(shared))
    throw new Error('compose.yaml lets its processes write outside their volumes');
  return [
    '--read-only',
    ...Object.entries(options).flatMap(([name, values]) => values.flatMap((value) => [`--${name}`, value])),
  ];
}

/** Pulls the image below ours, or makes one: Debian's smallest system, this Node, its npm and the machine's certificates. */
function provide(name: string, folder: string, say: (line: string) => void) {
  if (spawnSync('podman', ['image', 'exists', name]).status === 0) return;
  if (spawnSync('podman', ['pull', '--quiet', name]).status === 0) return;
  if (!isThere('debootstrap'))
    throw new Error(`${name} cannot be pulled, and debootstrap is not installed to make one`);
  say(`     ${name} cannot be pulled: made with debootstrap`);
  const system = join(folder, 'below');
  const made = spawnSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`debootstrap\n${made.stdout}\n${made.stderr}`);
  const local = join(system, 'usr', 'local');
  cpSync(process.execPath, join(local, 'bin', 'node'));
  const npm = dirname(dirname(realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim())));
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
  // A machine behind a proxy may trust certificates of its own.
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  if (existsSync(join('/', certificates))) cpSync(join('/', certificates), join(system, certificates));
  const file = join(folder, 'below.tar');
  spawnSync('tar', ['-C', system, '-cf', file, '.']);
  podman(['import', '--change', `ENV NODE_EXTRA_CA_CERTS=/${certificates}`, file, name]);
}
