import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './end-process.ts';

const shipped = join(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'linkbild.conf');

export interface NginxOptions {
  folder: string;
  /** Where it listens; http redirects to https. */
  httpPort: number;
  httpsPort: number;
  webPorts: readonly [number, number];
  hitFolder: string;
}

export const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
    existsSync(path),
  ) ?? null;

/** The shipped configuration with other ports and folders. Throws if a line to replace no longer exists. */
export function fillConfiguration({ folder, httpPort, httpsPort, webPorts, hitFolder }: NginxOptions): string {
  const replacements: [from: string, to: string][] = [
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${webPorts[0]} `],
    ['server 127.0.0.1:3010 ', `server 127.0.0.1:${webPorts[1]} `],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['server_name linkbild.example;', 'server_name localhost;'],
    ['https://$host$request_uri', `https://$host:${httpsPort}$request_uri`],
    ['/etc/nginx/tls/', `${folder}/tls/`],
    ['/var/cache/nginx/linkbild', `${folder}/cache`],
    ['/var/log/nginx/linkbild.log', `${folder}/access.log`],
    ['/var/lib/linkbild-hits', hitFolder],
  ];
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx/linkbild.conf has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(shipped, 'utf8'),
  );
}

/** A whole nginx in a folder: nothing of the machine's own configuration. */
export async function startNginx(program: string, options: NginxOptions) {
  const { folder, hitFolder } = options;
  for (const name of ['', 'tls', 'temp']) mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(hitFolder, { recursive: true });
  makeCertificate(join(folder, 'tls'));
  writeFileSync(join(folder, 'linkbild.conf'), fillConfiguration(options));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ');
  const main = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `daemon off; ${user} worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events { worker_connections 1024; }
    http { ${temporary} include linkbild.conf; }\n`,
  );
  const args = ['-c', main, '-p', folder, '-e', join(folder, 'error.log')];
  const tested = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx -t: ${tested.stderr}`);
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await isOpen(options.httpsPort))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await wait(20);
  }
  return {
    process: child as ChildProcess,
    certificate: readFileSync(join(folder, 'tls', 'fullchain.pem'), 'utf8'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: () => endProcess(child, 'SIGQUIT'),
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

export function makeCertificate(folder: string) {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr ?? made.error}`);
}
