import { runCheck } from './check.ts';
import { languageOf } from './check-options.ts';
import { runCi } from './ci/ci.ts';
import { runDiff } from './diff/diff.ts';
import { exits, readVersion, type Shell } from './shell.ts';
import { usage, wrongOptions } from './usage.ts';

type Command = (args: string[], shell: Shell) => Promise<number> | number;

const say = (text: string, shell: Shell): number => {
  shell.print(text);
  return exits.fine;
};

/** Loaded when it is needed: its pages are larger than the other commands. */
const conformance: Command = async (args, shell) =>
  (await import('./conformance/conformance.ts')).runConformance(args, shell);

const help: Command = (args, shell) => say(usage[languageOf(args) ?? 'en'], shell);
const version: Command = (_, shell) => say(readVersion(), shell);

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', runCheck],
  ['diff', runDiff],
  ['ci', runCi],
  ['conformance', conformance],
  ['help', help],
  ['--help', help],
  ['-h', help],
  ['version', version],
  ['--version', version],
]);

/** Reads the first word and hands the rest on. Gives the exit code. */
export async function runCommand([name = 'help', ...rest]: string[], shell: Shell): Promise<number> {
  const command = commands.get(name);
  const language = languageOf(rest) ?? 'en';
  if (!command) {
    shell.printMessage(`${wrongOptions.noCommand(name)[language]}\n${wrongOptions.seeHelp[language]}`);
    return exits.unusable;
  }
  try {
    return await command(rest, shell);
  } catch (error) {
    shell.printMessage(
      isUnopened(error) ? `${wrongOptions.notOpened(error.path)[language]} (${error.code}).` : stackOf(error),
    );
    // Not Node's own 1, which means that the score is too low.
    return exits.unusable;
  }
}

/** A file or folder that was named and can be neither read nor written. */
const isUnopened = (error: unknown): error is { path: string; code: string } =>
  error instanceof Error && 'path' in error && 'code' in error && 'syscall' in error;

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
