import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { startS3 } from './s3.ts';
import { ports, type SystemdChecked } from './systemd-checks.ts';
import { startMachine } from './systemd-machine.ts';

// The shipped units in a Debian with a systemd of its own, installed by the commands of deploy/README.md.

interface Options {
  folder: string;
  tree: string;
  debian: string | undefined;
  requests: number;
  /** Run in reverse order at the end. */
  endings: (() => unknown)[];
}

export async function startSystemd({ folder, tree, debian, requests, endings }: Options): Promise<SystemdChecked> {
  for (const port of [...ports.web, ports.worker]) await demandFree(port);
  const postgres = await startPostgres(join(folder, 'postgres'));
  endings.push(postgres.stop);
  const s3 = await startS3(join(folder, 's3'));
  if (!s3) throw new Error('no S3 server to be had: the units may write their own folders only');
  endings.push(s3.stop);
  const machine = await startMachine(folder, tree, debian);
  endings.push(machine.stop);
  const settings = {
    ...s3.env,
    SITE_URL: `http://localhost:${ports.web[0]}`,
    DATABASE_URL: postgres.url,
    STORAGE_URL: s3.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD: 'the admins long password',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const [start = '', ...setUp] = commandsBelow('With systemd').toReversed();
  for (const command of setUp.toReversed()) machine.run(`cd /opt/linkbild && ${command}`);
  machine.run(`cat >> /etc/linkbild/linkbild.env <<'END'\n${lines.join('\n')}\nEND`);
  return {
    machine,
    requests,
    commands: {
      start,
      sharePort: commandsBelow('Web processes on one port').map((line) => `cd /opt/linkbild && ${line}`),
    },
  };
}

/** The commands of a chapter, without those that build the tree or are about nginx, which this machine may have. */
function commandsBelow(heading: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/README.md'), 'utf8');
  const chapter = text.slice(text.indexOf(`## ${heading}\n`));
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(chapter) ?? [];
  const commands = block.split('\n').map((line) => line.replace(/(^|\s+)#.*$/, ''));
  return commands.filter((line) => line !== '' && !/^npm |\/etc\/nginx\//.test(line));
}

function demandFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(`port ${port}, which the units name, is in use`)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}
