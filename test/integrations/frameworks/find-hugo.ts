import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runTool } from './run-tool.ts';

type Found = { program: string; env: Record<string, string> } | { missing: string };

/** Hugo is a single program outside of npm: the one on the path, otherwise Debian's, unpacked without installing it. */
export async function findHugo(folder: string): Promise<Found> {
  const onPath = process.env.PATH?.split(delimiter).map((part) => join(part, 'hugo'));
  const program = onPath?.find((path) => existsSync(path));
  if (program) return { program, env: {} };
  try {
    await runTool('apt-get', ['download', 'hugo', 'libsass1', 'libwebp7'], folder, process.env);
    for (const file of globSync('*.deb', { cwd: folder })) {
      await runTool('dpkg', ['-x', file, 'debian'], folder, process.env);
    }
    const [library] = globSync('debian/usr/lib/*/libsass.so.1', { cwd: folder });
    const unpacked = join(folder, 'debian/usr/bin/hugo');
    const env = { LD_LIBRARY_PATH: join(folder, dirname(library ?? '')) };
    await runTool(unpacked, ['version'], folder, { ...process.env, ...env });
    return { program: unpacked, env };
  } catch (error) {
    return { missing: `there is no hugo on the path, and Debian's could not be had: ${String(error).slice(0, 200)}` };
  }
}
