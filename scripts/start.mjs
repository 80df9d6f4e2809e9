import { build, install, isBuilt, prepareDatabase, program } from './setup.mjs';
import { supervise } from './supervise.mjs';

const isDev = process.argv.includes('--dev');
// All of the server's sources; Vite reloads pages.
const sources = ['api', 'contract', 'domain', 'flows', 'images', 'io', 'jobs', 'site'].map((name) => `src/${name}`);
const watched = [...sources, 'integrations', 'sample-shop'].map((folder) => `--watch-path=${folder}`);
// Building needs packages that running does not.
await install(isDev || !isBuilt() ? 'build' : 'run');
const isPrepared = isDev || isBuilt() ? null : prepareDatabase();
if (!isDev) build();
await isPrepared;
supervise(isDev ? [...watched, 'src/server.ts'] : [program('src/server.ts')], {
  NODE_ENV: isDev ? 'development' : 'production',
});
