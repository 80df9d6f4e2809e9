// node scripts/run.mjs FILE …: installs what is missing, then runs a program on Node 24, whatever Node the machine has.
import { install, runInForeground } from './setup.mjs';

await install();
runInForeground(process.argv.slice(2));
