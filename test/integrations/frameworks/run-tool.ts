import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
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
