import { build, install, runInForeground } from './setup.mjs';

const isDev = process.argv.includes('--dev');
install();
if (!isDev) build();
runInForeground(
  [
    ...(isDev
      ? ['--watch-path=src/api', '--watch-path=src/flows', '--watch-path=src/io', '--watch-path=src/jobs']
      : []),
    'src/server.ts',
  ],
  { NODE_ENV: isDev ? 'development' : 'production' },
);
