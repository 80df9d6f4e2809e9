import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../instance.ts';
import { endProcess } from './end-process.ts';

const VERSION = '3.7.1';
const cache = join(import.meta.dirname, '..', '..', '.cache', `s3rver-${VERSION}`);

export interface TestStorage {
  name: string;
  url: string;
  env: Record<string, string>;
  /** Where the files of such an address lie on the disk. */
  filesAt(url: string): string;
  stop(): Promise<void>;
}

/** Installed beside the project on first use: nothing else needs it. Null if unavailable. */
export function s3Program(): string | null {
  const program = join(cache, 'node_modules', 's3rver', 'bin', 's3rver.js');
  if (!existsSync(program)) {
    mkdirSync(cache, { recursive: true });
    const args = ['install', '--prefix', cache, '--no-audit', '--no-fund', '--ignore-scripts', `s3rver@${VERSION}`];
    spawnSync('npm', args, { stdio: 'ignore' });
  }
  return existsSync(program) ? program : null;
}

/** An S3 server from npm. It checks signatures. Null if unavailable. */
export async function startS3(folder: string): Promise<TestStorage | null> {
  const program = s3Program();
  if (!program) return null;
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'pictures', '-s'];
  const server = spawn(process.execPath, ['--no-deprecation', program, ...args], { stdio: 'ignore' });
  await ready(server, port);
  return {
    name: `S3 (s3rver ${VERSION})`,
    url: `s3://pictures?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-central-1&prefix=linkbild`,
    // The only credentials this server knows.
    env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    filesAt: (url) => join(folder, 'pictures', new URL(url).searchParams.get('prefix') ?? ''),
    stop: () => endProcess(server, 'SIGTERM'),
  };
}

async function ready(server: ChildProcess, port: number) {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error('the S3 server did not start');
}
