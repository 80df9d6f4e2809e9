// The start for production: nothing is installed or built here, so that what runs is what was deployed (README, Running
// it).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, say } from './setup.mjs';
import { supervise } from './supervise.mjs';

const program = join('build', 'programs', 'server.js');
const isReady = existsSync(node) && existsSync(join(root, program));
if (!isReady) {
  say('Packages or the build are missing. Run `npm ci --omit=dev && npm run build` first.');
  process.exit(1);
}
supervise([program], { NODE_ENV: 'production' });
