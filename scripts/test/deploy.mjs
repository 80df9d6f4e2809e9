// npm run test:deploy [-- --containers | --systemd] [--requests 30000]: the layout of compose.yaml (test/deploy/run.ts).
import { install, runInForeground } from '../setup.mjs';

await install();
runInForeground(['test/deploy/run.ts', ...process.argv.slice(2)]);
