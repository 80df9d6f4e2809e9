import { readFileSync } from 'node:fs';

/** `0.1.0+3f2a9c1`: the package's version and, where the build knows it, the commit. */
export function readVersion(): string {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const { version } = read('../package.json') as { version: string };
  try {
    const { commit } = read('../build/version.json') as { commit: string | null };
    return commit ? `${version}+${commit}` : version;
  } catch {
    return version; // in development nothing is built
  }
}
