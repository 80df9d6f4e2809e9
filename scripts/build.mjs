// npm run build: installs what is missing and builds what is stale for production, without starting anything.
import { build, install } from './setup.mjs';

await install('build');
build({ isForProduction: true });
