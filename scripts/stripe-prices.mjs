// npm run stripe:prices: installs what is missing, then runs on Node 24.
import { install, program, runInForeground } from './setup.mjs';

await install('run');
runInForeground([program('src/stripe-prices.ts'), ...process.argv.slice(2)], {
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
});
