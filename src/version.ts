import { readFileSync } from 'node:fs';
import { packageFile } from '#io/package-files.ts';

/** `0.1.0+3f2a9c1`: the package's version and, if the build knows it, the commit. */
export function readVersion(): string {
  const read = (path: string) => JSON.parse(readFileSync(packageFile(path), 'utf8'));
  const { version } = read('package.json') as { version: string };
  try {
    const { commit } = read('build/version.json') as { commit: string | null };
    return commit ? `${version}+${commit}` : version;
  } catch {
    return version; // in development nothing is built
  }
}
