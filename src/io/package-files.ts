import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// The one place that knows where the package's own files are. The same code runs from src/ (development, tests) and
// from the bundle in build/programs (decision 031), so no other file may look for files beside itself.

const root = packageAbove(import.meta.dirname);

function packageAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder));
}

/** `path` as in the repository: `src/io/db/migrations`. */
export const packageFile = (path: string) => join(root, path);

/** `npm test` has just built the bundle, and its processes start in half the time from it. */
const isBundled = !import.meta.filename.endsWith('.ts') || process.env.PROGRAMS === 'bundled';

/** The program of a process or thread; `source` is one of those listed in vite.programs.config.ts. */
export const programFile = (source: string) =>
  packageFile(isBundled ? `build/programs/${basename(source, '.ts')}.js` : source);
