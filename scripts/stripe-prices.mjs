// npm run stripe:prices: installs what is missing, then runs on the pinned runtime.
import { install, program, runInForeground } from './setup.mjs';

install({ withDev: false });
runInForeground([program('src/programs/stripe-prices.ts'), ...process.argv.slice(2)], {
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
});
