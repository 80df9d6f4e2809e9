import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** No telemetry, the production mode of every tool, our Node first, and nothing of ours in their environment. */
export function toolEnv(folder: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const outer = /^(?:npm_(?:lifecycle|package)_|VITEST|VITE_|TEST$|NODE_ENV$|NODE_OPTIONS$|TOGETHER$)/;
  const kept = Object.entries(process.env).filter(([key]) => !outer.test(key));
  return {
    ...Object.fromEntries(kept),
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    TMPDIR: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    NODE_ENV: 'production',
    CI: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...more,
  };
}

/** Answers with what it printed; if it fails, the error has the end of that. */
export async function runTool(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await run(command, args, { cwd, env, maxBuffer: 50_000_000 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}\n${stderr}`.slice(-4_000)}`, { cause: error });
  }
}

type Found = { program: string; env: Record<string, string> } | { missing: string };

/** Hugo is a single program outside of npm: the one on the path, otherwise Debian's, unpacked without installing it. */
export async function findHugo(folder: string): Promise<Found> {
  const onPath = process.env.PATH?.split(delimiter).map((part) => join(part, 'hugo'));
  const program = onPath?.find((path) => existsSync(path));
  if (program) return { program, env: {} };
  try {
    await runTool('apt-get', ['download', 'hugo', 'libsass1', 'libwebp7'], folder, process.env);
    for (const file of globSync('*.deb', { cwd: folder })) {
      await runTool('dpkg', ['-x', file, 'debian'], folder, process.env);
    }
    const [library] = globSync('debian/usr/lib/*/libsass.so.1', { cwd: folder });
    const unpacked = join(folder, 'debian/usr/bin/hugo');
    const env = { LD_LIBRARY_PATH: join(folder, dirname(library ?? '')) };
    await runTool(unpacked, ['version'], folder, { ...process.env, ...env });
    return { program: unpacked, env };
  } catch (error) {
    return { missing: `there is no hugo on the path, and Debian's could not be had: ${String(error).slice(0, 200)}` };
  }
}
