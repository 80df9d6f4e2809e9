import { runCommand } from './run-command.ts';
import type { Shell } from './shell.ts';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** The command without a process of its own, typed in this folder. Nothing of this process is handed on. */
export async function runRecorded(args: string[], folder: string, env: Shell['env'] = {}): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const shell: Shell = {
    env,
    folder,
    print: (line) => out.push(`${line}\n`),
    printMessage: (line) => err.push(`${line}\n`),
    isTerminal: false,
    columns: undefined,
    progress: { write: (text) => err.push(text) },
  };
  const code = await runCommand(args, shell);
  return { code, out: out.join(''), err: err.join('') };
}
