// npm run check -- URL: installs what is missing, then audits on Node 24.
import { join } from 'node:path';
import { install, program, root, runInForeground } from './setup.mjs';

await install('run');
// Folders and files are meant from where the command was typed, not from the package's folder.
const typedIn = process.env.INIT_CWD ?? process.cwd();
runInForeground(
  [join(root, program('src/cli/main.ts')), 'check', ...process.argv.slice(2)],
  {
    // Halves the start time: stripped and compiled modules are cached between runs.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'check'),
  },
  typedIn,
);
