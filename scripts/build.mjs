// npm run build: installs what is missing and builds what is stale for production, without starting anything.
import { buildDownload } from './package.mjs';
import { build, install } from './setup.mjs';

await install('build');
build({ isForProduction: true });
buildDownload();
