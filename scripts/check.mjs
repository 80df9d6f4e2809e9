// npm run check -- URL: sets up what is missing, then audits on the pinned runtime.
import { install, runInForeground } from './setup.mjs';

install();
// A report is written where the command was typed; the program itself runs in the package's folder.
runInForeground(['src/cli/check.ts', ...process.argv.slice(2)], { INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
