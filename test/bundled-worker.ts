import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import programs from '../vite.programs.config.ts';

const root = join(import.meta.dirname, '..');

/**
 * A program of the tests that one test starts and kills many times, as a bundle like those that are shipped: loading it
 * takes 0.3 s of processor time, its thousand source files 2 s each time. Returns what starts it.
 */
export async function bundleWorker<Order>(name: string) {
  const outDir = join(root, '.cache', 'workers', name);
  const rolldownOptions = { ...programs.build?.rolldownOptions, input: { [name]: join(root, 'test', `${name}.ts`) } };
  await build({ ...programs, root, configFile: false, build: { ...programs.build, outDir, rolldownOptions } });
  const file = join(outDir, `${name}.js`);
  return (order: Order, flags: string[] = []): ChildProcess =>
    spawn(process.execPath, [...flags, file, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
}
