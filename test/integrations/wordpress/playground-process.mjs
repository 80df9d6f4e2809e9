// Started by playground.ts with the folder of the installed packages: a WordPress that listens until its parent ends it.
// Messages { id, code } are PHP to run inside of it; the answers are { id, text } or { id, error }.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { packages, wordpress, php, port } = JSON.parse(process.argv[2]);
const require = createRequire(join(packages, 'package.json'));
// The module that `import` takes is beside the one that `require` finds.
const { runCLI } = await import(pathToFileURL(join(require.resolve('@wp-playground/cli'), '..', 'index.js')).href);
const server = await runCLI({
  command: 'server',
  php,
  port,
  'site-url': `http://localhost:${port}`,
  'mount-before-install': [{ hostPath: wordpress, vfsPath: '/wordpress' }],
  wordpressInstallMode: 'install-from-existing-files',
  // WordPress asks itself at times, and while it waits for a check, Linkbild opens five of its pages.
  workers: 6,
  verbosity: 'quiet',
});
process.on('message', async ({ id, code }) => {
  try {
    const { text, errors, exitCode } = await server.playground.run({ code });
    process.send(exitCode === 0 ? { id, text } : { id, error: errors || text });
  } catch (error) {
    process.send({ id, error: String(error?.message ?? error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.send({ ready: true });
