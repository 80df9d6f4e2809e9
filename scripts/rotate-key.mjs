// npm run rotate-key: installs what is missing, then runs on Node 24.
import { install, program, runInForeground } from './setup.mjs';

await install('run');
runInForeground([program('src/programs/rotate-key.ts'), ...process.argv.slice(2)]);
