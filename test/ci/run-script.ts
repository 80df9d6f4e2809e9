import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ran, runRecorded } from '#cli/run-recorded.fixture.ts';

// Runs the scripts of the GitHub Action and of the GitLab template as their runners do. `npm pack` is npm's own where a
// process is asked for; `npx` is a stand-in, which would install the package's two dependencies.

/** The lines of a block scalar (`run: |`, `- |`), and the values of a mapping of plain scalars. */
export function readScript(file: string, opening: RegExp): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => opening.test(line)) + 1;
  const indent = /^ */.exec(lines[start] ?? '')?.[0].length ?? 0;
  const end = lines.findIndex((line, at) => at > start && line !== '' && !line.startsWith(' '.repeat(indent)));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .map((line) => line.slice(indent))
    .join('\n');
}

export function readMapping(file: string, opening: RegExp): Map<string, string> {
  const pairs = readScript(file, opening)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, key, value = ''] = /^([\w-]+): *(.*)$/.exec(line) ?? [];
      return key === undefined ? [] : [[key, value.replace(/^(['"])(.*)\1$/, '$2')]];
    });
  return new Map(pairs);
}

/** The inputs of the action with their defaults. */
export function readInputs(file: string): Map<string, string> {
  const block = readScript(file, /^inputs:/);
  const inputs = [...block.matchAll(/^([\w-]+):\n((?: {2}.*\n?)+)/gm)];
  return new Map(
    inputs.map(([, name = '', rest = '']) => [name, /^ {2}default: *['"]?(.*?)['"]?$/m.exec(rest)?.[1] ?? '']),
  );
}

/** What `npx` does: the built command as a process, or a note of the arguments, with which the test calls it. */
const stands = {
  process: `exec "${process.execPath}" "${resolve('build/programs/main.js')}" "$@"`,
  // Between zero bytes, as the shell gives them: whatever an argument holds.
  note: 'printf "%s\\0" "$@" > "$NPX_ARGUMENTS"',
};

interface Script {
  shell: string[];
  script: string;
  folder: string;
  env: Record<string, string>;
  /** A process for each run takes seconds on a busy machine; one test of each script has it. */
  as: keyof typeof stands;
}

export async function runScript({ shell, script, folder, env, as }: Script): Promise<Ran> {
  const bin = join(folder, '.bin');
  mkdirSync(bin, { recursive: true });
  const noted = join(bin, 'arguments');
  const programs = { npx: `shift 4\n${stands[as]}`, ...(as === 'process' ? {} : { npm: 'basename "$4"' }) };
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  writeFileSync(join(bin, 'script.sh'), script);
  const [command = 'sh', ...args] = shell;
  const given = { CI: 'true', ...env };
  const ran = await new Promise<Ran>((done) => {
    const child = spawn(command, [...args, join(bin, 'script.sh')], {
      cwd: folder,
      env: { PATH: `${bin}:${process.env.PATH}`, NPX_ARGUMENTS: noted, ...given },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => done({ code, out, err }));
  });
  if (as === 'process' || ran.code !== 0) return ran;
  return runRecorded(readFileSync(noted, 'utf8').split('\0').slice(0, -1), folder, given);
}
