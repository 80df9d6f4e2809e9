import { build, install, isBuilt } from './setup.mjs';
import { supervise } from './supervise.mjs';

const isDev = process.argv.includes('--dev');
const watched = ['src/api', 'src/flows', 'src/io', 'src/jobs'].map((folder) => `--watch-path=${folder}`);
// Building needs packages that running does not.
install({ withDev: isDev || !isBuilt() });
if (!isDev) build();
supervise([...(isDev ? watched : []), 'src/server.ts'], { NODE_ENV: isDev ? 'development' : 'production' });
