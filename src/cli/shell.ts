/** What surrounds the command. It is handed in, so that tests need no process of their own. */
export interface Shell {
  env: Record<string, string | undefined>;
  /** Where the command was typed. */
  folder: string;
  /** A line of the result. */
  print: (line: string) => void;
  /** A line about the result, which must not end up in its file. */
  tell: (line: string) => void;
  isTerminal: boolean;
  columns: number | undefined;
  /** The bar is redrawn here in place. */
  progress: { isTTY?: boolean; write: (text: string) => unknown };
}

export const shellOfProcess = (): Shell => ({
  env: process.env,
  folder: process.cwd(),
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  isTerminal: process.stdout.isTTY,
  columns: process.stdout.columns,
  progress: process.stderr,
});
