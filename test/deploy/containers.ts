import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, podman, provide, runtime } from './base-images.ts';

// The image of the Dockerfile, built and run by podman, with the options that compose.yaml gives its services.

const root = join(import.meta.dirname, '..', '..');
export const IMAGE = 'linkbild-deploy-test';
/** Lower than what podman asks for, which takes a privilege that not every root has. */
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** Of its own layers; docs/decisions/055-what-is-installed-when.md has what it measured. */
const MAX_OWN_MEGABYTES = 450;

export interface Image {
  /** Megabytes of its own layers, and with the image below it, which is Node's. */
  ownMegabytes: number;
  megabytes: number;
  /** What it holds, as a folder to read. */
  tree: string;
  /** To run a service in it: program and arguments, its settings as for a process. */
  command(name: string, env: Record<string, string>): string[];
  kill(name: string): void;
  remove(): void;
}

/** Why containers cannot be run here; null: they can. */
export function missingForContainers(): string | null {
  if (!isThere('podman')) return 'podman is not installed (apt-get install --no-install-recommends podman runc)';
  return process.getuid?.() === 0 ? null : 'it has to be root: the containers share its network and folders';
}

export function buildImage(folder: string, say: (line: string) => void): Image {
  const below = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  provide(below, folder, say);
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
  const megabytes = (count: number) => Math.round(count / 1e6);
  return {
    ownMegabytes: megabytes(bytes(IMAGE) - bytes(below)),
    megabytes: megabytes(bytes(IMAGE)),
    tree: join(podman(['image', 'mount', IMAGE]), 'app'),
    command(name, { DATA_DIR = '', HIT_LOG_DIR, ...env }) {
      mkdirSync(DATA_DIR, { recursive: true, mode: 0o777 });
      spawnSync('chown', ['-R', accountOf(), DATA_DIR]);
      const settings = { ...env, DATA_DIR: '/data', ...(HIT_LOG_DIR ? { HIT_LOG_DIR: '/hits' } : {}) };
      return [
        'podman',
        ...(runtime() ? ['--runtime', runtime()] : []),
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

/** Both figures; throws where its own layers have become too large. */
export function checkSize({ ownMegabytes, megabytes }: Pick<Image, 'ownMegabytes' | 'megabytes'>): string {
  const figures = `${ownMegabytes} MB of its own, ${megabytes} MB with its base`;
  if (ownMegabytes >= MAX_OWN_MEGABYTES)
    throw new Error(`${figures}: its own have to stay below ${MAX_OWN_MEGABYTES} MB`);
  return figures;
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
