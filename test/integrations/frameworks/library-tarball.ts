import { join } from 'node:path';
import { runTool, toolEnv } from './run-tool.ts';

const root = join(import.meta.dirname, '../../..');

/** The package as npm would install it. */
export async function packLibrary(folder: string): Promise<string> {
  const printed = await runTool(process.execPath, ['scripts/package.mjs', '--to', folder], root, toolEnv(folder));
  return printed.split('\n')[0] ?? '';
}
